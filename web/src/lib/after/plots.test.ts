import { expect, test } from 'vitest';
import { short, spread, stacked, ticksFor } from './plots';

test('ticks are round, few, and hold all values', () => {
  expect(ticksFor(0, 0)).toEqual([0, 1]);
  expect(ticksFor(0, 4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticksFor(0, 33)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksFor(-1, 12)).toEqual([-5, 0, 5, 10, 15]);
});

test('labels keep their distance, their order and their room', () => {
  expect(spread([10, 50, 90], 14, 100)).toEqual([10, 50, 90]);
  expect(spread([50, 50, 50], 14, 100)).toEqual([50, 64, 78]);
  const low = spread([99, 98, 100, 97], 14, 100);
  expect(low).toEqual([86, 72, 100, 58]);
});

test('gains lie to the right of nought and losses to the left', () => {
  expect(stacked([3, 0, 5, -2, -1])).toEqual([
    { source: 0, points: 3, from: 0, to: 3 },
    { source: 2, points: 5, from: 3, to: 8 },
    { source: 3, points: -2, from: -2, to: 0 },
    { source: 4, points: -1, from: -3, to: -2 },
  ]);
});

test('long names are cut where they must be', () => {
  expect([short('Iput', 8), short('Khaemwaset', 8)]).toEqual(['Iput', 'Khaemwa…']);
});
