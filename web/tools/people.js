// People at tables, in two browsers: an account and a guest of nearly the same name. Orders act in an auction,
// they talk, a seat is reminded, voted to a bot and claimed back, the reader comes back to a summary, and they play again.
import assert from 'node:assert/strict';
import { launch } from './browser.js';
import { startServer } from './server.js';

const SHOTS = process.env.SHOTS ?? '';
const server = await startServer();
const browser = await launch();

async function somebody(name) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (fault) => assert.fail(`${name}: ${fault.message}`));
  await page.goto(server.address);
  await page.locator('[data-testid=play-now]').waitFor();
  const kept = { name, title: 'classic' };
  await page.evaluate((what) => localStorage.setItem('amunre.preferences', JSON.stringify(what)), kept);
  return page;
}

const shot = async (page, name) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/people-${name}.png` });
};
const at = (page, id) => page.locator(`[data-testid=${id}]`).first();
const dialog = (page) => page.locator('dialog[open]').last();
const said = (page, text) => page.locator('.log').getByText(text).last().waitFor({ state: 'attached' });

async function people(page) {
  while (await dialog(page).count()) await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' }); // shut at once, gone a frame later
  await page.locator('[aria-label=Menu]').click();
  await at(page, 'menu-people').click();
}

/** Whom the table waits for: the page of the one who is asked. */
async function turnOf(pages) {
  const asked = async (page) => at(page, 'confirm').waitFor();
  return Promise.any(pages.map((page) => asked(page).then(() => page)));
}

async function account(page) {
  await at(page, 'account-link').click();
  await at(page, 'make-account').click();
  await page.getByLabel('Name').fill('Ada');
  await page.locator('input[autocomplete=new-password]').fill('short');
  await at(page, 'account-go').click();
  assert.equal(await at(page, 'account-name').count(), 0, 'a short password is not sent');
  await page.locator('input[autocomplete=new-password]').fill('correct horse');
  await at(page, 'account-go').click();
  await at(page, 'account-name').waitFor();
  await at(page, 'log-out').click();
  await page.getByLabel('Name').fill('ada');
  await page.locator('input[autocomplete=current-password]').fill('wrong horse');
  await at(page, 'account-go').click();
  await page.getByText('is not right').waitFor();
  await page.locator('input[autocomplete=current-password]').fill('correct horse');
  await at(page, 'account-go').click();
  await at(page, 'account-name').waitFor();
  await page.locator('input[autocomplete=current-password]').fill('correct horse');
  await page.locator('input[autocomplete=new-password]').fill('battery staple');
  await page.locator('form .strong').click();
  await page.getByText('The password is changed.').waitFor();
  await shot(page, 'account');
}

async function meet(ada, guest) {
  await ada.goto(`${server.address}/new`);
  await at(ada, 'players').selectOption('3');
  await at(ada, 'seat-2').selectOption('open');
  await at(ada, 'seat-3').selectOption('greedy');
  await at(ada, 'pace-slow').check();
  assert.match(await at(ada, 'own-name').innerText(), /^Ada\b/, 'an account sits under its own name');
  await ada.locator('form button.strong').click();
  await ada.waitForURL('**/table/*');
  await guest.goto(ada.url());
  await guest.locator('li button.strong').click();
  await ada.getByText('Bea', { exact: true }).waitFor();
  assert.equal(await guest.locator('li .mark').count(), 1, 'one of the two names is an account');
  await guest.locator('.talk input').fill('<b>hello</b>');
  await guest.locator('.talk form button').click();
  await ada.getByText('<b>hello</b>').waitFor();
  await shot(ada, 'lobby');
  await ada.locator('button.start').click();
}

/** Whoever is asked first reminds nobody; the other one does. */
async function nudge(ada, guest) {
  const mover = await turnOf([ada, guest]);
  const other = mover === ada ? guest : ada;
  assert.match(await mover.title(), /^● Your turn/);
  assert.equal(await mover.locator('link[rel=icon]').getAttribute('href'), '/icon-turn.svg');
  const home = await mover.context().newPage();
  await home.goto(server.address);
  await at(home, 'turns').waitFor();
  await home.close();
  await people(other);
  await at(other, 'nudge').click();
  await said(mover, 'reminds you');
  await at(mover, 'reminded').getByText('the others can vote for a bot').waitFor(); // at the table, too
  await at(other, 'reminded').getByText('you can vote for a bot').waitFor();
  await at(other, 'nudge').click();
  await dialog(other).getByText('not long ago').waitFor();
  await dialog(other)
    .getByText(/^You can vote for a bot in 2[34]:\d\d:\d\d \(.+\)\.$/)
    .waitFor();
  assert.equal(
    await other.locator('[data-testid^=vote-replace-]').count(),
    0,
    'nobody is voted away at once',
  );
  await people(mover);
  await dialog(mover).getByText('A message in the chat gives you more time').waitFor();
  await shot(mover, 'reminded');
  await mover.keyboard.press('Escape');
  await shot(other, 'dialog');
  await other.keyboard.press('Escape');
  return { mover, other };
}

/** What is said is marked until it is read, where the log is not on the screen. */
async function talk(one, other) {
  await other.setViewportSize({ width: 360, height: 800 });
  await other.evaluate(() => new Promise(requestAnimationFrame)); // before that the page counts the log as on the screen
  await one.locator('aside.log input').fill('Good luck');
  await one.locator('aside.log form button').click();
  await other.locator('.unread').waitFor();
  await shot(other, 'phone');
  await other.locator('header button.log').click();
  await dialog(other).getByText('Good luck').waitFor();
  await other.keyboard.press('Escape');
  await other.locator('.unread').waitFor({ state: 'detached' });
  await other.setViewportSize({ width: 1440, height: 900 });
}

/** Orders for every province there is; the bids are made without a click. */
async function orders(mover, other) {
  await at(mover, 'orders').click();
  const wishes = mover.locator('[data-testid^=wish-]');
  await wishes.first().waitFor();
  while (await wishes.count()) await wishes.first().click();
  await shot(mover, 'orders');
  await at(mover, 'give-orders').click();
  await said(mover, 'Your standing orders act for you.');
  assert.equal(await other.getByText('standing orders').count(), 0, 'nobody else is told');
  if (await dialog(mover).count()) await mover.keyboard.press('Escape');
}

/** The guest leaves the seat to a bot, and comes back. */
async function replace(ada, guest) {
  await people(guest);
  await at(guest, 'leave').click();
  await shot(guest, 'sure');
  await at(guest, 'sure').click();
  await at(guest, 'claim-back').waitFor();
  await said(ada, 'leaves; a bot plays on');
  const table = guest.url();
  await guest.goto(server.address);
  await guest.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('amunre.visits'));
    for (const visit of Object.values(kept)) Object.assign(visit, { n: 5, at: 0 });
    localStorage.setItem('amunre.visits', JSON.stringify(kept));
  });
  await guest.goto(table);
  await at(guest, 'returned').waitFor();
  await shot(guest, 'returned');
  await guest.keyboard.press('Escape');
  await at(guest, 'claim-back').click();
  await said(ada, 'is back and takes over');
}

async function end(ada, guest) {
  await people(guest);
  await at(guest, 'vote-end').click();
  await dialog(guest).getByText('Agreed: 1 of 2').waitFor();
  await people(ada);
  await dialog(ada).getByText('Agreed: 1 of 2').waitFor(); // now hers is the vote that decides
  await at(ada, 'vote-end').click();
  await at(ada, 'sure').click();
  await ada.locator('[data-status=abandoned]').waitFor();
  await guest.keyboard.press('Escape');
}

async function again(ada, guest) {
  const before = ada.url();
  for (const page of [ada, guest]) {
    while (await dialog(page).count()) await page.keyboard.press('Escape');
    await at(page, 'again').waitFor();
  }
  await at(ada, 'again').click();
  await ada.waitForURL((url) => url.href !== before);
  await guest.locator('a[data-testid=again]').click(); // a button until the new table is known here
  await guest.waitForURL(ada.url());
  await guest.locator('li button.strong').waitFor();
}

try {
  const [ada, guest] = [await somebody('Nobody'), await somebody('Bea')];
  await account(ada);
  await meet(ada, guest);
  const { mover, other } = await nudge(ada, guest);
  await talk(mover, other);
  await orders(mover, other);
  await replace(ada, guest);
  await end(ada, guest);
  await again(ada, guest);
  console.log('an account and a guest: named apart, reminded, ordered, replaced, claimed back, ended, again');
} finally {
  await browser.close();
  await server.stop();
}
