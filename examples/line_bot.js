// A bot for the line protocol in JavaScript: it passes and ends turns where it can, and takes the first choice
// otherwise. Run with: amunre bots check "mine=node examples/line_bot.js"

const readline = require('node:readline');

const LAZY = ['pass', 'done', 'collect'];

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    say({ type: 'hello', protocol: 1 });
  } else if (message.type === 'choose') {
    const lazy = message.choices.find((group) => LAZY.includes(group.type));
    say({ type: 'answer', id: message.id, action: (lazy ?? message.choices[0]).example });
  } else {
    process.exit(0);
  }
});

function say(message) {
  process.stdout.write(JSON.stringify(message) + '\n');
}
