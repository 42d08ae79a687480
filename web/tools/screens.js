// The screens of the client and how to come to each: for pictures (shots.js) and for axe.
//
// Moments at the table come from fixed games (moments.py): the page is real, its socket is played to it, so that
// they are the same in every run. Home, set-up and lobby come from a real server, and so does all that is for administrators.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishedGame, keepSeat } from './finished.js';
import { lookedAfter } from './site.js';

/** Milliseconds for what a screen is waited for at the most: a bot looks at a whole game. */
const PATIENCE = 180_000;

/** What is done at a moment before the picture is taken. */
const click = (selector) => async (page) => page.locator(selector).first().click();
const ladder = async (page) => {
  await page.locator('[data-testid=bid-province]').first().click();
  await page.locator('.beside button.open, [data-testid=bid-step]').locator('visible=true').nth(1).click();
};
/** A sheet that the menu opens. */
const sheet = (name) => ({
  moment: 'auction',
  async does(page) {
    await page.locator('header button:last-child').first().click();
    await page.locator(`[data-testid=menu-${name}]`).click();
  },
  then: 'dialog[open] .inside',
});
/** Begin a game against bots from the first page. */
const playNow = async (page) => {
  await page.locator('[data-testid=play-now]').click();
  await page.waitForURL('**/table/*');
};
const playCards = async (page) => {
  await page.locator('select').first().selectOption('cardgame');
  await playNow(page);
  await page.locator('[data-testid=gold-card]').first().waitFor();
};
export const SCREENS = {
  home: { at: '/', ready: '[data-testid=play-now]' },
  new: { at: '/new', ready: 'form' },
  tables: { at: '/tables', ready: '[data-testid=tables-found] li, [data-testid=tables-found] p' },
  about: { at: '/about', ready: 'main' },
  lost: { at: '/tabel/x', ready: 'main a.button[href="/"]' },
  lobby: { at: '/new', ready: 'form', does: click('form button.strong'), then: 'main img[alt][width="180"]' },
  account: { at: '/account', ready: '[data-testid=make-account]', does: click('[data-testid=make-account]') },
  recover: { at: '/account', ready: '[data-testid=forgotten]', does: click('[data-testid=forgotten]') },
  report: {
    ...sheet('people'),
    then: 'dialog[open] fieldset',
    async does(page) {
      await sheet('people').does(page);
      await page.locator('[data-testid^=report-]').first().click();
    },
  },
  admin: { within: () => '', ready: '[data-testid=report]' },
  'admin-tables': { within: () => '?show=tables', ready: '[data-testid=tables-found] a' },
  'admin-table': {
    within: ({ table }) => `?show=tables&id=${table}`,
    ready: '[data-testid=table-seen]',
  },
  'admin-accounts': { within: () => '?show=accounts', ready: '[data-testid=accounts-found] a' },
  'admin-account': {
    within: ({ account }) => `?show=accounts&id=${account}`,
    ready: '[data-testid=account-seen]',
  },
  'admin-ban': {
    within: ({ account }) => `?show=accounts&id=${account}`,
    ready: '[data-testid=account-seen]',
    does: click('[data-testid=ban]'),
    then: 'dialog[open] form',
  },
  'admin-networks': { within: () => '?show=networks', ready: '[data-testid=network]' },
  'admin-acts': { within: () => '?show=acts', ready: '[data-testid=act]' },
  'new-slow': { at: '/new', ready: 'form', does: click('[data-testid=pace-slow]') },
  'rules-list': { at: '/rules', ready: 'main li' },
  'rules-page': { at: '/rules/anniversary+statues', ready: 'article' },
  'no-games': { at: '/games', ready: '.empty' },
  'hand-over': {
    at: '/new',
    ready: 'form',
    async does(page) {
      await page.locator('[data-testid=players]').selectOption('3');
      for (const seat of [2, 3]) {
        await page.locator(`[data-testid=seat-${seat}]`).selectOption('here');
        await page.locator(`[data-testid=name-${seat}]`).fill(`Guest ${seat}`);
      }
      await page.locator('form button.strong').click();
    },
    then: '[data-testid=take][aria-disabled=false]',
  },
  offline: {
    at: '/',
    ready: '[data-testid=play-now]',
    async does(page) {
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.context().setOffline(true);
      await page.reload();
    },
    then: '[data-testid=offline-home]',
  },
  people: sheet('people'),
  settings: sheet('settings'),
  orders: sheet('orders'),
  invite: sheet('invite'),
  coach: {
    at: '/',
    ready: '[data-testid=learn]',
    async does(page) {
      await page.locator('[data-testid=learn]').click();
      await page.locator('[data-testid=coach]').waitFor();
      await page.evaluate(() => scrollBy(0, 200)); // on a phone the players would be half below the bar
    },
  },
  outlook: {
    at: '/',
    ready: '[data-testid=play-now]',
    async does(page) {
      await playNow(page);
      await page.locator('[data-testid=temple-track] [role=button]').focus();
      await page.keyboard.press('Enter');
    },
    then: 'dialog table',
  },
  hint: {
    at: '/',
    ready: '[data-testid=play-now]',
    async does(page) {
      await playNow(page);
      await page.locator('[data-testid=hint]').click();
    },
    then: '[data-testid=hint]:enabled + p:not(:empty)',
  },
  'cards-reserve': { at: '/', ready: '[data-testid=play-now]', does: playCards },
  'cards-bid': {
    at: '/',
    ready: '[data-testid=play-now]',
    async does(page) {
      await playCards(page);
      while (!(await page.locator('[data-testid=confirm][aria-disabled=false]').count())) {
        await page.locator('[data-testid=gold-card]').first().click();
      }
      await page.locator('[data-testid=confirm]').click();
    },
    then: '[data-decision=bid]',
  },
  ending: { after: '', ready: '[data-testid=final]' },
  games: {
    after: '',
    ready: '[data-testid=final]',
    does: (page) => page.goto(new URL('/games', page.url()).href),
    then: '[data-testid^=games-]',
  },
  replay: { after: '/replay?at=60&as=open', ready: '.drawing[aria-busy=false] svg' },
  review: {
    after: '/review',
    ready: '[data-testid=standing]',
    async does(page) {
      for (const details of await page.locator('summary').all()) await details.click();
    },
  },
  // a short game, so that all of it is soon looked at
  analysis: {
    after: '/analysis',
    of: 'cardgame:2',
    ready: '[data-testid=analysis-begin], [data-testid=decisions]',
    async does(page) {
      const begin = page.locator('[data-testid=analysis-begin]');
      if (await begin.count()) await begin.click();
    },
    then: '[data-testid=analysis-done]',
  },
  start: { moment: 'start' },
  auction: { moment: 'auction', does: ladder },
  market: {
    moment: 'market',
    async does(page) {
      for (const more of await page.locator('[data-testid^=more-][aria-disabled=false]').all())
        await more.click();
    },
  },
  offer: { moment: 'offer' },
  sealed: { moment: 'sealed' },
  gift: { moment: 'gift' },
  harvest: { moment: 'harvest' },
  second: { moment: 'second' },
  final: { moment: 'final', then: '[data-testid=final]' },
  scoring: { moment: 'final', does: click('dialog .buttons button:nth-last-child(2)'), then: 'dialog table' },
  points: { moment: 'second', does: click('.points'), then: 'dialog' },
  log: { moment: 'harvest', does: (page) => page.keyboard.press('l'), then: 'dialog' },
  menu: { moment: 'harvest', does: click('header button:last-child'), then: 'dialog' },
  rules: { moment: 'auction', does: click('[data-testid=rules]'), then: 'dialog article' },
  piles: { moment: 'all-market', does: (page) => page.keyboard.press('d'), then: 'dialog section' },
  reference: { moment: 'all-auction', does: (page) => page.keyboard.press('q'), then: 'dialog li svg' },
  'reference-five': { moment: 'five', does: (page) => page.keyboard.press('q'), then: 'dialog li svg' },
  keys: { moment: 'auction', does: (page) => page.keyboard.press('?'), then: 'dialog dl' },
  five: { moment: 'five', does: ladder },
  'five-harvest': { moment: 'five-harvest' },
  'all-auction': { moment: 'all-auction', does: ladder },
  'all-market': { moment: 'all-market' },
  'all-tomb': { moment: 'all-tomb' },
  'all-harvest': { moment: 'all-harvest' },
  expert: { moment: 'expert' },
  'cards-two': { moment: 'cards-two' },
  'cards-three': { moment: 'cards-three' },
  'cards-four': { moment: 'cards-four' },
  'cards-offer': { moment: 'cards-offer' },
  'cards-five': { moment: 'cards-five' },
  'cards-pyramid': { moment: 'cards-pyramid' },
  'cards-over': { moment: 'cards-over', then: '[data-testid=final]' },
};

