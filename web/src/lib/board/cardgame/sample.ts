/** A small table of the card game for tests: nothing has happened yet, unless the test says so. */
import type { Action, TableSeen } from '$lib/api/types';
import { sampleSeen } from '../sample';
import type { CardSeat, CardTableView } from './view';

export function cardSeat(change: Partial<CardSeat> = {}): CardSeat {
  return {
    points: 0,
    gold: 0,
    reserve: [0, 2, 5, 7],
    spent: [1, 3, 4, 6, 8],
    bid: -1,
    bid_on: '',
    won: '',
    offered: -1,
    stacks: [],
    ...change,
  };
}

export function cardTable(change: Partial<CardTableView> = {}): CardTableView {
  return {
    kingdom: 1,
    auction: 1,
    order: [0, 1],
    level: 0,
    collective: 0,
    up: [],
    decks: [4, 6, 6],
    seats: [cardSeat(), cardSeat()],
    items: [],
    ...change,
  };
}

/** A table at which somebody is perhaps asked something. */
export function cardSeen(
  table: Partial<CardTableView> = {},
  actions: Action[] = [],
  kind = 'bid',
): TableSeen {
  const seen = sampleSeen({}, 'auction', { cardgame: cardTable(table) });
  const type = actions[0]?.type ?? '';
  const group = { type, count: actions.length, actions, texts: [], example: '', range: {} };
  const prompt = { decision: '7', kind, text: '', sealed: false, choices: [group] };
  return { ...seen, prompt: actions.length ? prompt : null };
}
