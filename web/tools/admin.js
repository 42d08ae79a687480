// Looking after a site: the operator makes an administrator, a player reports somebody, and the administrator settles it,
// mutes, renames, bans, closes and deletes a table, and helps who has forgotten a password. The page fits a phone.
//   SHOTS=folder keeps pictures.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { launch } from './browser.js';
import { enter } from './company.js';
import { PROGRAM, startServer } from './server.js';
import { operate } from './site.js';

const SHOTS = process.env.SHOTS ?? '';
const PASSWORD = 'correct horse';
/** CSS pixels, as the project asks of every target. */
const LEAST = 44;
const RUDE = '<b>You are a mummy</b>';
const server = await startServer();
const browser = await launch();
/** The administrator, a player and the one who is reported. */
const [CHIEF, ADA, BES] = ['Nefru', 'Ada', 'Bes'];

const at = (page, id) => page.locator(`[data-testid=${id}]`).first();
const dialog = (page) => page.locator('dialog[open]').last();
const shot = async (page, name) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/admin-${name}.png`, fullPage: true });
};

async function device() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (fault) => assert.fail(fault.message));
  return page;
}

async function member(name) {
  const page = await device();
  await enter(page, server.address, name, PASSWORD, true);
  return page;
}

const operator = (...words) => operate(server.folder, ...words);

/** Somebody becomes an administrator, and only then is there a way to the page. */
async function grant(chief) {
  await chief.goto(`${server.address}/admin`);
  await chief.getByText('This page is for the administrators').waitFor();
  assert.equal(await at(chief, 'admin-link').count(), 0);
  operator('grant', CHIEF);
  await chief.goto(server.address);
  await at(chief, 'admin-link').click();
  await chief.getByText('Nothing is waiting for you.').waitFor();
}

async function meet(ada, bes) {
  await ada.goto(`${server.address}/new`);
  await at(ada, 'players').selectOption('3');
  await at(ada, 'seat-2').selectOption('open');
  await at(ada, 'seat-3').selectOption('greedy');
  await ada.locator('form button.strong').click();
  await ada.waitForURL('**/table/*');
  await bes.goto(ada.url());
  await bes.locator('li button.strong').click();
  await ada.locator('button.start:enabled').waitFor();
  return new URL(ada.url()).pathname.split('/').at(-1);
}

async function say(page, text) {
  await page.locator('.talk input, aside.log input').fill(text);
  await page.locator('.talk form button, aside.log form button').click();
}

/** A message before the game, by keys alone; and a person in the game. */
async function report(ada, bes) {
  await say(bes, RUDE);
  await at(ada, 'report-said').focus();
  await ada.keyboard.press('Enter');
  await dialog(ada).getByText(RUDE).waitFor();
  await ada.keyboard.press('Tab');
  await ada.keyboard.press('Space');
  await shot(ada, 'report');
  await dialog(ada).locator('textarea').fill('This goes on all the time.');
  await dialog(ada).locator('textarea').press('Tab');
  await ada.keyboard.press('Tab');
  await ada.keyboard.press('Enter');
  await at(ada, 'report-thanks').waitFor();
  await ada.keyboard.press('Enter');
  await dialog(ada).waitFor({ state: 'detached' });
  assert.equal(await ada.evaluate(() => document.activeElement.dataset.testid), 'report-said');
  assert.equal(await at(bes, 'report-said').count(), 0, 'nobody reports their own words');
  await ada.locator('button.start').click();
  for (const page of [ada, bes]) await page.locator('[data-status=running]').waitFor();
  await ada.locator('[aria-label=Menu]').click();
  await at(ada, 'menu-people').click();
  assert.equal(await dialog(ada).locator('[data-testid^=report-]').count(), 1, 'neither oneself nor a bot');
  await dialog(ada).locator('[data-testid^=report-]').click();
  await dialog(ada).getByText('Cheating').click();
  await at(ada, 'report-send').click();
  await at(ada, 'report-thanks').waitFor();
  await ada.keyboard.press('Escape');
}

/** Answer what is asked before something is done. */
async function act(page, { reason, field, days }) {
  if (field) await at(page, 'deed-field').fill(field);
  if (days) await at(page, 'deed-term').selectOption(days);
  if (reason) await at(page, 'deed-reason').fill(reason);
  await at(page, 'deed-yes').click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByText('Done.').waitFor();
}

/** Both reports are there with the words that were said; one leads to a mute, and both are settled. */
async function settle(chief, bes) {
  await chief.reload();
  await at(chief, 'admin-reports').getByText('2 open').waitFor();
  const said = chief.locator('[data-testid=report]').filter({ hasText: RUDE });
  await said.getByText('This goes on all the time.').waitFor();
  await shot(chief, 'reports');
  await said.getByRole('button', { name: 'Mute' }).click();
  await at(chief, 'deed-yes').click();
  assert.equal(await at(chief, 'deed-yes').count(), 1, 'nothing harmful without a reason');
  await shot(chief, 'mute');
  await act(chief, { reason: 'rude words', days: '3' });
  await say(bes, 'And another thing');
  await bes.getByText('“rude words”').waitFor();
  const account = await bes.context().newPage();
  await account.goto(`${server.address}/account`);
  await at(account, 'account-muted').getByText('“rude words”').waitFor();
  await shot(account, 'muted');
  await account.close();
  await said.locator('[data-testid=acted]').click();
  await act(chief, { reason: 'muted for three days' });
  await at(chief, 'admin-reports').getByText('1 open').waitFor();
  await at(chief, 'dismiss').click();
  await act(chief, {});
  await chief.getByText('Nothing is waiting for you.').waitFor();
  await at(chief, 'reports-settled').click();
  await chief.getByText('muted for three days').waitFor();
}

/** A table is found by who sits there; everybody there is told what is done, and why. */
async function tables(chief, ada, table) {
  await at(chief, 'admin-tables').click();
  await at(chief, 'admin-tables-state').selectOption('running');
  await at(chief, 'admin-tables-player').fill(BES);
  await chief.locator(`a[href$="id=${table}"]`).click();
  await at(chief, 'table-seen').waitFor();
  await chief.getByText(RUDE).last().waitFor();
  const seat = chief.locator('[data-testid^=seat-]').filter({ hasText: BES });
  await seat.getByRole('button', { name: 'Mute' }).click();
  await act(chief, { reason: 'once more' });
  await seat.getByRole('button', { name: 'Let talk again' }).waitFor();
  await ada.locator('.log').getByText(`muted ${BES} at this table`).waitFor();
  await ada.locator('.log').getByText('once more').waitFor();
  await shot(chief, 'table');
  await at(chief, 'close-table').click();
  await act(chief, { reason: 'a broken table' });
  await chief.locator('[data-testid=table-seen][data-status=abandoned]').waitFor();
  await at(ada, 'word').getByText('a broken table').waitFor();
  const saved = chief.waitForEvent('download');
  await at(chief, 'record').click();
  const verified = spawnSync(PROGRAM, ['verify', await (await saved).path()], { encoding: 'utf8' });
  assert.equal(verified.status, 0, verified.stdout + verified.stderr);
  await at(chief, 'delete-table').click();
  await act(chief, { reason: 'nobody needs it' });
  await at(chief, 'admin-tables').waitFor();
  assert.equal((await fetch(`${server.address}/api/tables/${table}`)).status, 404);
}

async function seen(chief, name) {
  await chief.goto(`${server.address}/admin?show=accounts`);
  await at(chief, 'admin-accounts-search').fill(name);
  await at(chief, 'accounts-found').getByText(name, { exact: true }).click();
  await at(chief, 'account-seen').waitFor();
}

/** A code is shown once; with it a new password is chosen where one logs in, and every old session ends. */
async function forgotten(chief, ada) {
  await seen(chief, ADA);
  await at(chief, 'reset').click();
  await at(chief, 'deed-yes').click();
  const code = await at(chief, 'code').inputValue();
  await shot(chief, 'code');
  await chief.keyboard.press('Escape');
  assert.equal(await chief.getByText(code).count(), 0);
  const fresh = await device();
  await fresh.goto(`${server.address}/account`);
  await at(fresh, 'forgotten').click();
  await fresh.locator('input[name=username]').fill(ADA);
  await fresh.locator('input[name=code]').fill('AAAA-BBBB-CCCC-DDDD');
  await fresh.locator('input[type=password]').fill('battery staple');
  await at(fresh, 'recover-go').click();
  await fresh.getByText('Name or code is wrong').waitFor();
  await shot(fresh, 'recover');
  await fresh.locator('input[name=code]').fill(code.toLowerCase().replaceAll('-', ' '));
  await at(fresh, 'recover-go').click();
  await at(fresh, 'account-name').waitFor();
  await ada.goto(`${server.address}/account`);
  await at(ada, 'make-account').waitFor();
  await enter(ada, server.address, ADA, 'battery staple');
}

/** A ban ends every session and says why; lifted, renamed and made part of another account. */
async function accounts(chief, bes) {
  await seen(chief, BES);
  await chief.getByText('muted for three days').waitFor();
  await shot(chief, 'account');
  await at(chief, 'ban').click();
  await act(chief, { reason: 'enough of it', days: '1' });
  await at(chief, 'banned').getByText('enough of it').waitFor();
  await bes.goto(`${server.address}/account`);
  await at(bes, 'make-account').waitFor();
  await bes.locator('input[name=username]').fill(BES);
  await bes.locator('input[type=password]').fill(PASSWORD);
  await at(bes, 'account-go').click();
  await bes.getByRole('alert').getByText('“enough of it”').waitFor();
  await shot(bes, 'banned');
  for (const kind of ['banned', 'muted']) {
    await at(chief, kind).getByRole('button', { name: 'Lift' }).click();
    await act(chief, {});
    await at(chief, kind).waitFor({ state: 'detached' });
  }
  await enter(bes, server.address, BES, PASSWORD);
  await at(chief, 'rename').click();
  await act(chief, { field: 'Bastet', reason: 'a name of somebody else' });
  await at(chief, 'account-seen').getByRole('heading', { name: 'Bastet' }).waitFor();
  await at(chief, 'merge').click();
  await at(chief, 'deed-field').fill('Nobody');
  await at(chief, 'deed-yes').click();
  await dialog(chief).getByRole('alert').getByText('no account called Nobody').waitFor();
  await act(chief, { field: ADA });
  await seen(chief, ADA);
  await at(chief, 'delete').click();
  await act(chief, { reason: 'as she asked' });
  await at(chief, 'accounts-found').getByText(CHIEF, { exact: true }).waitFor();
  assert.equal(await at(chief, 'accounts-found').getByText(ADA).count(), 0);
}

async function networks(chief) {
  await chief.locator('nav [data-testid=admin-networks]').click();
  await at(chief, 'ban-network').click();
  await at(chief, 'deed-field').fill('the moon');
  await at(chief, 'deed-reason').fill('a flood of tables');
  await at(chief, 'deed-yes').click();
  await dialog(chief).getByText('neither an address nor a network').waitFor();
  await act(chief, { field: '203.0.113.0/24' });
  await at(chief, 'network').getByText('a flood of tables').waitFor();
  await at(chief, 'admin-networks').getByText('1 banned').waitFor();
  await at(chief, 'network').getByRole('button', { name: 'Lift' }).click();
  await act(chief, {});
  await chief.getByText('No network is banned.').waitFor();
}

/** What was done stands in the log, the page and the command the same. */
async function log(chief) {
  await chief.locator('nav [data-testid=admin-acts]').click();
  const all = at(chief, 'acts').locator('[data-testid=act]');
  await all.last().getByText(`The operator made ${CHIEF} an administrator.`).waitFor();
  await at(chief, 'acts').getByText(`renamed ${BES} to Bastet`).waitFor();
  await at(chief, 'acts').getByText('deleted a table').waitFor();
  await shot(chief, 'acts');
  const lines = operator('log').trim().split('\n');
  assert.equal(await all.count(), lines.length);
}

/** On a phone no part is wider than the screen, and what is touched is large enough. */
async function phone(chief) {
  await chief.setViewportSize({ width: 390, height: 844 });
  for (const part of ['reports', 'tables', 'accounts', 'networks', 'acts']) {
    await chief.goto(`${server.address}/admin?show=${part}`);
    await chief.locator(`nav [data-testid=admin-${part}][aria-current=page]`).waitFor();
    await chief.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    const wrong = await chief.evaluate((least) => {
      const small = [...document.querySelectorAll('main button, nav a, main select, main input')]
        .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
        .filter(([, box]) => box.height && box.height < least - 0.5)
        .map(([name, box]) => `${name}: ${box.height} px`);
      const { scrollWidth } = document.documentElement;
      return scrollWidth > innerWidth ? [...small, `${scrollWidth} px wide`] : small;
    }, LEAST);
    assert.deepEqual(wrong, [], part);
    await shot(chief, `phone-${part}`);
  }
}

try {
  const [chief, ada, bes] = [await member(CHIEF), await member(ADA), await member(BES)];
  await grant(chief);
  const table = await meet(ada, bes);
  await report(ada, bes);
  await settle(chief, bes);
  await tables(chief, ada, table);
  await forgotten(chief, ada);
  await accounts(chief, bes);
  await networks(chief);
  await log(chief);
  await phone(chief);
  console.log(
    'an administrator: granted, two reports settled, mutes, a ban, a table gone, a forgotten password, the log',
  );
} finally {
  await browser.close();
  await server.stop();
}
