// A whole game on a phone by touch: nothing is wider than the screen, and all that is touched is large enough.
//
//   node tools/touch.js [TITLE:PLAYERS]     ADDRESS=http://... plays on a server that runs already
import { launch } from './browser.js';
import { guest, meet } from './company.js';
import { dice, picture, playToTheEnd, standing } from './player.js';
import { serverToUse } from './server.js';

const [title = 'anniversary', players = '3'] = (process.argv[2] ?? '').split(':').filter(Boolean);
/** CSS pixels, as the project asks of every target. */
const LEAST = 44;

async function check(page, step) {
  const wrong = [];
  const wide = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  if (wide[0] > wide[1]) wrong.push(`the page is ${wide[0]} px wide on a screen of ${wide[1]}`);
  const least = Math.min(step.width, step.height);
  if (least < LEAST - 0.5) wrong.push(`"${step.name}" is only ${least.toFixed(1)} px (${step.selector})`);
  if (wrong.length) throw new Error(`touch: ${wrong.join('; ')}; see ${await picture(page, 'touch-fault')}`);
  smallest = Math.min(smallest, least);
}

let smallest = Infinity;
const began = Date.now();
const server = await serverToUse();
const browser = await launch();
try {
  const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
  const page = await guest(browser, server.address, 'Thumb', phone);
  await meet([page], server.address, title, Number(players) - 1);
  const { clicks, moves } = await playToTheEnd(page, 'touch', {
    touch: (_, { x, y }) => page.touchscreen.tap(x, y),
    check,
    random: dice(3),
  });
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(
    `by touch, ${title}: ${seconds} s, ${clicks} taps, ${moves} moves, smallest target ${smallest.toFixed(0)} px; ` +
      `${await standing(page)}`,
  );
} finally {
  await browser.close();
  await server.stop();
}