export function readMoments() {
  const folder = mkdtempSync(join(tmpdir(), 'amunre-moments-'));
  const file = join(folder, 'moments.json');
  const here = (name) => new URL(name, import.meta.url).pathname;
  execFileSync(here('../../.venv/bin/python'), [here('moments.py'), file], { stdio: 'inherit' });
  const moments = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return moments;
}

/** Play the frames of a moment to whoever asks for the table. */
async function tell(page, { seen, messages }) {
  await page.routeWebSocket('**/socket', (socket) => {
    socket.onMessage((frame) => {
      const { type, since } = JSON.parse(frame);
      if (type !== 'hello') return;
      socket.send(JSON.stringify({ type: 'welcome', viewer: 0, since }));
      for (const message of messages.slice(since))
        socket.send(JSON.stringify({ type: 'message', ...message }));
      socket.send(JSON.stringify({ type: 'state', table: seen }));
    });
  });
}

/** Finished games by what is played, one for all screens that come after it. */
const games = new Map();

function gameOf(address, what) {
  const [title, players] = what.split(':');
  if (!games.has(what)) games.set(what, finishedGame(address, title, Number(players)));
  return games.get(what);
}

/** Sites with something to look after, one for all screens of administrators, by the addresses of their servers. */
const sites = new Map();

