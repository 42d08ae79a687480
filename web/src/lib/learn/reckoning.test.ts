/** What the server has reckoned is used only as long as it is about the table as it stands. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '$lib/api/client';
import { Reckoning } from './reckoning.svelte';

const answer = {
  ...{ items: [], position: 2, theft: 3 },
  levels: [
    { position: 1, lowest: null, income: [{ seat: 0, province: 'abu', source: 'mine', gold: 4 }], items: [] },
    {
      ...{ position: 2, lowest: 3, items: [] },
      income: [
        { seat: 0, province: 'abu', source: 'mine', gold: 4 },
        { seat: 0, province: 'edfu', source: 'farmers', gold: 6 },
        { seat: 1, province: 'sawu', source: 'caravan', gold: 7 },
      ],
    },
  ],
  gains: [{ card: 'treasury', province: 'abu', gold: 4 }],
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, 'GET').mockResolvedValue({ data: answer, response: Response.json(answer) } as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('income and gains are those of the table as it stands', async () => {
  const reckoning = new Reckoning();
  reckoning.follow('t', 5);
  expect([reckoning.income(0), reckoning.gain('treasury', 'abu')]).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([reckoning.income(0), reckoning.income(1)]).toEqual([10, 7]);
  expect([reckoning.gain('treasury', 'abu'), reckoning.gain('abundance', 'abu')]).toEqual([4, null]);
  reckoning.follow('t', 6);
  expect([reckoning.income(0), reckoning.gain('treasury', 'abu')]).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reckoning.income(0)).toBe(10);
});
