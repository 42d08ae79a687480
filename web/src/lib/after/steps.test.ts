import { expect, test } from 'vitest';
import { nextRound, placeOf, previousRound, stepsOf } from './steps';
import type { MomentTold } from './types';

function moment(n: number, round: number, type = 'move_played'): MomentTold {
  const events = type === 'chat_said' || type === 'move_undone' ? {} : { events: [] };
  return { n, at: 0, round, entry: { type, ...events } };
}

const moments = [
  moment(5, 1, 'game_started'),
  moment(6, 1),
  moment(7, 1, 'chat_said'),
  moment(8, 1, 'move_undone'),
  moment(9, 2),
  moment(10, 2),
  moment(11, 3),
];
const steps = stepsOf(moments);

test('talk is no step, taking back is one', () => {
  expect(steps.map((step) => step.n)).toEqual([5, 6, 8, 9, 10, 11]);
});

test('a link to any moment leads to the step at it or before it', () => {
  expect([0, 5, 6, 7, 8, 11, 99].map((n) => placeOf(steps, n))).toEqual([0, 0, 1, 1, 2, 5, 5]);
  expect(placeOf([], 3)).toBe(0);
});

test('rounds are gone through in both directions', () => {
  expect(nextRound(steps, 0)).toBe(3);
  expect(nextRound(steps, 3)).toBe(5);
  expect(nextRound(steps, 5)).toBe(5);
  expect(previousRound(steps, 4)).toBe(3);
  expect(previousRound(steps, 3)).toBe(0);
  expect(previousRound(steps, 5)).toBe(3);
  expect(previousRound(steps, 0)).toBe(0);
});
