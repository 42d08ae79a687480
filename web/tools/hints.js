// Hints in real games against bots: the idea can be seen, the shown move is what the API names, its panel shows it, and
// Confirm sends it. Before each hint a move is chosen from the list of everything one may do.   SHOTS=folder for faults.
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { launch } from './browser.js';
import { guest, meet } from './company.js';
import { confirm, goneOn, picture } from './player.js';
import { startServer } from './server.js';

const ALL = 'anniversary+officials+afterlife+statues+pharaoh+promos';
/** What has to be shown by a hint in each game; as soon as all of it was, the game is left. */
const GAMES = {
  [ALL]: ['place_bid', 'buy', 'place', 'offer'],
  cardgame: ['lay_reserve', 'bid_card', 'offer_cards'],
};
const MOST_DECISIONS = 60;

const kindOf = ({ type }) => /^(buy|place)_(?!bid)/.exec(type)?.[1] ?? type;
const sorted = (cards) => [...cards].sort((one, other) => one - other);

/** Wait for a decision after one that was answered; its id and its legal actions, or nothing when the game is over. */
async function nextDecision(page, answered) {
  await page.waitForFunction(
    (before) => {
      document.querySelector('dialog[open] header button')?.click();
      const { asked, busy, status } = document.querySelector('[data-status]').dataset;
      return status === 'finished' || (asked && asked !== before && busy === 'false');
    },
    answered,
    { timeout: 60_000 },
  );
  return page.locator('[data-status]').getAttribute('data-asked');
}

/** Legal actions as the server lists them. */
async function legal(page) {
  return page.evaluate(async () => {
    const table = location.pathname.split('/').at(-1);
    const [seat] = JSON.parse(localStorage.getItem('amunre.seats'));
    const headers = { Authorization: `Bearer ${seat.token}` };
    const { prompt } = await (await fetch(`/api/tables/${table}`, { headers })).json();
    return prompt.choices.flatMap((group) => group.actions);
  });
}

/** Confirm, and give the action that was sent. */
async function sent(page) {
  assert.equal(await page.locator('[data-testid=confirm]').getAttribute('aria-disabled'), 'false', 'Confirm');
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/moves')),
    confirm(page),
  ]);
  return request.postDataJSON().action;
}

/** What the panel says of the action that is shown. */
async function panelShows(page, action) {
  const panel = page.locator('.panel');
  if (action.type.startsWith('buy_')) {
    const count = await panel.locator(`.kind:has([data-testid=more-${action.type}]) output`).innerText();
    assert.equal(Number(count), action.count, 'the stepper');
  } else if (action.type === 'offer') {
    assert.equal(Number(await panel.locator('.row output').innerText()), action.gold, 'the slider');
    const laid = await panel.locator('fieldset input:checked').count();
    assert.equal(laid, action.played.length, 'cards laid with the offering');
  } else if (['lay_reserve', 'offer_cards', 'bid_card'].includes(action.type)) {
    const picked = page.locator('.hand button[aria-pressed=true]');
    const cards = await picked.evaluateAll((all) => all.map((one) => Number(/\d+/.exec(one.ariaLabel))));
    assert.deepEqual(sorted(cards), sorted(action.cards ?? [action.card]), 'gold cards that are picked');
  }
}

/** The list of everything one may do marks the action, and so does whatever offers it. */
async function listShows(page, actions, action) {
  const at = actions.findIndex((one) => isDeepStrictEqual(one, action));
  const shown = page.locator('.more details li button').nth(at);
  assert.equal(await shown.getAttribute('aria-pressed'), 'true', `"${await shown.innerText()}" is marked`);
}

/** Press the hint twice; gives the action that the API names. */
async function hinted(page, actions) {
  const [hint, told] = [page.locator('[data-testid=hint]'), page.locator('[data-testid=hint] + p')];
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith('/hint')),
    hint.click(),
  ]);
  const { action } = await answer.json();
  await hint.getByText('Show move').waitFor();
  const idea = await told.innerText();
  assert.ok((await told.boundingBox()).width > 40, `the idea "${idea}" can be seen`);
  await hint.click();
  assert.match(await told.textContent(), /The bot would do this/);
  await panelShows(page, action);
  await listShows(page, actions, action);
  return { action, idea };
}

/** Whoever changes the shown offering is told the idea again, and not that a bot would do that. */
async function changesMind(page, idea) {
  const told = page.locator('[data-testid=hint] + p');
  const [less, more] = await page.locator('.offer .row button').all();
  const before = await page.locator('.offer .row output').innerText();
  await more.click();
  if ((await page.locator('.offer .row output').innerText()) === before) await less.click();
  assert.equal(await told.innerText(), idea);
  await page.locator('[data-testid=hint]').click();
}

/**
 * Choose an action from the list of everything that is legal, and give it: one of a kind that is not chosen yet, or
 * without a kind one that keeps gold for later.
 */
async function listed(page, actions, kind) {
  const list = page.locator('.more details');
  if (!(await list.evaluate((one) => one.open))) await list.locator('summary').click();
  const buttons = list.locator('li button');
  const pressed = await buttons.evaluateAll((all) => all.map((one) => one.ariaPressed === 'true'));
  const alike = [...pressed.keys()].filter((number) => !kind || kindOf(actions[number]) === kind);
  const at = kind
    ? alike.findLast((number) => !pressed[number])
    : Math.max(
        0,
        actions.findIndex(({ type }) => type === 'done' || type === 'pass'),
      );
  assert.ok(at !== undefined, `there is a choice at ${kind}`);
  if (!pressed[at]) await buttons.nth(at).click();
  const text = await buttons.nth(at).innerText();
  assert.equal(await buttons.nth(at).getAttribute('aria-pressed'), 'true', `"${text}" is chosen`);
  await panelShows(page, actions[at]);
  return actions[at];
}

async function play(browser, address, title, wanted) {
  const page = await guest(browser, address, 'Robot');
  page.on('pageerror', (fault) => assert.fail(fault.message));
  await meet([page], address, title, 2);
  const shown = new Set();
  let [decision, present] = ['', ''];
  try {
    for (let number = 0; number < MOST_DECISIONS && shown.size < wanted.length; number += 1) {
      decision = await nextDecision(page, decision);
      if (!decision) break;
      present = await page.locator('[data-status]').getAttribute('data-decision');
      const actions = await legal(page);
      const kind = wanted.find((one) => !shown.has(one) && actions.some((action) => kindOf(action) === one));
      let action = await listed(page, actions, kind);
      if (kind) {
        const hint = await hinted(page, actions);
        action = hint.action;
        if (action.type === 'offer' && action.gold) await changesMind(page, hint.idea);
        if (wanted.includes(kindOf(action))) shown.add(kindOf(action));
      }
      assert.deepEqual(await sent(page), action, 'what Confirm sends');
      await goneOn(page, decision);
    }
    const missing = wanted.filter((kind) => !shown.has(kind));
    assert.deepEqual(missing, [], 'hints that did not come up');
  } catch (fault) {
    const seen = await picture(page, `hints-${title}`);
    throw new Error(`${title}, at ${present}: ${fault.message}; see ${seen}`, { cause: fault });
  }
  console.log(`${title}: choices from the list and hints for ${[...shown].join(', ')}`);
  await page.context().close();
}

const server = await startServer();
const browser = await launch();
try {
  await Promise.all(
    Object.entries(GAMES).map(([title, wanted]) => play(browser, server.address, title, wanted)),
  );
} finally {
  await browser.close();
  await server.stop();
}