/** Come to the page of administrators as one of them. */
async function administer(page, address, within) {
  if (!sites.has(address)) sites.set(address, lookedAfter(address));
  const site = await sites.get(address);
  const cookies = [...site.cookies].map(([name, value]) => ({ name, value, url: address }));
  await page.context().addCookies(cookies);
  await page.goto(`${address}/admin${within(site)}`);
}

/** Go to a screen, in a fresh page; SPEAK=de for another language. */
export async function goTo(page, address, name, moments) {
  const screen = SCREENS[name];
  if (process.env.SPEAK)
    await page.addInitScript((tag) => localStorage.setItem('amunre.language', tag), process.env.SPEAK);
  await page.addInitScript(() => {
    const kept = { name: 'Merit', title: 'anniversary', bots: 3, level: 'greedy', confirm: true };
    localStorage.setItem('amunre.preferences', JSON.stringify(kept));
  });
  if (screen.moment) {
    const moment = moments[screen.moment];
    await tell(page, moment);
    await page.goto(`${address}/table/${moment.seen.id}`);
    await page.locator('.prompt').waitFor();
  } else if (screen.after === undefined) {
    if (screen.within) await administer(page, address, screen.within);
    else await page.goto(`${address}${screen.at}`);
    await page.locator(screen.ready).first().waitFor();
  } else {
    const game = await gameOf(address, screen.of ?? 'classic:3');
    await page.goto(`${address}/about`);
    await keepSeat(page, game);
    await page.goto(`${address}/table/${game.id}${screen.after}`);
    await page.locator(screen.ready).first().waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
  await screen.does?.(page);
  if (screen.then) await page.locator(screen.then).first().waitFor({ timeout: PATIENCE });
  await page.mouse.move(0, 0);
}

/** Settings of a browser for a screen of this size. */
export function deviceOf(viewport) {
  const phone = viewport.width < 600 ? { hasTouch: true, isMobile: true } : {};
  return { viewport, reducedMotion: 'reduce', ...phone };
}
