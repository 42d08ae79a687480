/** The quick reference tells what holds at the table: edition, expansions and options. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { ownTexts, speakWith } from '$lib/words/fluent';
import Reference from './Reference.svelte';
import { cardsOf, pointsOf, stepsOf, tracksOf, type Choice } from './reference';

const choice = (title: string, players = 3, options: Record<string, string> = {}): Choice => ({
  ...{ title, players, options },
});
const copiesOf = (one: Choice) =>
  Object.fromEntries(cardsOf(one).flatMap(({ cards }) => cards.map(({ card, count }) => [card, count])));
const sizeOf = (one: Choice) => Object.values(copiesOf(one)).reduce((sum, count) => sum + count, 0);

afterEach(() => speakWith(''));

async function look(one: Choice) {
  await speakWith(ownTexts(one.title, one.options));
  cleanup();
  render(Reference, { settings: one });
  return (card: string) =>
    screen.queryByTestId(`reference-${card}`)?.textContent?.replace(/\s+/g, ' ').trim();
}

test('decks have as many cards as the rulebooks say', () => {
  expect(sizeOf(choice('classic'))).toBe(39);
  expect(sizeOf(choice('revised+expert'))).toBe(39);
  expect(sizeOf(choice('anniversary'))).toBe(36);
  // the switches to the earlier editions together give their deck (R36, R37)
  const earlier = choice('anniversary', 3, { no_start_cards: 'on', no_federation: 'on' });
  expect(copiesOf(earlier)).toEqual(copiesOf(choice('classic')));
  // 4 + 4 + 2 + 2 + 8 cards join with the expansions
  expect(sizeOf(choice('anniversary+officials+afterlife+statues+pharaoh+promos'))).toBe(56);
});

test('cards stand under the phase in which they are played, theft with the offerings', () => {
  const phases = Object.fromEntries(
    cardsOf(choice('anniversary+promos')).map(({ phase, cards }) => [phase, cards.map(({ card }) => card)]),
  );
  expect(phases.auction).toEqual(['bribery', 'protection']);
  expect(phases.offering).toEqual(['theft', 'influence', 'greed']);
  expect(phases.market).toContain('glory');
  expect(phases.scoring).toHaveLength(6);
});

test('the steps of a bid end at 36 in the earlier editions, unless the table says that they go on', () => {
  const printed = [0, 1, 3, 6, 10, 15, 21, 28, 36];
  expect(stepsOf(choice('classic'))).toEqual({ steps: printed, goOn: false });
  expect(stepsOf(choice('anniversary'))).toEqual({ steps: [...printed, 45, 55, 66], goOn: true });
  expect(stepsOf(choice('revised', 3, { ladder: 'endless' })).goOn).toBe(true);
});

test('the side of the temple track is that of the table; before a game both are told', () => {
  expect(tracksOf(choice('anniversary', 3))).toEqual([[3, 9, 15]]);
  expect(tracksOf(choice('anniversary', 4))).toEqual([[3, 13, 23]]);
  expect(tracksOf(choice('anniversary', 0))).toEqual([
    [3, 9, 15],
    [3, 13, 23],
  ]);
  expect(tracksOf(choice('classic', 0))).toEqual([[3, 13, 23]]);
});

test('each edition tells its own effects with its own names and numbers of copies', async () => {
  const recent = await look(choice('anniversary'));
  expect(recent('bribery')).toContain('Bribery 2 in the deck When outbid, you may bid again');
  expect(recent('bribery')).toContain('until the auction ends');
  expect(recent('cultivation')).toContain('once you have bought something');
  expect(recent('architect')).toContain('3 in the deck · everybody begins with one');
  expect(recent('scoring')).toContain('the province with most pyramids on each bank');
  const revised = await look(choice('revised'));
  expect(revised('bribery')).toContain('you may bid once again');
  expect(revised('cultivation')).toContain('Free Farmer 5 in the deck');
  expect(revised('cultivation')).toContain('on an empty field or beside the fields');
  expect(revised('scoring')).toContain('the player with most pyramids on each bank');
  expect(revised('federation')).toBeUndefined();
  const classic = await look(choice('classic'));
  expect(classic('bribery')).toContain('Overbid in Same Province 2 in the deck');
  expect(classic('architect')).toContain('Builder 8 in the deck');
  expect(classic('bids')).toBe('0 · 1 · 3 · 6 · 10 · 15 · 21 · 28 · 36');
});

test('cultivation needs no purchase where the table has chosen so', async () => {
  const told = await look(choice('anniversary', 3, { cultivation: 'anytime' }));
  expect(told('cultivation')).toContain('In the market: one farmer for nothing, beside the fields.');
});

test('what holds for two players is told to two, and before a game that may be for two', async () => {
  const title = 'anniversary+officials';
  for (const [players, isTold] of [
    [2, true],
    [3, false],
    [0, true],
  ] as const) {
    const told = await look(choice(title, players));
    expect([players, told('scoring')?.includes('with two players')]).toEqual([players, isTold]);
  }
});

test('expansions bring their cards and pieces', async () => {
  const with_all = await look(choice('anniversary+officials+afterlife+statues+pharaoh'));
  expect(with_all('delegation')).toContain('4 in the deck');
  expect(with_all('scoring')).toContain('each full row of a tomb: 3');
  for (const piece of ['Officials cards', 'Statue cards', 'Tomb tiles', 'The Pharaoh']) {
    expect(screen.getByRole('heading', { name: piece })).toBeDefined();
  }
  await look(choice('anniversary'));
  expect(screen.queryByRole('heading', { name: 'Tomb tiles' })).toBeNull();
});

test('an owner’s corrections hold at the table that has them', () => {
  const figures = {
    'table.gifts': [4, 2, 1],
    'deck.old.architect': 6,
    'deck.new.architect': 4,
    'deck.promos.glory': 3,
    'expansion.afterlife.row_points': 5,
  };
  const own = (title: string) => ({ ...choice(title), components: { figures } });
  expect(pointsOf(own('classic'))).toMatchObject({ gifts: [4, 2, 1], theft_gold: 3, tomb_row_points: 5 });
  expect(pointsOf(choice('classic')).gifts).toEqual([3, 2, 1]);
  expect(copiesOf(own('classic'))).toMatchObject({ architect: 6, cultivation: 5 });
  expect(copiesOf(own('anniversary+promos'))).toMatchObject({ architect: 4, glory: 3, greed: 2 });
  expect(copiesOf(own('anniversary'))).not.toHaveProperty('glory');
});
