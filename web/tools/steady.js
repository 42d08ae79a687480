// Reloading, two tabs, and lost connections in the middle of an auction and of a sealed offering: no move is lost and
// none is doubled. What has happened is read from the table's log over HTTP.
import assert from 'node:assert/strict';
import { launch } from './browser.js';
import { guest, meet, messagesOf } from './company.js';
import { choose, confirm, goneOn, playTo } from './player.js';
import { startServer } from './server.js';
import { layWire } from './wire.js';

const asked = (page) => page.locator('[data-status]').getAttribute('data-asked');
const chosen = (page) => page.locator('.prompt .chosen strong').innerText();
/** Moves of one's own seat in the table's log. */
async function ownMoves(page) {
  const all = await messagesOf(page, server.address, table);
  return all.filter(({ entry }) => entry.type === 'move_played' && entry.action);
}

/** Confirm in spite of `trouble`; exactly one move more is in the log, and it is the one that was chosen. */
async function oneMove(page, what, trouble) {
  await choose(page);
  const before = (await ownMoves(page)).length;
  const [decision, text] = [await asked(page), await chosen(page)];
  await trouble();
  await goneOn(page, decision);
  const moves = await ownMoves(page);
  assert.equal(moves.length, before + 1, `${what}: ${moves.length - before} moves came of one confirmation`);
  assert.equal(
    new Set(moves.map(({ entry }) => entry.cid)).size,
    moves.length,
    `${what}: a move was doubled`,
  );
  console.log(`${what}: "${text}" was played once`);
}

/** Every page at the table shows as many messages as the server has for it. */
async function inStep(...pages) {
  const told = await messagesOf(pages[0], server.address, table);
  for (const page of pages)
    await page.waitForFunction(
      (count) => Number(document.querySelector('[data-status]').dataset.head) >= count,
      told.length,
    );
}

/** The page listens: what it shows may come from the drawer. */
const listens = (page) => page.locator('[data-connection=open]').waitFor({ state: 'attached' });

/** The move is on its way, or waits for the connection. */
const UNDER_WAY = '[data-busy=true], [data-testid=waiting]';

/** What may go wrong between a confirmation and its answer. */
const TROUBLES = {
  async 'offline in the browser'(page) {
    await page.context().setOffline(true);
    await confirm(page);
    await page.locator(UNDER_WAY).first().waitFor();
    await page.context().setOffline(false);
  },
  async 'the wire is cut and mended'(page) {
    wire.cut();
    await page.getByText('No connection').waitFor();
    await confirm(page);
    await page.locator(UNDER_WAY).first().waitFor();
    wire.mend();
  },
  async 'the answer is lost'(page) {
    const lost = wire.loseAnswer('/moves');
    await confirm(page);
    await lost;
  },
  async 'the live socket is killed'(page) {
    await listens(page);
    assert.ok(wire.killSockets() > 0, 'there was no live socket to kill');
    await confirm(page);
  },
};

async function reload(page) {
  await playTo(page, 'bid');
  await choose(page);
  const decision = await asked(page);
  await page.reload();
  await page.locator('[data-testid=confirm]').waitFor();
  assert.equal(await asked(page), decision, 'after reloading the same is asked');
  await inStep(page);
  console.log('reload: the same decision, the same log');
}

/** Two tabs with the same seat: they stay in step, and a choice that came too late is refused in plain words. */
async function twoTabs(page) {
  await playTo(page, 'bid');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.locator('[data-testid=confirm]').waitFor();
  for (const tab of [page, second]) {
    await listens(tab);
    await choose(tab);
  }
  const decision = await asked(page);
  assert.equal(await asked(second), decision, 'both tabs are asked the same');
  const before = (await ownMoves(page)).length;
  const held = wire.holdSockets();
  assert.equal(held.count, 2, 'both tabs listen');
  await confirm(page);
  await page.locator('[data-busy=false]').waitFor();
  await confirm(second); // it has not heard of the move yet
  const alert = second.locator('.prompt [role=alert]');
  await alert.waitFor();
  const words = await alert.innerText();
  // the second: where the held socket was given up meanwhile, the choice has waited for a connection
  assert.match(words, /earlier question|moved on while/, `the refusal is plain: ${words}`);
  held.release();
  await goneOn(second, decision);
  await goneOn(page, decision);
  assert.equal((await ownMoves(page)).length, before + 1, 'two tabs have made one move');
  await inStep(page, second);
  await second.close();
  console.log(`two tabs: one move, the other is told "${words.split('\n')[0]}", both in step`);
}

const began = Date.now();
const server = await startServer();
const wire = await layWire(Number(new URL(server.address).port));
const browser = await launch();
let table = '';
try {
  const page = await guest(browser, wire.address, 'Ada');
  table = await meet([page], wire.address, 'classic', 2);
  await reload(page);
  for (const [what, trouble] of Object.entries(TROUBLES)) {
    for (const kind of ['bid', 'offer']) {
      await playTo(page, kind);
      await oneMove(page, `${kind}, ${what}`, () => trouble(page));
    }
  }
  await twoTabs(page);
  console.log(`steady: ${((Date.now() - began) / 1000).toFixed(0)} s`);
} finally {
  await browser.close();
  await wire.stop();
  await server.stop();
}
