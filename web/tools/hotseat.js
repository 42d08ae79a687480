// Three people play a whole game at one device. Whenever it is handed over, the whole document, its title, the
// accessibility tree and the open sockets are searched for anything that only one of them may know.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { launch } from './browser.js';
import { prefer } from './company.js';
import { dice, playToTheEnd, standing } from './player.js';
import { startServer } from './server.js';

const NAMES = ['Ann', 'Bea', 'Cleo'];
/** A play page has a large accessibility tree: it is searched every so many turns. */
const TREES = 8;
/** Messages that a hand-over may tell of: its last six, and those that the server has already and the page not yet. */
const LATELY = 9;

const words = readFileSync(new URL('../locales/en/names.ftl', import.meta.url), 'utf8');
const CARDS = new Map([...words.matchAll(/^card-([a-z_]+) = (.+)$/gm)].map(([, id, name]) => [id, name]));
CARDS.delete('theft'); // everybody has it

const server = await startServer();
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
await prefer(context, { name: NAMES[0], title: 'anniversary' });
const page = await context.newPage();
const devtools = await context.newCDPSession(page);
page.on('pageerror', (fault) => assert.fail(fault.message));
const sockets = new Set();
page.on('websocket', (socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
});

const tally = { handOvers: 0, scans: 0, hidden: 0, caught: 0, trees: 0 };
let table = '';
let here = [];

async function get(path, token = '') {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`${server.address}/api/tables/${table}${path}`, { headers });
  assert.equal(answer.status, 200, `${path}: ${answer.status}`);
  return answer.json();
}

/** Everything that a person, a screen reader or a script could find on the page. */
async function everything(withTree) {
  const [html, title] = await Promise.all([page.content(), page.title()]);
  if (!withTree) return `${title}\n${html}`;
  tally.trees += 1;
  const tree = await devtools.send('Accessibility.getFullAXTree');
  return `${title}\n${html}\n${JSON.stringify(tree)}`;
}

const handOf = (seen, seat) => {
  const own = seen.view.parts.base.seats[seat];
  return [...Object.keys(own.hand ?? {}), ...(own.dealt ?? []), own.given_up ?? ''].filter((id) =>
    CARDS.has(id),
  );
};

/** Cards in somebody's hand whose names are on the page although what this viewer was sent does not hold them. */
function leaks(found, hands, allowed) {
  return [...new Set(hands.flat())].filter(
    (id) => found.includes(CARDS.get(id)) && !new RegExp(`["_]${id}"`).test(allowed), // "architect", "play_protection"
  );
}

async function hands() {
  const all = await Promise.all(here.map(({ token }) => get('', token)));
  return all.map((seen, number) => handOf(seen, here[number].seat));
}

/** Nobody holds the device: what everybody was told lately is all that may be there. */
async function scanHandOver() {
  const held = await hands();
  const { messages } = await get('/messages');
  const found = await everything(true);
  tally.scans += 1;
  tally.hidden += held.flat().length;
  assert.deepEqual(
    leaks(found, held, JSON.stringify(messages.slice(-LATELY))),
    [],
    'a hidden card is on the page',
  );
  assert.ok(!/class="[^"]*\b(hand|dock|panel)\b/.test(found), 'parts of a play page are still there');
  const end = Date.now() + 10_000; // that a socket was closed is heard a little later
  while (sockets.size > 1 && Date.now() < end) await page.waitForTimeout(20);
  assert.ok(sockets.size <= 1, `${sockets.size} sockets are open, and only the public one may be`);
  const kept = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const asked = indexedDB.open('amunre');
        // where there is no drawer none is made: an empty one would take nothing in, and prove nothing
        asked.onupgradeneeded = () => asked.transaction.abort();
        asked.onerror = () => resolve(0);
        asked.onsuccess = () => {
          const count = asked.result.transaction('tables').objectStore('tables').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
  assert.equal(kept, 0, 'a seat of a shared device is kept in the drawer');
}

/** One person holds it: nothing of the others beyond what that person was sent. */
async function scanHolder(seat) {
  const held = await hands();
  const who = here.find((one) => one.seat === seat);
  const [seen, { messages }] = await Promise.all([get('', who.token), get('/messages', who.token)]);
  const found = await everything(tally.handOvers % TREES === 0);
  const others = held.filter((_, number) => here[number].seat !== seat);
  assert.deepEqual(
    leaks(found, others, JSON.stringify([seen, messages])),
    [],
    `${who.name} sees a hidden card`,
  );
  // the scan must be able to find something: seen with a spectator's eyes, an own hand is a leak
  const known = await get('/messages');
  if (leaks(found, held, JSON.stringify(known.messages)).length) tally.caught += 1;
}

try {
  await page.goto(`${server.address}/new`);
  await page.locator('[data-testid=players]').selectOption('3');
  for (const seat of [2, 3]) {
    await page.locator(`[data-testid=seat-${seat}]`).selectOption('here');
    await page.locator(`[data-testid=name-${seat}]`).fill(NAMES[seat - 1]);
  }
  await page.locator('form button.strong').click();
  await page.waitForURL('**/table/*');
  table = page.url().split('/').at(-1);
  here = await page.evaluate(() => JSON.parse(localStorage.getItem('amunre.seats'))[0].here);
  assert.deepEqual(
    here.map((one) => one.name),
    NAMES,
  );

  const order = [];
  const random = dice(11);
  const toHandOver = () => playToTheEnd(page, 'hot seat', { random, until: (step) => step.kind === 'take' });
  while (!(await toHandOver()).isOver) {
    tally.handOvers += 1;
    const seat = Number(await page.locator('[data-testid=hand-over]').getAttribute('data-seat'));
    order.push(seat);
    await scanHandOver();
    await page.locator('[data-testid=take][aria-disabled=false]').click();
    await page.locator('[data-testid=confirm]').waitFor();
    if (tally.handOvers % 5 === 1) await scanHolder(seat);
  }
  assert.deepEqual(order.slice(0, 3), [0, 1, 2], 'a sealed choice passes the device around');
  assert.ok(tally.caught > 0, 'the scan would find nothing even if there were something');
  console.log(
    `hot seat: ${tally.handOvers} hand-overs scanned with ${tally.hidden} hidden cards in hands, ` +
      `${tally.trees} accessibility trees, own hands found ${tally.caught} times; ${await standing(page)}`,
  );
} finally {
  await browser.close();
  await server.stop();
}
