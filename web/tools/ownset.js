// A table is set up with the figures of an owner's own copy: faults are told with line and field, who comes by the link
// sees what is different before sitting down, and board, ladder, menu and replay show it.   SHOTS=folder keeps pictures.
import assert from 'node:assert/strict';
import { launch } from './browser.js';
import { guest } from './company.js';
import { startServer } from './server.js';

const SHOTS = process.env.SHOTS ?? '';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const FILE = `name = "Our copy"

[province.abu]
fields = 5
icons = 3

[table]
ladder = [0, 2, 4, 8, 16, 32]
start_gold = 25
`;
const server = await startServer();
const browser = await launch();

const at = (page, id) => page.locator(`[data-testid=${id}]`).first();
const shot = async (page, name) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/ownset-${name}.png`, fullPage: true });
};

async function visitor(name, options = {}) {
  const page = await guest(browser, server.address, name, options);
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (fault) => assert.fail(`${name}: ${fault.message}`));
  return page;
}

/** Choose a file with this text. */
async function choose(page, text) {
  await at(page, 'own-file').setInputFiles({
    name: 'mine.toml',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
}

async function setUp(page) {
  await page.goto(`${server.address}/new`);
  await page.locator('input[name=edition]').nth(0).check();
  await page.getByText('Figures of a printed copy').click();
  await at(page, 'own-set').fill('[province.abu]\n\nfields = 99');
  await at(page, 'own-check').click();
  await page.getByText('Line 3: province.abu.fields must be a whole number from 0 to 12, not 99.').waitFor();
  await shot(page, 'fault');
  await page.locator('form button.strong').click();
  await page.getByText('Check the file with the figures first').waitFor();
  await choose(page, `#${'x'.repeat(40_000)}`);
  await page.getByText('32 KiB').waitFor();
  await choose(page, FILE);
  await page.getByText('“Our copy” changes 4 figures.').waitFor();
  const lines = await at(page, 'figures').locator('li').allInnerTexts();
  assert.match(lines.join('\n'), /Abu: fields\s+5 \(usually 2\)/);
  await shot(page, 'set-up');
  await at(page, 'players').selectOption('3');
  await at(page, 'seat-2').selectOption('open');
  await at(page, 'seat-3').selectOption('greedy');
  await page.locator('form button.strong').click();
  await page.waitForURL('**/table/*');
  return page.url();
}

async function seesItBeforeSitting(page, table) {
  await page.goto(table);
  await at(page, 'figures').waitFor();
  const lines = await at(page, 'figures').locator('li').allInnerTexts();
  assert.equal(lines.length, 4);
  await page.getByText('This table plays with the set “Our copy”.').waitFor();
  await shot(page, 'lobby');
  await page.locator('li button.strong').click();
}

/** What is said of a province on the map, to whoever cannot see it. */
async function told(page, province) {
  const labels = await page
    .locator('[aria-label], [aria-description]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.filter((label) => label.startsWith(province)).join('\n');
}

async function played(host, other) {
  await host.locator('button.start').click();
  for (const page of [host, other]) await page.locator('[data-status=running]').waitFor();
  const label = await told(host, 'Abu');
  assert.match(label, /0 of 5/, label);
  assert.match(label, /3 power card symbols/, label);
  await host.getByText('25').first().waitFor();
  await shot(host, 'board');
  await shot(other, 'board-phone');
}

/** Steps of the ladder that a player is shown, when it is somebody's turn to bid. */
async function stepsOf(pages) {
  const asked = await Promise.any(
    pages.map(async (page) => {
      await at(page, 'bid-province').waitFor();
      return page;
    }),
  );
  await at(asked, 'bid-province').click();
  const steps = await asked.locator('.ladder button').allInnerTexts();
  // on a desk the ladder begins at its top
  return [...new Set(steps.map((text) => Number.parseInt(text, 10)))].sort((one, other) => one - other);
}

try {
  const host = await visitor('Ada');
  const other = await visitor('Bek', PHONE);
  const table = await setUp(host);
  await seesItBeforeSitting(other, table);
  await played(host, other);
  assert.deepEqual((await stepsOf([host, other])).slice(0, 5), [0, 2, 4, 8, 16]);
  await host.getByRole('button', { name: 'Menu', exact: true }).click();
  await at(host, 'menu-figures').click();
  await at(host, 'figures').waitFor();
  await shot(host, 'menu');
  const late = await visitor('Eve');
  await late.goto(`${table}/replay`);
  await late.locator('[data-testid=replay-log], .land, svg').first().waitFor();
  assert.match(await told(late, 'Abu'), /0 of 5/);
  console.log('a table plays with the figures of its owner’s copy, and everybody sees it');
} finally {
  await browser.close();
  await server.stop();
}
