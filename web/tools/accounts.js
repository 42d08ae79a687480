// An account on two devices: its games follow it, it takes days off, its clock warns it, hints can be forbidden,
// and nothing of its tables stays on a device that it leaves.   SHOTS=folder keeps pictures.
import assert from 'node:assert/strict';
import { launch } from './browser.js';
import { enter as enterAs } from './company.js';
import { startServer } from './server.js';

const SHOTS = process.env.SHOTS ?? '';
const [NAME, PASSWORD] = ['Nefru', 'correct horse'];
/** Seconds: a clock that warns below a minute, some seconds after the game has begun. */
const BANK = 72;
const server = await startServer();
const browser = await launch();

const at = (page, id) => page.locator(`[data-testid=${id}]`).first();
const dialog = (page) => page.locator('dialog[open]').last();
const shot = async (page, name) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/accounts-${name}.png` });
};

async function device() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (fault) => assert.fail(fault.message));
  await page.goto(`${server.address}/account`);
  return page;
}

/** Ask the server as the account of a page, past the client. */
function post(page, path, body) {
  return page.evaluate(
    async ([where, what]) => {
      const token = /amunre-csrf=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token };
      const sent = { method: 'POST', headers, body: JSON.stringify(what) };
      return (await fetch(`/api/tables${where}`, sent)).json();
    },
    [path, body],
  );
}

const enter = (page, isNew) => enterAs(page, server.address, NAME, PASSWORD, isNew);

/** Set up a game against bots; gives its address. */
async function setUp(page, { pace, hints }) {
  await page.goto(`${server.address}/new`);
  await at(page, 'players').selectOption('3');
  for (const seat of [2, 3]) await at(page, `seat-${seat}`).selectOption('greedy');
  await at(page, `pace-${pace}`).check();
  await at(page, 'hints-allowed').setChecked(hints);
  await page.locator('form button.strong').click();
  await page.waitForURL('**/table/*');
  await asked(page);
  return page.url();
}

const asked = (page) => page.locator('[data-status=running][data-asked]').waitFor();

/** The table says whether a bot may be asked, and the server keeps to it. */
async function hints(page) {
  await setUp(page, { pace: 'none', hints: true });
  await at(page, 'hint').waitFor();
  const without = await setUp(page, { pace: 'slow', hints: false });
  assert.equal(await at(page, 'hint').count(), 0, 'no hint is offered where none is allowed');
  const decision = await page.locator('[data-asked]').getAttribute('data-asked');
  const answer = await post(page, `/${without.split('/').at(-1)}/hint`, { decision, cid: 'hint-1' });
  assert.equal(answer.code, 'no_hints');
  return without;
}

/** Days off stop the clock, and no more are given than there are. */
async function holidays(page) {
  const clock = page.locator('.players .me .figures');
  assert.match(await clock.innerText(), /1 d 23 h|2 d 0 h/);
  await page.locator('[aria-label=Menu]').click();
  await at(page, 'menu-people').click();
  const [days, take] = [dialog(page).locator('input[type=number]'), at(page, 'holiday')];
  await dialog(page).getByText('Days off (7 left)').waitFor();
  await days.fill('3');
  await take.click();
  await at(page, 'sure').click();
  await dialog(page).getByText('Days off (4 left)').waitFor();
  await dialog(page).getByText('away until').waitFor();
  await shot(page, 'holiday');
  await days.fill('5');
  await take.click();
  await at(page, 'sure').click();
  await dialog(page).getByRole('alert').getByText('Days off that you have left: 4.').waitFor();
  await page.keyboard.press('Escape');
  await clock.getByText('☂').waitFor();
}

/** A live clock runs, and says so when little is left: by a sign and a word, not by colour alone. */
async function shortClock(page) {
  const seats = ['me', 'greedy', 'greedy'];
  const clock = { bank: BANK };
  const { table } = await post(page, '', { title: 'classic', players: 3, seats, clock });
  await post(page, `/${table.id}/start`, {});
  await page.goto(`${server.address}/table/${table.id}`);
  await asked(page);
  const face = page.locator('.players .me [role=timer]');
  await face.and(page.locator('[title*="runs"]')).waitFor();
  await face.and(page.locator('.short')).waitFor();
  assert.match(await face.innerText(), /⚠[^]*0:[0-5]\d/);
  await shot(page, 'clock');
}

/** Wait until this browser keeps tables to be looked at without a connection, or none. */
function keeps(page, some) {
  return page.waitForFunction(
    (wanted) =>
      new Promise((resolve) => {
        indexedDB.open('amunre').onsuccess = ({ target }) => {
          const asked = target.result.transaction('tables').objectStore('tables').count();
          asked.onsuccess = () => resolve(asked.result > 0 === wanted);
        };
      }),
    some,
    { polling: 50 },
  );
}

/** The games of an account are where it is; on a device that it has left there are none. */
async function otherDevice(page, table) {
  await enter(page, false);
  await page.goto(`${server.address}/games`);
  const games = page.locator('[data-testid=games-turn] li');
  await games.nth(1).waitFor();
  assert.equal(await games.count(), 2);
  await shot(page, 'games');
  await page
    .locator(`[data-testid=games-turn] a[href="${new URL(table).pathname}"]`)
    .first()
    .click();
  await asked(page);
  await keeps(page, true);
  await page.goto(`${server.address}/account`);
  await at(page, 'log-out').click();
  await at(page, 'make-account').waitFor();
  await keeps(page, false);
  await page.goto(`${server.address}/games`);
  await page.locator('.empty').waitFor();
  await page.goto(table);
  await page.locator('[data-status=running]').waitFor();
  assert.equal(await page.locator('[data-asked]').count(), 0, 'whoever comes now only watches');
}

/** While a stranger guesses, the owner gets in: on a device that is known at once, on a new one by a puzzle. */
async function besieged(known) {
  const guess = () => {
    const headers = { 'Content-Type': 'application/json', Origin: server.address };
    const body = JSON.stringify({ name: NAME, password: 'a wrong one' });
    return fetch(`${server.address}/api/login`, { method: 'POST', headers, body }).then((answer) =>
      answer.json(),
    );
  };
  let last = await guess();
  while (last.code === 'bad_login') last = await guess();
  assert.equal(last.code, 'puzzle_needed');
  const fresh = await device();
  await enter(fresh, false);
  await known.goto(`${server.address}/account`);
  await at(known, 'make-account').waitFor();
  const asked = known.waitForResponse('**/api/login');
  await enter(known, false);
  assert.equal((await asked).status(), 200, 'without a puzzle');
}

try {
  const [desk, other] = [await device(), await device()];
  await enter(desk, true);
  const table = await hints(desk);
  await holidays(desk);
  await otherDevice(other, table);
  await besieged(other);
  await shortClock(desk); // at last, because its table soon waits for nobody
  console.log(
    'an account on three devices: hints forbidden, days off, a short clock, own games, nothing left behind, a puzzle',
  );
} finally {
  await browser.close();
  await server.stop();
}
