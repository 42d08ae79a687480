import { beforeEach, expect, test } from 'vitest';
import { forgetIfGone, forgetSeat, keepSeat, noteStatus, ownSeats, ownTokens, tokenOf } from './seats';

beforeEach(() => localStorage.clear());

/** Sit down as a guest at this many tables, one after the other: `t1`, `t2` and so on. */
function sitAt(count: number): void {
  for (let n = 1; n <= count; n += 1) keepSeat({ table: `t${n}`, token: `token ${n}`, title: '', at: n });
}

const tables = () => ownSeats().map((seat) => seat.table);

test('a seat in a game that goes on is never forgotten, however many come after it', () => {
  sitAt(300);
  expect(ownSeats()).toHaveLength(300);
  expect(tokenOf('t1')).toBe('token 1');
});

test('of the games that are over only the newest fifty are kept', () => {
  sitAt(70);
  for (let n = 1; n <= 60; n += 1) noteStatus(`t${n}`, n % 2 ? 'finished' : 'abandoned');
  expect(tables().filter((table) => Number(table.slice(1)) <= 60)).toHaveLength(50);
  expect([tokenOf('t10'), tokenOf('t11')]).toEqual(['', 'token 11']);
  expect(tables().slice(0, 10)).toEqual([
    't70',
    't69',
    't68',
    't67',
    't66',
    't65',
    't64',
    't63',
    't62',
    't61',
  ]);
});

test('an old game that goes on stays while newer ones that are over go', () => {
  sitAt(1);
  for (let n = 2; n <= 80; n += 1) {
    keepSeat({ table: `t${n}`, token: `token ${n}`, title: '', at: n });
    noteStatus(`t${n}`, 'finished');
  }
  expect(tokenOf('t1')).toBe('token 1');
  expect(ownSeats()).toHaveLength(51);
});

test('a table that is open or running makes no room', () => {
  sitAt(1);
  noteStatus('t1', 'open');
  noteStatus('t1', 'running');
  expect(ownSeats()[0]?.ended).toBeUndefined();
  noteStatus('t1', 'finished');
  expect(ownSeats()[0]?.ended).toBe(true);
});

test('the server hears of seats in games that are not over, and of no more than it takes', () => {
  sitAt(60);
  noteStatus('t60', 'finished');
  expect(ownTokens()[0]).toBe('token 59');
  expect(ownTokens()).toHaveLength(50);
});

test('a seat is forgotten when the server says that it is gone, and not when the server is busy', () => {
  sitAt(2);
  expect(forgetIfGone('t1', 'too_many')).toBe(false);
  expect(forgetIfGone('t1', 'damaged')).toBe(false);
  expect(tables()).toEqual(['t2', 't1']);
  expect(forgetIfGone('t1', 'no_such_table')).toBe(true);
  expect(forgetIfGone('t2', 'bad_token')).toBe(true);
  expect(tables()).toEqual([]);
});

test('a seat is forgotten by hand', () => {
  sitAt(2);
  forgetSeat('t1');
  expect(tables()).toEqual(['t2']);
});
