// Looks at every page with axe, by day and by night, on a desk and on a phone. ADDRESS=http://... names the server.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launch } from './browser.js';
import { finishedGame, keepSeat } from './finished.js';
import { startServer } from './server.js';

const SHOTS = process.env.SHOTS ?? '';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
];

let failed = 0;

async function look(page, name) {
  await page.evaluate(AXE);
  // figures drawn on a province are told in words by its name, so they are not repeated in it
  const rules = { 'label-content-name-mismatch': { enabled: false } };
  const options = { runOnly: TAGS, rules };
  const found = await page.evaluate((wanted) => window.axe.run(document, wanted), options);
  for (const { id, help, nodes } of found.violations) {
    failed += 1;
    console.log(`${name}: ${id}: ${help} (${nodes.length})`);
    for (const node of nodes.slice(0, 3))
      console.log(`    ${node.target.join(' ')}  ${node.failureSummary.split('\n')[1]}`);
  }
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

/** Pick gold cards until they are a reserve, and wait to be asked for a bid. */
async function layReserve(page) {
  while (!(await page.locator('[data-testid=confirm]:enabled').count())) {
    await page.locator('[data-testid=gold-card]').first().click();
  }
  await page.locator('[data-testid=confirm]').click();
  await page.locator('[data-decision=bid]').waitFor();
}

async function lookAtAll(browser, address, game, colorScheme, viewport) {
  const context = await browser.newContext({
    colorScheme,
    viewport,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const name = (what) => `${what}-${viewport.width}-${colorScheme}`;
  await page.goto(address);
  await page.locator('[data-testid=play-now]').waitFor();
  await look(page, name('home'));
  await page.goto(`${address}/about`);
  await look(page, name('about'));
  await page.goto(`${address}/account`);
  await page.locator('[data-testid=make-account]').click();
  await look(page, name('account'));
  await page.goto(`${address}/new`);
  await page.locator('form').waitFor();
  await page.locator('[data-testid=pace-slow]').check();
  await look(page, name('new'));
  await page.locator('form button.strong').click();
  await page.locator('img[alt*=camera]').waitFor();
  await look(page, name('lobby'));
  await page.goto(address);
  await page.locator('[data-testid=play-now]').click();
  await page.locator('[data-testid=confirm]').waitFor();
  await page.waitForTimeout(500);
  await look(page, name('table'));
  for (const sheet of ['people', 'settings', 'orders', 'invite']) {
    await page.locator('[aria-label=Menu]').click();
    await page.locator(`[data-testid=menu-${sheet}]`).click();
    await page.locator('dialog[open] .inside').waitFor();
    await look(page, name(sheet));
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-testid=hint]').click();
  await page.locator('[data-testid=hint] + p:not(:empty)').waitFor();
  await page.waitForTimeout(500);
  await look(page, name('hint'));
  await page.locator('header button').first().click();
  await page.locator('dialog article').first().waitFor();
  await look(page, name('rules'));
  await page.goto(address);
  await page.locator('select').first().selectOption('cardgame');
  await page.locator('[data-testid=play-now]').click();
  await page.locator('[data-testid=gold-card]').first().waitFor();
  await look(page, name('cards-reserve'));
  await layReserve(page);
  await page.locator('[data-testid=gold-card]').first().click();
  await page.waitForTimeout(500);
  await look(page, name('cards-bid'));
  await page.goto(`${address}/games`);
  await page.locator('[data-testid^=games-]').first().waitFor();
  await look(page, name('games'));
  await keepSeat(page, game);
  await page.goto(`${address}/table/${game.id}`);
  await page.locator('[data-testid=final]').waitFor();
  await look(page, name('ending'));
  await page.goto(`${address}/table/${game.id}/replay?at=60&as=open`);
  await page.locator('.drawing[aria-busy=false] svg').first().waitFor();
  await look(page, name('replay'));
  await page.goto(`${address}/table/${game.id}/review`);
  await page.locator('[data-testid=standing]').waitFor();
  for (const details of await page.locator('summary').all()) await details.click();
  await look(page, name('review'));
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${address}/games`);
  await page.locator('.empty').waitFor();
  await look(page, name('no-games'));
  await context.close();
}

const running = { address: process.env.ADDRESS, stop: async () => undefined };
const server = process.env.ADDRESS ? running : await startServer();
const browser = await launch();
try {
  const game = await finishedGame(server.address);
  for (const viewport of SIZES) {
    for (const scheme of ['light', 'dark']) await lookAtAll(browser, server.address, game, scheme, viewport);
  }
} finally {
  await browser.close();
  await server.stop();
}
if (failed) process.exitCode = 1;
