// A whole game by keyboard alone: the focus can always be seen, is never lost, and is nowhere a prisoner.
//
//   node tools/keys.js     ADDRESS=http://... plays on a server that runs already
import assert from 'node:assert/strict';
import { launch } from './browser.js';
import { prefer } from './company.js';
import { dice, picture, playToTheEnd, standing } from './player.js';
import { serverToUse } from './server.js';

const BOTS = 2;

/** Runs in every page before its own scripts: notes what the focus does, and every pointer. */
function watch() {
  const seen = { stops: 0, pointers: 0, faults: [] };
  window.watched = seen;
  addEventListener('pointerdown', () => (seen.pointers += 1), true);
  const nameOf = (element) =>
    `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}`;

  /** Why the focus cannot be seen on an element, or nothing. */
  window.focusFault = (element) => {
    if (element === document.body) return 'the focus is lost';
    const style = getComputedStyle(element);
    const mark = // of the temple, of a province
      element.querySelector(':scope > .focus') ?? element.parentElement.querySelector(':scope > g .focus');
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    if (!outlined && (!mark || getComputedStyle(mark).stroke === 'none'))
      return `no mark of the focus on ${nameOf(element)}`;
    const box = element.getBoundingClientRect();
    const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y]));
    const isSeen = points.some(([x, y]) => {
      const there = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
      const drawn = there?.closest('label, .province'); // what lies on a label or a province belongs to it
      return there && (element.contains(there) || drawn?.contains(element));
    });
    return isSeen ? '' : `what has the focus is covered: ${nameOf(element)}`;
  };
  addEventListener('focusin', ({ target }) => {
    seen.stops += 1;
    if (target === document.body) return; // beyond the last stop are the browser's own bars
    // the browser scrolls to what gets the focus before the next picture
    requestAnimationFrame(() => {
      if (document.activeElement !== target) return;
      const fault = window.focusFault(target);
      if (fault) seen.faults.push(fault);
    });
  });

  /** Everything the tab key stops at, in its order. */
  window.stops = () =>
    [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter(
      (element) => {
        const around = document.querySelector('dialog[open]') ?? document;
        const isFolded = element.closest('details:not([open])') && element.tagName !== 'SUMMARY';
        return (
          around.contains(element) &&
          !isFolded &&
          element.tabIndex >= 0 &&
          !element.disabled &&
          element.checkVisibility({ visibilityProperty: true })
        );
      },
    );
  /** How many stops of the tab key it is from where the focus is to an element; negative is backwards. */
  window.distance = (element) => {
    const all = window.stops();
    const here = document.activeElement;
    const at = all.indexOf(here);
    const before = all.filter(
      (one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING && !one.contains(here),
    ).length;
    const far = all.indexOf(element) - (at >= 0 ? at : before - 0.5);
    return Math.sign(far) * Math.ceil(Math.abs(far));
  };
}

const isOn = (page, selector, at) =>
  page.evaluate(
    ([wanted, n]) => {
      const element = document.querySelectorAll(wanted)[n];
      return element === document.activeElement || element?.contains(document.activeElement);
    },
    [selector, at],
  );

const countStops = (page) => page.evaluate(() => window.stops().length);

/** Tab to an element, the shorter way round. */
async function tabTo(page, selector, at) {
  const count = await countStops(page);
  const far = await page.evaluate(
    ([wanted, n]) => {
      const element = document.querySelectorAll(wanted)[n];
      return window.distance(element.matches('label') ? element.querySelector('input') : element);
    },
    [selector, at],
  );
  for (let n = 0; n < Math.abs(far); n += 1) await page.keyboard.press(far < 0 ? 'Shift+Tab' : 'Tab');
  if (await isOn(page, selector, at)) return;
  if ((await countStops(page)) !== count)
    await tabTo(page, selector, at); // more has appeared meanwhile: on from here
  else throw new Error(`the tab key does not lead to ${selector}; see ${await picture(page, 'keys-tab')}`);
}

/** Arrows to a province: up and down first, then across. */
async function arrowTo(page, province) {
  for (let n = 0; n < 20; n += 1) {
    const key = await page.evaluate((wanted) => {
      const middle = (element) => {
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2, box.height / 2, box.width / 2];
      };
      const here = document.activeElement;
      if (!here.matches('[data-province]')) return 'ArrowDown'; // an arrow pressed anywhere goes to the board
      if (here.dataset.province === wanted) return '';
      const [x, y, high, wide] = middle(here);
      const [toX, toY] = middle(document.querySelector(`[data-province=${wanted}]`));
      if (Math.abs(toX - x) > wide) return toX > x ? 'ArrowRight' : 'ArrowLeft';
      return Math.abs(toY - y) > high ? (toY > y ? 'ArrowDown' : 'ArrowUp') : 'ArrowDown';
    }, province);
    if (!key) return;
    // blocked provinces are passed over, so that some are on no straight way; with Shift there is always one
    await page.keyboard.press(n < 6 ? key : `Shift+${key}`);
  }
  throw new Error(`arrows do not lead to ${province}; see ${await picture(page, 'keys-arrows')}`);
}

