// After a game: its replay is stepped through with the keyboard, a moment is linked to, the viewpoint changes,
// the review, one's own games and an analysis are opened, and the record is taken home.   SHOTS=folder keeps pictures.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { launch } from './browser.js';
import { begunGame, finishedGame, keepSeat } from './finished.js';
import { PROGRAM, startServer } from './server.js';

const SHOTS = process.env.SHOTS ?? '';
const server = await startServer();
const browser = await launch();

async function shot(page, name) {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

const present = (page, name) => page.locator('[data-testid=replay]').getAttribute(`data-${name}`);

/** Wait until the replay shows what it was asked for. */
async function until(page, name, value) {
  await page.locator(`[data-testid=replay][data-${name}="${value}"]`).waitFor({ timeout: 60_000 });
}

async function press(page, key, step) {
  await page.keyboard.press(key);
  await until(page, 'step', step);
}

async function stepThrough(page) {
  const last = Number(await page.locator('[data-testid=scrubber]').getAttribute('max'));
  assert.ok(last > 60, `a whole game has many steps, not ${last}`);
  await until(page, 'step', 0);
  const shown = new Set();
  const began = Date.now();
  for (let step = 1; step <= last; step += 1) {
    await press(page, 'ArrowRight', step);
    shown.add(await page.locator('.log [aria-current=step]').innerText());
  }
  const time = Date.now() - began;
  assert.ok(shown.size > last / 2, 'the log goes along');
  await press(page, 'ArrowRight', last);
  assert.match(await page.locator('.log [aria-current=step]').innerText(), /game is over/);
  await press(page, 'ArrowLeft', last - 1);
  await press(page, 'Home', 0);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.locator('.log .now').getByText('Round 3 begins').waitFor();
  const third = Number(await present(page, 'step'));
  await page.keyboard.press('PageUp');
  await page.locator('.log .now').getByText('Round 2 begins').waitFor();
  assert.ok(Number(await present(page, 'step')) < third);
  await press(page, 'End', last);
  return { last, time };
}

/** The address of a moment leads back to it, also for somebody who has never been here. */
async function followLink(page, last) {
  const middle = Math.floor(last / 2);
  await page.locator('[data-testid=scrubber]').fill(String(middle));
  await until(page, 'step', middle);
  await page.locator('[data-testid=copy-link]').click();
  await page.locator('[data-testid=copy-link]', { hasText: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.waitForURL(link);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await until(guest, 'step', middle);
  assert.equal(await guest.locator('.log .now').innerText(), await page.locator('.log .now').innerText());
  await guest.context().close();
  return link;
}

/** Purses that are shown: everybody's, one's own, nobody's. */
async function changeViewpoint(page) {
  const before = await present(page, 'n');
  const purses = { open: 3, 0: 1, 1: 1, everybody: 0 };
  for (const eyes of ['open', '0', '1', 'everybody']) {
    await page.locator('[data-testid=viewpoint]').selectOption(eyes);
    await until(page, 'as', eyes);
    await page.waitForFunction(
      (count) => document.querySelectorAll('.seats .gold').length === count,
      purses[eyes],
    );
    assert.equal(await present(page, 'n'), before, 'another viewpoint is of the same moment');
  }
}

async function playByItself(page) {
  await press(page, 'Home', 0);
  await page.locator('.speed select').selectOption('fastest');
  await page.locator('[data-testid=replay-play]').click();
  await page.waitForFunction(
    () => Number(document.querySelector('[data-testid=replay]')?.getAttribute('data-step')) > 3,
  );
  await page.locator('[data-testid=replay-play]').click();
  const line = page.locator('.log li').nth(10);
  const n = await line.getAttribute('data-n');
  await line.locator('button').click();
  await page.locator(`.log .now[data-n="${n}"]`).waitFor();
}

async function openReview(page) {
  await page.getByRole('link', { name: 'Review' }).click();
  await page.locator('[data-testid=standing]').waitFor();
  assert.equal(await page.locator('[data-testid=standing] li').count(), 3);
  assert.ok((await page.locator('svg[role=img]').count()) >= 5);
  await page.locator('details summary').first().click();
  await page.locator('details[open] table').waitFor();
  for (const form of ['record', 'game']) {
    const [taken] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`[data-testid=download-${form}]`).click(),
    ]);
    const path = await taken.path();
    assert.match(execFileSync(PROGRAM, ['verify', path], { encoding: 'utf8' }), /: sound; /);
    assert.match(execFileSync(PROGRAM, ['review', path], { encoding: 'utf8' }), /kingdom 2/);
    const text = readFileSync(path, 'utf8');
    assert.match(text, form === 'record' ? /^\{"format":/ : /^amunre-game 1\n/);
  }
}

async function ownGames(page, id) {
  await page.goto(`${server.address}/games`);
  const game = page.locator('[data-testid=games-finished] li');
  await game.getByText(/points/).waitFor();
  await page.locator('[data-testid=games-search]').fill('nobody of that name');
  assert.equal(await game.count(), 0);
  await page.locator('[data-testid=games-search]').fill('merit');
  await game.getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(`**/table/${id}/replay**`);
  await page.goto(`${server.address}/table/${id}`);
  await page.locator('[data-testid=final]').waitFor();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.waitForURL(`**/table/${id}/replay**`);
}

/** While a game runs one looks back through one's own eyes only, whatever the address says. */
async function whileItRuns(page) {
  const game = await begunGame(server.address);
  await keepSeat(page, game);
  await page.goto(`${server.address}/table/${game.id}/replay?as=open`);
  await until(page, 'as', '0');
  const eyes = await page
    .locator('[data-testid=viewpoint] option')
    .evaluateAll((all) => all.map((one) => one.value));
  assert.deepEqual(eyes, ['0', 'everybody']);
  assert.equal(await page.locator('.seats .gold').count(), 1, 'one sees the own gold');
  await page.goto(`${server.address}/games`);
  await page.locator('[data-testid=games-turn] li, [data-testid=games-running] li').waitFor();
  await page.goto(`${server.address}/table/${game.id}/review`);
  await page.getByRole('alert').getByText('when it is over').waitFor();
}

/** While an analysis is worked out the connection goes and comes back; the page goes on by itself. */
async function loseConnection(page) {
  await page.getByRole('status').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('alert').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('alert').waitFor({ state: 'detached' });
}

/** Figures of a seat that come late are not shown under another name, and coming back one is where one was. */
async function otherSeat(page) {
  const late = '**/analysis?seat=0';
  let release = () => undefined;
  const held = new Promise((resolve) => (release = resolve));
  await page.route(late, (route) => held.then(() => route.continue()));
  await page.reload();
  await page.locator('[data-testid=analysis-seat]').selectOption('1');
  await page.locator('[data-testid=analysis-begin]').waitFor();
  await Promise.all([page.waitForResponse((one) => one.url().endsWith('/analysis?seat=0')), release()]);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  assert.equal(await page.locator('[data-testid=decisions]').count(), 0);
  await page.unroute(late);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.locator('[data-testid=final]').waitFor();
  await page.goBack();
  await page.locator('[data-testid=analysis-begin]').waitFor();
  assert.equal(await page.locator('[data-testid=analysis-seat]').inputValue(), '1');
}

/** A second analysis says how many are before it and how long it will take. */
async function standInLine(first, game, long) {
  const page = await first.context().newPage();
  await keepSeat(first, long);
  await page.goto(`${server.address}/table/${long.id}/analysis`);
  await page.locator('[data-testid=analysis-begin]').click();
  const line = page.locator('[data-testid=analysis-line]');
  await keepSeat(first, game);
  await line.getByText('is in line and begins by itself. One other is before yours.').waitFor();
  await line.getByText(/It should (be done in less than a|take about .*) minute/).waitFor();
  await shot(page, 'analysis-line');
  return page;
}

/** A bot looks at a short game: the graph has a mark and the list a line for every decision, also after a reload. */
async function openAnalysis(page, long) {
  const game = await finishedGame(server.address, 'cardgame', 2);
  await keepSeat(page, game);
  await page.goto(`${server.address}/table/${game.id}/review`);
  await page.getByRole('link', { name: 'Analysis' }).click();
  await page.locator('[data-testid=analysis-begin]').click();
  await page.locator('[data-testid=analysis-line]').waitFor();
  const next = await standInLine(page, game, long);
  await loseConnection(page);
  await page.locator('[data-testid=analysis-done]').waitFor({ timeout: 180_000 });
  await next.locator('[data-testid=analysis-line]').getByText('One other').waitFor({ state: 'detached' });
  await next.close();
  const graph = page.locator('[data-testid=place-graph]');
  const marks = await graph.locator('a .mark').count();
  const lines = page.locator('[data-testid=decisions] li');
  assert.ok(marks > 10, `a whole game has many decisions, not ${marks}`);
  assert.equal(await lines.count(), marks);
  assert.equal(await lines.filter({ hasText: 'Better:' }).count(), await graph.locator('.worse').count());
  const leadTo = (links) => links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  assert.deepEqual(await leadTo(graph.locator('a')), await leadTo(lines.locator('a')));
  const auctions = await graph.locator('.round + text').allTextContents();
  // an auction without anything to choose, or without room for its number, is left out
  const inOrder = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].filter((one) => auctions.includes(one));
  assert.deepEqual(auctions, inOrder, 'auctions below the graph');
  assert.ok(auctions.length > 4, 'most auctions have something to choose');
  await page.reload();
  await page.locator('[data-testid=analysis-done]').waitFor();
  assert.equal(await lines.count(), marks, 'what is worked out once stays');
  await shot(page, 'analysis');
  // a decision leads to what its player saw then, at the step that it names
  const number = Number(await lines.nth(3).locator('.number').innerText());
  await lines.nth(3).getByRole('link').click();
  await page.waitForURL(/\/replay\?at=\d+&as=0$/);
  await page.locator('.drawing[aria-busy=false] svg').first().waitFor();
  assert.match(await page.locator('[aria-label=Players]').innerText(), /acts/);
  assert.equal(Number(await present(page, 'step')) + 1, number);
  await page.getByRole('link', { name: 'Analysis' }).click();
  await page.waitForURL(/\/analysis\?seat=0$/);
  await otherSeat(page);
  return marks;
}

try {
  const game = await finishedGame(server.address);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  page.on('pageerror', (fault) => assert.fail(fault.message));
  await page.goto(server.address);
  await keepSeat(page, game);
  await page.goto(`${server.address}/table/${game.id}/replay`);
  const { last, time } = await stepThrough(page);
  const link = await followLink(page, last);
  await shot(page, 'replay');
  await changeViewpoint(page);
  await playByItself(page);
  await openReview(page);
  await shot(page, 'review');
  await ownGames(page, game.id);
  await whileItRuns(page);
  const decisions = await openAnalysis(page, game);
  console.log(
    `replay: ${last} steps with the arrow key, ${Math.round(time / last)} ms each; link ${new URL(link).search}; ` +
      `viewpoints, autoplay, review, downloads, own games, a running game, ${decisions} decisions analysed`,
  );
} finally {
  await browser.close();
  await server.stop();
}
