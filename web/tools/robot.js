// A robot that plays whole games by mouse, in a real browser against a real server and its bots.
//
//   node tools/robot.js [TITLE:PLAYERS ...]     without any: every title, all expansions together
//   AT_ONCE=2 games side by side; SEED=7 of the robot's choices; SHOTS=folder for pictures of what fails;
//   ADDRESS=http://... plays on a server that runs already
import { launch } from './browser.js';
import { guest, meet } from './company.js';
import { dice, picture, playToTheEnd, standing } from './player.js';
import { serverToUse } from './server.js';

const ALL = 'anniversary+officials+afterlife+statues+pharaoh+promos';
const GAMES = ['classic:3', 'revised+expert:3', 'anniversary+officials:2', `${ALL}:3`, 'cardgame:3'];
const AT_ONCE = Number(process.env.AT_ONCE ?? 2);
const SEED = Number(process.env.SEED ?? 7);

async function play(browser, address, game, seed) {
  const began = Date.now();
  const [title, players] = game.split(':');
  const page = await guest(browser, address, 'Robot');
  await meet([page], address, title, Number(players) - 1);
  const { clicks, moves, decisions } = await playToTheEnd(page, game, { random: dice(seed) });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${game}: ${seconds} s, ${clicks} clicks, ${moves} moves; ${await standing(page)}`);
  console.log(`    decisions: ${[...decisions].sort().join(', ')}`);
  if (process.env.SHOTS) await picture(page, `${game}-end`);
  await page.context().close();
}

const games = process.argv.length > 2 ? process.argv.slice(2) : GAMES;
const began = Date.now();
const server = await serverToUse();
const browser = await launch();
try {
  const waiting = games.map((game, number) => [game, SEED + number]);
  const hand = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await play(browser, server.address, ...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  console.log(`${games.length} games by mouse in ${((Date.now() - began) / 1000).toFixed(0)} s`);
} catch (fault) {
  console.error(server.lines.slice(-20).join('\n'));
  throw fault;
} finally {
  await browser.close();
  await server.stop();
}
