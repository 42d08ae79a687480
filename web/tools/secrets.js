// Two people play each other and somebody looks on; every byte that the three pages receive is kept, and when the
// game is over it is held against what was hidden at that moment. What was hidden is worked out from the record of
// the game (truth.py). To prove that the search finds leaks, each player's bytes are also searched as if somebody
// else had received them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from './browser.js';
import { guest, meet } from './company.js';
import { dice, playToTheEnd } from './player.js';
import { PROGRAM, startServer } from './server.js';

const TITLE = process.argv[2] ?? 'anniversary+officials';
const BUILT = new URL('../../src/amunre/server/static/', import.meta.url);
/** Where the server writes a page's introduction. */
const PREVIEW = '<!-- preview -->';
const here = (name) => new URL(name, import.meta.url).pathname;

/** A scheme has the name of something that is bought: alone it says nothing, in a hand it does. */
const WARE = 'farmers';

/** Keep all that a page receives: bodies of answers and frames of sockets. */
function listen(page) {
  const kept = { texts: [], bytes: 0, files: 0, waiting: [] };
  const keep = (text) => {
    kept.bytes += text.length;
    kept.texts.push(text);
  };
  page.on('response', (answer) => kept.waiting.push(read(answer, keep, kept)));
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => keep(String(payload))));
  return kept;
}

async function read(answer, keep, kept) {
  const { pathname } = new URL(answer.url());
  const body = await answer.body().catch(() => null); // an answer without a body
  if (!body) return;
  if (pathname.startsWith('/api/')) return keep(body.toString());
  // the program itself is the same for all: files are passed over if they are the ones that were built
  const file = pathname.includes('.') ? `.${pathname}` : './index.html';
  const built = readFileSync(new URL(file, BUILT));
  // but for the tags with which a page introduces itself to messengers: every word of them is searched
  const [before, after] = built.toString().split(PREVIEW);
  if (after === undefined) assert.ok(body.equals(built), `${pathname} is not the file that was built`);
  else {
    const page = body.toString();
    assert.ok(page.startsWith(before) && page.endsWith(after), `${pathname} is not the page that was built`);
    const tags = page.slice(before.length, page.length - after.length);
    keep(JSON.stringify(tags.toLowerCase().match(/[a-z_]+/g)));
  }
  kept.files += 1;
}

/** Every card named in a value: as a text of its own, or in a map from cards to counts. */
function* cardsIn(value, cards) {
  if (typeof value === 'string' && cards.includes(value) && value !== WARE) yield value;
  if (typeof value !== 'object' || !value) return;
  const keys = Object.keys(value);
  if (keys.length && keys.every((key) => cards.includes(key))) yield* keys;
  for (const one of Object.values(value)) yield* cardsIn(one, cards);
}

/** What everybody begins with is no secret. */
const startCards = (dealt) =>
  (dealt?.seats[0]?.cards ?? []).filter((card) => dealt.seats.every(({ cards }) => cards.includes(card)));

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** What `viewer` may not know in a text that was sent to `receiver`. */
function* leaksIn(text, truth, receiver, viewer) {
  if (text === truth.catalogue) return; // what anybody gets
  for (const part of partsOf(JSON.parse(text))) {
    const number = part.place ? truth.told[receiver][part.place - 1] : 0;
    const [before, now] = [truth.moments[number - 1], truth.moments[number]];
    if (part.place && !now) continue; // before the deal, or after the end, when all is shown
    if (JSON.stringify(part.value).includes(truth.seed)) yield { kind: 'seed', what: `entry ${number}` };
    const moments = [before, now].filter(Boolean);
    const known = new Set(moments.flatMap((one) => [...one.open, ...(one.seats[viewer]?.cards ?? [])]));
    if (!before) for (const card of startCards(now)) known.add(card);
    // a forecast names cards that lie on provinces, and does not say when
    if (part.value.levels)
      for (const one of truth.moments) for (const card of one?.open ?? []) known.add(card);
    for (const card of cardsIn(part.value, truth.cards))
      if (!known.has(card)) yield { kind: 'card', what: `${card} at entry ${number}` };
    for (const [seat, { gold, cards, hand }] of (part.value.view?.parts?.base?.seats ?? []).entries()) {
      if (seat === viewer) continue;
      for (const [kind, held] of Object.entries({ gold, cards, hand }))
        if (held !== null) yield { kind, what: `seat ${seat} at entry ${number}` };
    }
    for (const [seat, { choice }] of (now?.seats ?? []).entries()) {
      const told = part.value.view?.own_choice ?? null;
      if (choice && seat !== viewer && same(told, choice))
        yield { kind: 'choice', what: `seat ${seat} at entry ${number}` };
    }
    const { action, seat } = part.value.entry ?? {};
    if (action && seat !== viewer) yield { kind: 'action', what: `seat ${seat} at entry ${number}` };
  }
}

