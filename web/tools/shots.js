// Pictures of the main screens, on a phone, a tablet and a desk, by day and by night.
//
//   node tools/shots.js FOLDER [NAME ...]     without names: all of them; SIZES=1440 SCHEMES=light for fewer
//
// Moments at the table come from fixed games (moments.py): the page is real, its socket is played to it, so that
// the pictures are the same in every run. Home, set-up and lobby come from a real server.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from './browser.js';
import { serverToUse } from './server.js';

const [folder = 'shots', ...names] = process.argv.slice(2);
const SIZES = [
  { width: 360, height: 800 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
].filter(({ width }) => (process.env.SIZES ?? `${width}`).split(',').includes(`${width}`));
const SCHEMES = (process.env.SCHEMES ?? 'light,dark').split(',');

/** What is done at a moment before the picture is taken. */
const click = (selector) => async (page) => page.locator(selector).first().click();
const ladder = async (page) => {
  await page.locator('[data-testid=bid-province]').first().click();
  await page.locator('.beside button.open, [data-testid=bid-step]').locator('visible=true').nth(1).click();
};
const SCREENS = {
  home: { at: '/', ready: '[data-testid=play-now]' },
  new: { at: '/new', ready: 'form' },
  about: { at: '/about', ready: 'main' },
  lobby: { at: '/new', ready: 'form', does: click('form button.strong'), then: 'img[alt*=camera]' },
  start: { moment: 'start' },
  auction: { moment: 'auction', does: ladder },
  market: {
    moment: 'market',
    async does(page) {
      for (const more of await page.locator('[data-testid^=more-]:enabled').all()) await more.click();
    },
  },
  offer: { moment: 'offer' },
  sealed: { moment: 'sealed' },
  gift: { moment: 'gift' },
  harvest: { moment: 'harvest' },
  second: { moment: 'second' },
  final: { moment: 'final', then: '[data-testid=final]' },
  scoring: { moment: 'final', does: click('dialog .buttons button:nth-last-child(2)'), then: 'dialog table' },
  points: { moment: 'second', does: click('.points'), then: 'dialog' },
  log: { moment: 'harvest', does: (page) => page.keyboard.press('l'), then: 'dialog' },
  menu: { moment: 'harvest', does: click('header button:last-child'), then: 'dialog' },
  rules: { moment: 'auction', does: click('header .buttons button'), then: 'dialog article' },
  keys: { moment: 'auction', does: (page) => page.keyboard.press('?'), then: 'dialog dl' },
  five: { moment: 'five', does: ladder },
  'five-harvest': { moment: 'five-harvest' },
  'all-auction': { moment: 'all-auction', does: ladder },
  'all-market': { moment: 'all-market' },
  'all-tomb': { moment: 'all-tomb' },
  'all-harvest': { moment: 'all-harvest' },
  expert: { moment: 'expert' },
};

function readMoments() {
  const file = join(tmpdir(), `amunre-moments-${process.pid}.json`);
  const here = (name) => new URL(name, import.meta.url).pathname;
  execFileSync(here('../../.venv/bin/python'), [here('moments.py'), file], { stdio: 'inherit' });
  const moments = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return moments;
}

/** Play the frames of a moment to whoever asks for the table. */
async function tell(page, { seen, messages }) {
  await page.routeWebSocket('**/socket', (socket) => {
    socket.onMessage((frame) => {
      const { type, since } = JSON.parse(frame);
      if (type !== 'hello') return;
      socket.send(JSON.stringify({ type: 'welcome', viewer: 0, since }));
      for (const message of messages.slice(since))
        socket.send(JSON.stringify({ type: 'message', ...message }));
      socket.send(JSON.stringify({ type: 'state', table: seen }));
    });
  });
}

async function take(browser, address, name, screen, moments, viewport) {
  const phone = viewport.width < 600 ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {};
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...phone });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const kept = { name: 'Merit', title: 'anniversary', bots: 3, level: 'greedy', confirm: true };
    localStorage.setItem('amunre.preferences', JSON.stringify(kept));
  });
  if (screen.moment) {
    const moment = moments[screen.moment];
    await tell(page, moment);
    await page.goto(`${address}/table/${moment.seen.id}`);
    await page.locator('.prompt').waitFor();
  } else {
    await page.goto(`${address}${screen.at}`);
    await page.locator(screen.ready).waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
  await screen.does?.(page);
  if (screen.then) await page.locator(screen.then).first().waitFor();
  await page.mouse.move(0, 0);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `${name}-${viewport.width}-${colorScheme}.png`) });
  }
  await context.close();
}

mkdirSync(folder, { recursive: true });
const moments = readMoments();
const server = await serverToUse();
const browser = await launch();
try {
  for (const [name, screen] of Object.entries(SCREENS)) {
    if (names.length && !names.includes(name)) continue;
    for (const viewport of SIZES) await take(browser, server.address, name, screen, moments, viewport);
    console.log(`${name}: ${SIZES.length * SCHEMES.length} pictures`);
  }
} finally {
  await browser.close();
  await server.stop();
}
