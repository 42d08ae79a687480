import { expect, test } from 'vitest';
import { rungs } from './ladder';
import type { Bid } from './reading';

const bid = (seat: number, amount: number, protection = 0): Bid => ({
  seat,
  amount,
  protection,
  bribery: 0,
  leads: true,
});
const state = (bids: Bid[], offered: number[]) =>
  Object.fromEntries(rungs(bids, offered).map((rung) => [rung.amount, rung.state]));

test('steps below the best bid are low, those above what is offered too dear', () => {
  const found = state([bid(1, 1), bid(2, 6)], [10, 15]);
  expect(found).toEqual({
    0: 'low',
    1: 'held',
    3: 'low',
    6: 'held',
    10: 'open',
    15: 'open',
    21: 'dear',
    28: 'dear',
    36: 'dear',
  });
});

test('the step above a protected bid is closed', () => {
  expect(state([bid(1, 3, 1)], [10, 15])[6]).toBe('blocked');
  expect(state([bid(1, 3, 1)], [])[6]).toBe('blocked');
  expect(state([bid(1, 3, 2)], [])[6]).toBe('dear');
});

test('the ladder grows where bids go beyond what is printed', () => {
  expect(rungs([bid(1, 45)], [55]).map((rung) => rung.amount)).toEqual([
    0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55,
  ]);
});
