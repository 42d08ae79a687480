import { expect, test } from 'vitest';
import type { Message } from '$lib/api/types';
import { endedBy, isForPlayer, News } from './news';

const message = (n: number, at: number, type = 'move_played', more: object = {}): Message => ({
  n,
  at,
  entry: { type, ...more },
});
const numbers = (messages: Message[]) => messages.map(({ n }) => n);

test('what was there before one came is no news, and everything after it is, once', () => {
  const news = new News();
  const first = [message(1, 10), message(2, 20)];
  expect(numbers(news.take(first, 0))).toEqual([]);
  expect(numbers(news.take([...first, message(3, 30), message(4, 30)], 0))).toEqual([3, 4]);
  expect(numbers(news.take([...first, message(3, 30), message(4, 30)], 0))).toEqual([]);
});

test('who has lost the seat is told what came since, and not the whole game anew', () => {
  const news = new News();
  news.take([message(1, 10), message(2, 20), message(3, 30)], 1);
  // everybody else has fewer messages, with other numbers
  const asSpectator = [message(1, 10), message(2, 30), message(3, 40, 'seat_given_to_bot')];
  expect(numbers(news.take(asSpectator, -1))).toEqual([3]);
  expect(news.seat).toBe(1);
});

test('a player is told what the site has done to the table or to that seat, and a spectator nothing', () => {
  const removed = { type: 'seat_given_to_bot', seat: 1, why: 'removed' };
  expect(isForPlayer({ type: 'table_closed' }, 0)).toBe(true);
  expect(isForPlayer({ type: 'expiry_warned', days: 14 }, 0)).toBe(true);
  expect(isForPlayer({ type: 'seat_muted', seat: 1, muted: true }, 1)).toBe(true);
  expect(isForPlayer({ type: 'seat_muted', seat: 1, muted: true }, 0)).toBe(false);
  expect(isForPlayer(removed, 1)).toBe(true);
  expect(isForPlayer({ ...removed, why: 'left' }, 1)).toBe(false);
  expect(isForPlayer({ type: 'table_closed' }, -1)).toBe(false);
});

test('the end of a game without a result is told from its log', () => {
  const game = [message(1, 10), message(2, 20, 'table_closed'), message(3, 20, 'seed_revealed')];
  expect(endedBy(game)).toBe('table_closed');
  expect(endedBy(game.slice(0, 1))).toBe('');
});
