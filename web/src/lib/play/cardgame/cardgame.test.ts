import { expect, test } from 'vitest';
import type { View } from '$lib/api/types';
import { cardSeat, cardSeen } from '$lib/board/cardgame/sample';
import { sentence } from '$lib/words/log';
import { actionText } from '$lib/words/actions';
import { promptText } from '../prompting';
import { CARD_GAME } from './cardgame';

const people = { names: ['Merit', 'Ahmose', 'Henut'], viewer: 0 };
const viewOf = (seen: ReturnType<typeof cardSeen>, ...phases: string[]): View => ({
  ...(seen.view as View),
  flow: phases.map((phase) => ({ phase, step: 0, seat: 0, left: 2 }) as View['flow'][number]),
});

test('the course of three kingdoms', () => {
  const view = viewOf(cardSeen({ kingdom: 2, auction: 2 }), 'game', 'kingdom', 'auction', 'extension');
  const course = CARD_GAME.courseOf(view);
  expect(course.kingdoms.map(({ steps }) => steps.map(({ state }) => state))).toEqual([
    ['past', 'past', 'past'],
    ['past', 'now', 'next'],
    ['next', 'next', 'next'],
  ]);
  expect([course.phase, course.rules]).toEqual(['auction', 'card-extension']);
});

test('the figures of a player are what lies open', () => {
  const stacks = [{ cards: ['giza'], tokens: 1 }];
  const view = viewOf(cardSeen({ seats: [cardSeat({ stacks, offered: 3 }), cardSeat()] }));
  const facts = CARD_GAME.factsOf(view, 0).map(({ name, value }) => `${name} ${value}`);
  expect(facts).toEqual(['in reserve 14', 'ankhs 4', 'field 1', 'caravans 0', 'pyramids 2', 'offered 3']);
  expect(CARD_GAME.noteOf(view, 0)).toBe('Pharaoh');
});

test('questions have words of their own', () => {
  const seats = [cardSeat({ gold: 12, won: 'lisht' }), cardSeat()];
  const ask = (kind: string, ...phases: string[]) => {
    const seen = cardSeen({ seats }, [{ type: 'any' }], kind);
    return promptText(CARD_GAME, seen, viewOf(seen, ...phases), people);
  };
  expect(ask('bid')).toContain('gold card');
  expect(ask('extend')).toContain('Lay Lisht on');
  expect(ask('pyramid', 'place_pyramids')).toContain('2 are left');
  expect(ask('prepare')).toContain('exactly 12 gold');
});

test('what an action costs', () => {
  const view = viewOf(cardSeen({ seats: [cardSeat({ gold: 12 }), cardSeat()] }));
  expect(CARD_GAME.costOf({ type: 'build_pyramids', count: 3 }, view, 0)).toContain(
    'for 10 gold; 2 are left',
  );
  expect(CARD_GAME.costOf({ type: 'offer_cards', cards: [2, 5] }, view, 0)).toBe('worth 7');
});

test('events and actions are told', () => {
  const say = (event: { type: string } & Record<string, unknown>) => sentence(event, people);
  expect(say({ type: 'card_bid', seat: 1, province: 'elkab', card: 5 })).toBe('Ahmose lays the 5 at El-Kab.');
  expect(say({ type: 'bid_returned', seat: 0, province: 'giza', card: 4 })).toContain('Your 4 at Giza');
  expect(say({ type: 'offerings_opened', offers: [[3, 5], [], [0]] })).toBe(
    'The offerings are opened: you 8 (3 and 5), Ahmose nothing and Henut 0.',
  );
  expect(say({ type: 'reserve_laid', seat: 0, cards: [0, 6, 8], price: 14 })).toBe(
    'You lay a reserve worth 14: 0, 6 and 8.',
  );
  expect(say({ type: 'auction_began', kingdom: 3, auction: 2, provinces: ['tanis', 'sais'] })).toBe(
    'Third Kingdom, auction 2: Tanis and Sais come up.',
  );
  const end = { type: 'game_ended', winners: [1], places: [2, 1, 3], points: [9, 9, 5] };
  expect(say({ ...end, decided_by: 'order' })).toContain('Ahmose wins, being earlier in turn order.');
  expect(actionText({ type: 'offer_cards', cards: [] })).toBe('Offer nothing');
  expect(actionText({ type: 'lay_reserve', cards: [0, 6, 8] })).toBe('Lay the reserve 0, 6 and 8');
});

test('after each kingdom the scoring is shown', () => {
  expect(CARD_GAME.scoredBy({ type: 'scored', items: [{ kingdom: 2 }] })).toBe(2);
  expect(CARD_GAME.scoredBy({ type: 'passed', seat: 1 })).toBeNull();
});
