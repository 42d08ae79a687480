// What fits, and where things are: names and figures are not cut, clocks stand in line, the newest line of the log is in
// sight, cards take the room that is free, and on a phone everything that is touched is large enough. In German, whose
// words are long.
//
//   node tools/layout.js     ADDRESS=http://... names a server that runs already
import assert from 'node:assert/strict';
import { launch } from './browser.js';
import { picture } from './player.js';
import { deviceOf, goTo, readMoments } from './screens.js';
import { serverToUse } from './server.js';

process.env.SPEAK = 'de';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** CSS pixels, as the project asks of every target; cards that lie on each other are at least so wide. */
const LEAST = { height: 44, width: 24 };
const LONG_NAME = 'Khaemwaset 47';

const moments = readMoments();
const server = await serverToUse();
const browser = await launch();
const faults = [];

/** A moment with long names and running clocks, on which the server reckons 12 more points for everybody. */
async function open(name, viewport) {
  const moment = structuredClone(moments[name]);
  for (const seat of moment.seen.seats) {
    seat.name = LONG_NAME;
    seat.seconds_left = 1500;
  }
  moment.seen.settings.clock = { ...moment.seen.settings.clock, pace: 'live', bank: 1800, increment: 30 };
  const context = await browser.newContext(deviceOf(viewport));
  const page = await context.newPage();
  await page.route('**/forecast', (route) => {
    const items = moment.seen.seats.map((_, seat) => ({
      ...{ seat, kingdom: 1, source: 'pyramids', province: 'abu', points: 12, rule: 'scoring-2' },
    }));
    return route.fulfill({ json: { items, levels: [], position: 0, theft: 3, gains: [] } });
  });
  await goTo(page, server.address, name, { [name]: moment });
  await page.locator('.points .more').first().waitFor();
  return page;
}

/** Look at a page in the page; what is wrong is told with a picture. */
async function check(page, what, look, argument) {
  const wrong = await page.evaluate(look, argument);
  for (const one of wrong) faults.push(`${what}: ${one}`);
  if (wrong.length) faults.push(`see ${await picture(page, `layout ${what}`)}`);
}

/** Names with less room than they need. */
const cutNames = () =>
  [...document.querySelectorAll('.players .name strong')]
    .filter((name) => name.scrollWidth > name.closest('.name').clientWidth + 1)
    .map((name) => `${name.textContent} has ${name.closest('.name').clientWidth} of ${name.scrollWidth} px`);

/** Clocks by their place in their panel, which has to be the same in all. */
function crookedClocks() {
  const places = [...document.querySelectorAll('.players [role=timer]')].map((clock) => {
    const [box, around] = [clock, clock.closest('article')].map((one) => one.getBoundingClientRect());
    return `${Math.round(around.right - box.right)} from the right, ${Math.round(box.top - around.top)} from the top`;
  });
  return places.filter((place) => place !== places[0]).concat(places.length > 1 ? [] : ['no clocks']);
}

function hiddenLine() {
  const list = document.querySelector('.log ol');
  const [box, last] = [list, list.lastElementChild].map((one) => one.getBoundingClientRect());
  return last.bottom > box.bottom + 1
    ? [`the newest line ends ${last.bottom - box.bottom} px below the log`]
    : [];
}

function coveredCards() {
  const boxes = [...document.querySelectorAll('.hand .favour')].map((card) => card.getBoundingClientRect());
  const covered = boxes.filter((box, n) => n && box.left < boxes[n - 1].right - 1);
  return boxes.length < 7 ? ['a small hand'] : covered.map((box) => `a card at ${Math.round(box.left)} px`);
}

/** Figures of chips that reach beyond their chip. */
function cutFigures() {
  return [...document.querySelectorAll('.players .points')].flatMap((points) => {
    const text = document.createRange();
    text.selectNodeContents(points);
    const [box, around] = [text, points.closest('article')].map((one) => one.getBoundingClientRect());
    const fits = box.top >= around.top && box.left >= around.left && box.right <= around.right + 1;
    return fits ? [] : [`${points.textContent.trim()} reaches out of its chip`];
  });
}

/** All that can be touched now; links and buttons in a line of text are as large as its words. */
function smallTargets(least) {
  const found = document.querySelectorAll('button, a[href], select, summary, input, label:has(input)');
  return [...found].flatMap((target) => {
    const isSeen = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const box = (target.closest('label') ?? target).getBoundingClientRect();
    const isHidden = !box.width || target.closest('.hidden-text, p');
    if (!isSeen || isHidden || (box.height >= least.height - 0.5 && box.width >= least.width)) return [];
    const name = target.getAttribute('aria-label') ?? target.textContent.trim();
    return [`${name.slice(0, 40)}: ${Math.round(box.width)} by ${Math.round(box.height)} px`];
  });
}

/** What is chosen in the settings is seen at once, whatever the device says, and the page stays as wide as the screen. */
async function choose(page, theme, size) {
  await page.locator('header button:last-child').first().click();
  await page.locator('[data-testid=menu-settings]').click();
  await page.locator('[data-testid=theme]').selectOption(theme);
  await page.locator('[data-testid=text-size]').selectOption(size);
}

const worn = ([paper, size]) => {
  const { backgroundColor, fontSize } = getComputedStyle(document.documentElement);
  const found = [backgroundColor, fontSize];
  return found.join() === [paper, size].join() ? [] : [found.join(' and ')];
};

const tooWide = () =>
  document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} px`] : [];

const DAY = 'rgb(247, 238, 216)';
const NIGHT = 'rgb(18, 20, 42)';

const began = Date.now();
try {
  const sealed = await open('sealed', DESK);
  await check(sealed, 'names', cutNames);
  await check(sealed, 'clocks', crookedClocks);
  await check(sealed, 'log', hiddenLine);
  await sealed.setViewportSize({ width: 1440, height: 700 });
  await sealed.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await check(sealed, 'log after less room', hiddenLine);
  await check(await open('all-market', DESK), 'clocks with expansions', crookedClocks);
  await check(await open('harvest', { width: 1600, height: 900 }), 'hand', coveredCards);
  for (const name of ['auction', 'market', 'offer', 'gift', 'harvest', 'five', 'all-tomb']) {
    const page = await open(name, PHONE);
    await check(page, `figures of ${name}`, cutFigures);
    await check(page, `targets of ${name}`, smallTargets, LEAST);
  }
  const page = await open('auction', PHONE);
  await check(page, 'looks before a choice', worn, [DAY, '16px']);
  await choose(page, 'dark', 'larger');
  await check(page, 'dark and larger', worn, [NIGHT, '20px']);
  await page.keyboard.press('Escape');
  await check(page, 'width with large text', tooWide);
  await page.emulateMedia({ colorScheme: 'dark' });
  await choose(page, 'light', 'usual');
  await check(page, 'light by night', worn, [DAY, '16px']);
} finally {
  await browser.close();
  await server.stop();
}
console.log(`layout: ${faults.length || 'no'} faults, ${((Date.now() - began) / 1000).toFixed(0)} s`);
assert.deepEqual(faults, []);