/** States and messages in a text, each with its place among the receiver's messages; 0 for anything else. */
function partsOf(found) {
  if (found.type === 'state') return [{ value: found.table, place: found.table.head }];
  if (found.type === 'message') return [{ value: found, place: found.n }];
  if (found.table?.view) return [{ value: found.table, place: found.table.head }];
  if (found.view) return [{ value: found, place: found.head }];
  if (found.messages) return found.messages.map((value) => ({ value, place: value.n }));
  return [{ value: found, place: 0 }];
}

const leaks = (kept, truth, receiver, viewer) =>
  kept.texts.flatMap((text) => [...leaksIn(text, truth, receiver, viewer)]);

/** What really happened, from the record that the server's own tool writes when the game is over. */
function truthOf(folder, table) {
  const place = mkdtempSync(join(tmpdir(), 'amunre-truth-'));
  const file = join(place, 'record.json');
  const run = (program, ...args) =>
    execFileSync(program, args, {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  try {
    run(PROGRAM, 'export', table, '--data', folder, '-o', file);
    return JSON.parse(run(here('../../.venv/bin/python'), here('truth.py'), file));
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** Of two offerings each seals one a while later, so that each has hidden something before the other does. */
function inTurn(n) {
  const offered = new Set();
  return async (page, { asked, decision, kind }) => {
    if (asked !== 'offer' || kind !== 'confirm') return;
    offered.add(decision);
    if ((offered.size + n) % 2) await page.waitForTimeout(1000);
  };
}

const began = Date.now();
const server = await startServer();
const browser = await launch();
try {
  const names = ['Ada', 'Bek', 'Eve'];
  const pages = await Promise.all(names.map((name) => guest(browser, server.address, name)));
  const kept = pages.map(listen);
  const [ada, bek, eve] = pages;
  const table = await meet([ada, bek], server.address, TITLE);
  await eve.goto(ada.url());
  await eve.locator('.prompt').waitFor();
  const [one, other] = await Promise.all(
    [ada, bek].map((page, n) => playToTheEnd(page, names[n], { random: dice(n + 11), check: inTurn(n) })),
  );
  await eve.locator('[data-status=finished]').waitFor();
  await Promise.all(kept.flatMap(({ waiting }) => waiting));
  const tokens = await Promise.all(
    [ada, bek].map((page) => page.evaluate(() => JSON.parse(localStorage.getItem('amunre.seats'))[0].token)),
  );
  const catalogue = await (await fetch(`${server.address}/api/catalogue`)).text();
  const truth = { ...truthOf(server.folder, table), catalogue };
  const SEATS = [0, 1, -1];
  for (const [n, receiver] of SEATS.entries()) {
    const found = leaks(kept[n], truth, receiver, receiver);
    assert.deepEqual(found.slice(0, 5), [], `${names[n]} was sent what that seat may not know`);
    for (const [seat, token] of tokens.entries())
      if (seat !== receiver)
        assert.ok(
          !kept[n].texts.some((text) => text.includes(token)),
          `${names[n]} was sent another's token`,
        );
    const { bytes, texts, files } = kept[n];
    console.log(
      `${names[n]}: ${bytes} bytes in ${texts.length} answers and frames, ${files} files; nothing hidden`,
    );
  }
  // the same search must find what is hidden from somebody else
  for (const receiver of [0, 1]) {
    for (const viewer of SEATS.filter((seat) => seat !== receiver)) {
      const found = leaks(kept[receiver], truth, receiver, viewer);
      const kinds = [...new Set(found.map(({ kind }) => kind))].sort();
      assert.deepEqual(
        kinds,
        ['action', 'card', 'cards', 'choice', 'gold', 'hand'],
        `the search misses leaks from ${names[receiver]} to seat ${viewer}`,
      );
      const to = viewer < 0 ? 'a spectator' : names[viewer];
      console.log(`planted, ${names[receiver]}'s bytes for ${to}: ${found.length} leaks found`);
    }
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(
    `secrets, ${TITLE}: ${one.moves + other.moves} moves, ${truth.moments.length} entries, ${seconds} s`,
  );
} finally {
  await browser.close();
  await server.stop();
}
