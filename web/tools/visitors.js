// Visitors behind one address: what others have left behind is in nobody's way; one's own games are named when there
// are too many, a game put aside goes on when it is opened, and every table in the public list has a seat to take.
// Two players set up officials with all other expansions.   SHOTS=folder keeps pictures.
import assert from 'node:assert/strict';
import { launch } from './browser.js';
import { guest } from './company.js';
import { startServer } from './server.js';

const SHOTS = process.env.SHOTS ?? '';
const MANY = 4;
/** Minutes after which a game that nobody is at is put aside: soon enough to be waited for. */
const ASIDE = 0.1;
const server = await startServer({ limits: { 'bot-tables': 3, 'aside-after': 60 } });
const browser = await launch();

const at = (page, id) => page.locator(`[data-testid=${id}]`).first();
const shot = async (page, name) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/visitors-${name}.png`, fullPage: true });
};

async function visitor(name, address = server.address, options = {}) {
  const page = await guest(browser, address, name, options);
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (fault) => assert.fail(`${name}: ${fault.message}`));
  return page;
}

async function begin(page, button, address = server.address) {
  await page.goto(address);
  await at(page, button).click();
  await page.waitForURL('**/table/*');
  await page.locator('[data-status=running]').waitFor();
  return page.url();
}

const titles = async (page) => (await page.locator('[data-testid=own-games] li').allInnerTexts()).length;

async function othersLeaveTheirs() {
  for (let number = 1; number <= MANY; number += 1) {
    const page = await visitor(`Left ${number}`);
    await begin(page, 'play-now');
    await page.context().close();
  }
  const fifth = await visitor('Fifth');
  await begin(fifth, 'play-now');
  await begin(fifth, 'learn');
  await fifth.locator('.coach, [data-testid=coach]').first().waitFor();
  return fifth;
}

async function ownGamesAreNamed(page) {
  await begin(page, 'play-now');
  await page.goto(server.address);
  await page.locator('section .card').first().waitFor();
  const rows = page.locator('section:has(h2:text("Your tables")) li');
  await rows.nth(2).waitFor();
  await at(page, 'play-now').click();
  await at(page, 'own-games').waitFor();
  assert.equal(await titles(page), 3, 'the games that stand in the way');
  await shot(page, 'too-many');
  const waiting = await page.evaluate(async () => (await (await fetch('/api/tables')).json()).tables.length);
  assert.equal(waiting, 0, 'a refused start leaves no table in the public list');
  const seats = await page.evaluate(() => JSON.parse(localStorage.getItem('amunre.seats')).length);
  assert.equal(seats, 3, 'nor among one’s own');
  await page.locator('[data-testid=own-games] button').first().click();
  await page.getByText('You can begin another game now.').waitFor();
  assert.equal(await titles(page), 2);
  await at(page, 'play-now').click();
  await page.waitForURL('**/table/*');
}

async function listsHaveASeat() {
  const [ada, bek] = [await visitor('Ada'), await visitor('Bek')];
  await ada.goto(`${server.address}/new`);
  await at(ada, 'players').selectOption('3');
  await at(ada, 'seat-2').selectOption('greedy');
  await at(ada, 'seat-3').selectOption('open');
  await ada.locator('form button.strong').click();
  await ada.waitForURL('**/table/*');
  const table = new URL(ada.url()).pathname;
  await bek.goto(server.address);
  await bek.locator(`a[href="${table}"]`).click();
  await bek.locator('li button.strong').click();
  await ada.getByText('Bek', { exact: true }).waitFor();
  const eve = await visitor('Eve');
  await eve.getByText('No public table is waiting').waitFor();
  assert.equal(await eve.locator(`a[href="${table}"]`).count(), 0, 'a full table is no table to join');
}

async function twoWithOfficialsAndAll() {
  const page = await visitor('Two');
  await page.goto(`${server.address}/new`);
  await page.locator('input[name=edition]').nth(2).check();
  const counts = () => page.locator('[data-testid=players] option').allInnerTexts();
  await at(page, 'expansion-officials').check();
  await at(page, 'players').selectOption('2');
  for (const name of ['afterlife', 'statues', 'pharaoh', 'promos']) {
    await at(page, `expansion-${name}`).check();
    assert.deepEqual(await counts(), ['2', '3'], `officials with ${name}`);
    assert.equal(await at(page, 'players').inputValue(), '2', 'what was chosen stays');
  }
  await at(page, 'seat-2').selectOption('greedy');
  await shot(page, 'two-with-all');
  await page.locator('form button.strong').click();
  await page.waitForURL('**/table/*');
  await page.locator('[data-status=running]').waitFor();
}

async function aGamePutAsideGoesOn() {
  const brief = await startServer({ limits: { 'aside-after': ASIDE } });
  try {
    const page = await visitor('Late', brief.address);
    const game = await begin(page, 'play-now', brief.address);
    await page.locator('[data-testid=confirm]').waitFor();
    await page.goto(brief.address);
    await page.getByText('put aside').waitFor({ timeout: 60_000 });
    await shot(page, 'aside');
    await page.goto(game);
    await page.locator('[data-testid=confirm]').waitFor();
    await page.getByText('You are back; the game goes on.').first().waitFor({ state: 'attached' });
    await page.goto(brief.address);
    await page.locator('li').first().waitFor();
    assert.equal(await page.getByText('put aside').count(), 0);
  } finally {
    await brief.stop();
  }
}

try {
  const fifth = await othersLeaveTheirs();
  await ownGamesAreNamed(fifth);
  await listsHaveASeat();
  await twoWithOfficialsAndAll();
  await aGamePutAsideGoesOn();
  console.log('visitors behind one address: all of them play');
} finally {
  await browser.close();
  await server.stop();
}