/** The key t takes one tool after the other. */
async function takeTool(page, selector, at) {
  const isTaken = () =>
    page.evaluate(
      ([wanted, n]) => document.querySelectorAll(wanted)[n]?.ariaPressed === 'true',
      [selector, at],
    );
  for (let n = 0; n < 9 && !(await isTaken()); n += 1) await page.keyboard.press('t');
  assert.ok(await isTaken(), `the key t does not lead to ${selector} ${at}`);
}

async function byKeys(page, { kind, selector, at }) {
  if (kind === 'close') return page.keyboard.press('Escape');
  const { province, digit } = await page.evaluate(
    ([wanted, n]) => {
      const element = document.querySelectorAll(wanted)[n];
      return { province: element.dataset.province, digit: element.getAttribute('aria-keyshortcuts') };
    },
    [selector, at],
  );
  const isTyping = await page.evaluate(() => document.activeElement.matches('input, select, textarea'));
  if (digit === 't' && !isTyping) return takeTool(page, selector, at);
  if (digit && !isTyping) return page.keyboard.press(digit);
  // nine and fewer choices have their digits; provinces have none while the ladder of one of them is open
  const isOpen = await page.evaluate(() => document.querySelector('.beside button.open') !== null);
  const counted = ['.beside button.open', '[data-testid=choice]', isOpen ? '' : '[data-testid=bid-province]'];
  assert.ok(!counted.includes(selector) || at >= 9 || isTyping, `no digit for ${selector} ${at}`);
  if (province) await arrowTo(page, province);
  else await tabTo(page, selector, at);
  const isBox = await page.evaluate(() => document.activeElement.matches('input[type=checkbox]'));
  return page.keyboard.press(isBox ? 'Space' : 'Enter');
}

/** Round and round: the tab key comes to everything and back again. */
async function goRound(page, where) {
  const count = await countStops(page);
  const visited = new Set();
  for (let n = 0; n < 2 * count + 4 && visited.size <= count; n += 1) {
    await page.keyboard.press('Tab');
    visited.add(
      await page.evaluate(() => {
        const all = window.stops();
        return all.indexOf(document.activeElement);
      }),
    );
  }
  if ((await countStops(page)) !== count) return goRound(page, where); // more has appeared meanwhile: once more
  visited.delete(-1); // the browser's own bars lie between the last stop and the first
  const missing = await page.evaluate(
    (found) =>
      window
        .stops()
        .filter((_, n) => !found.includes(n))
        .map((element) => element.outerHTML.slice(0, 90)),
    [...visited],
  );
  assert.deepEqual(missing, [], `${where}: the tab key does not come to everything`);
  return count;
}

/** Dialogs open by a key, hold the focus while they are open, and give it back. */
async function openAndClose(page, key) {
  await tabTo(page, '[data-province][tabindex="0"]', 0);
  const before = await page.evaluate(() => document.activeElement.dataset.province);
  await page.keyboard.press(key);
  await page
    .locator(key === 'r' ? 'dialog[open] article' : 'dialog[open]')
    .first()
    .waitFor(); // rules are loaded first
  await goRound(page, `dialog of ${key}`);
  const inside = await page.evaluate(() => document.activeElement.closest('dialog') !== null);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' }); // shut at once, gone a frame later: keys count again then
  const after = await page.evaluate(() => document.activeElement.dataset?.province);
  assert.ok(inside || after, `${key}: the focus has left the dialog`);
  assert.equal(after, before, `${key}: the focus does not come back`);
}

const began = Date.now();
const server = await serverToUse();
const browser = await launch();
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await prefer(context, { name: 'Keys', title: 'anniversary', bots: BOTS, level: 'greedy' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(server.address);
  await page.locator('[data-testid=play-now]').waitFor();
  await tabTo(page, '[data-testid=play-now]', 0);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/*');
  await page.locator('[data-testid=confirm]').waitFor();
  const stops = await goRound(page, 'table');
  for (const key of ['?', 'l', 'r', 'q', 'd']) await openAndClose(page, key);
  let moved = false;
  const figures = await playToTheEnd(page, 'keys', {
    touch: byKeys,
    random: dice(5),
    async check(_, step) {
      if (step.kind === 'close') return;
      const faults = await page.evaluate(async () => {
        // what had the focus may have gone this moment: the page leads it elsewhere a little later
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const lost = window.focusFault(document.activeElement);
        return [...window.watched.faults, ...(lost ? [lost] : [])];
      });
      if (moved && faults.length)
        throw new Error(`${faults.join('; ')}; see ${await picture(page, 'keys-focus')}`);
      moved = true;
    },
  });
  const { pointers, stops: focused } = await page.evaluate(() => window.watched);
  assert.equal(pointers, 0, 'something was done with a pointer');
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(
    `by keyboard: ${seconds} s, ${figures.moves} moves, ${focused} stops of the focus, all to be seen, none lost; ` +
      `${stops} stops around the table; ${await standing(page)}`,
  );
} finally {
  await browser.close();
  await server.stop();
}
