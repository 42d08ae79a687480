// Looks at every page with axe, by day and by night, on a desk and on a phone. ADDRESS=http://... names the server.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launch } from './browser.js';
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

/** Three people at one device, and the first page without a connection. */
async function lookAtOneDevice(page, address, name) {
  await page.goto(`${address}/new`);
  await page.locator('[data-testid=players]').selectOption('3');
  for (const seat of [2, 3]) {
    await page.locator(`[data-testid=seat-${seat}]`).selectOption('here');
    await page.locator(`[data-testid=name-${seat}]`).fill(`Guest ${seat}`);
  }
  await look(page, name('new-here'));
  await page.locator('form button.strong').click();
  await page.locator('[data-testid=take][aria-disabled=false]').waitFor();
  await look(page, name('hand-over'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto(address);
  await page.locator('[data-testid=offline-home]').waitFor();
  await look(page, name('offline'));
}

async function lookAtAll(browser, address, colorScheme, viewport) {
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
  await page.goto(`${address}/new`);
  await page.locator('form').waitFor();
  await look(page, name('new'));
  await page.locator('form button.strong').click();
  await page.locator('img[alt*=camera]').waitFor();
  await look(page, name('lobby'));
  await page.goto(address);
  await page.locator('[data-testid=play-now]').click();
  await page.locator('[data-testid=confirm]').waitFor();
  await page.waitForTimeout(500);
  await look(page, name('table'));
  await page.locator('header button').first().click();
  await page.locator('dialog article').first().waitFor();
  await look(page, name('rules'));
  await lookAtOneDevice(page, address, name);
  await context.close();
}

const running = { address: process.env.ADDRESS, stop: async () => undefined };
const server = process.env.ADDRESS ? running : await startServer();
const browser = await launch();
try {
  for (const viewport of SIZES) {
    for (const scheme of ['light', 'dark']) await lookAtAll(browser, server.address, scheme, viewport);
  }
} finally {
  await browser.close();
  await server.stop();
}
if (failed) process.exitCode = 1;
