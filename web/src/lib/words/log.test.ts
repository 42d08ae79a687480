import { expect, test } from 'vitest';
import type { GameEvent } from '$lib/api/types';
import { lines, sentence } from './log';

const people = { names: ['Ada', 'Bek', 'Cem'], viewer: 0 };
const say = (event: GameEvent) => sentence(event, people);

test('sentences follow the person', () => {
  const bid = { type: 'bid_placed', scribe: 0, province: 'abu', amount: 6 };
  expect(say({ ...bid, seat: 0 })).toBe('You bid 6 for Abu.');
  expect(say({ ...bid, seat: 1 })).toBe('Bek bids 6 for Abu.');
});

test('what is known is told, the rest is counted', () => {
  expect(say({ type: 'cards_drawn', seat: 0, count: 2, cards: ['influence', 'influence'] })).toBe(
    'You draw Influence ×2.',
  );
  expect(say({ type: 'cards_drawn', seat: 1, count: 1 })).toBe('Bek draws one favour card.');
});

test('tiles, goods and officials', () => {
  const built = { type: 'tile_built', seat: 1, tile: 'gold', row: 2, place: 1 };
  expect(say({ ...built, times: 1 })).toBe('Bek builds a gold tile in row 2, space 1.');
  expect(say({ ...built, times: 3 })).toBe('Bek builds a gold tile in row 2, space 1, which pays 3 times.');
  expect(say({ type: 'official_served', seat: 0, province: 'edfu', card: 'six_gold', gold: 6 })).toBe(
    'The official of Edfu serves you: 6 gold.',
  );
  expect(say({ type: 'bought', seat: 0, kind: 'stones', count: 3, price: 6 })).toBe(
    'You buy 3 stones for 6 gold.',
  );
});

test('the end', () => {
  const end = { type: 'game_ended', places: [2, 1, 3], points: [20, 30, 10], decided_by: 'points' };
  expect(say({ ...end, winners: [1] })).toBe('The game is over: you 20, Bek 30 and Cem 10. Bek wins.');
  expect(say({ ...end, winners: [0] })).toContain('You win.');
  expect(say({ ...end, winners: [0], decided_by: 'stones' })).toContain('You win, with more stones.');
});

test('lists are told as the language tells them', () => {
  expect(say({ type: 'order_changed', order: [2, 0, 1] })).toBe('The new turn order is Cem, you and Bek.');
  const offers = [
    { type: 'offer', gold: 3, played: ['influence'], sold: ['river', 'farmers'] },
    { type: 'offer', gold: 0, played: [], sold: [] },
  ];
  expect(say({ type: 'offerings_revealed', offers })).toMatch(/: you 3 gold with Influence .*; Bek Theft\.$/);
});

test('the reason that an administrator gives is told, until it is removed', () => {
  const told = (text: string) =>
    lines({ n: 1, at: 1, entry: { type: 'reason_given', text } }, people)[0]?.text;
  expect(told('rude words')).toBe('An administrator of the site says why: rude words');
  expect(told('')).toBe('An administrator of the site says why: Message removed');
});

test('words that are gone cannot be reported', () => {
  const said = (text: string) =>
    lines({ n: 1, at: 1, entry: { type: 'chat_said', seat: 1, text } }, people)[0];
  expect(said('hello')?.isRemoved).toBe(false);
  expect(said('')).toMatchObject({ text: 'Message removed', isRemoved: true });
});
