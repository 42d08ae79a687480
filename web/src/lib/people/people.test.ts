import { beforeEach, expect, test } from 'vitest';
import type { Clock, Message, SeatSeen } from '$lib/api/types';
import { lines } from '$lib/words/log';
import { clockText, isShort, timeText } from './clocks';
import { mayClaim, satThere, seatNames } from './naming';
import { PaceSetup } from './pace.svelte';
import { AWAY, keepVisit, lastVisit, missedSince } from './visits';
import { lengthOf, secondsLeft, tally } from './votes';

beforeEach(() => localStorage.clear());

function seat(name: string, more: Partial<SeatSeen> = {}): SeatSeen {
  const rest = {
    bot: '',
    person: true,
    member: false,
    waited_for: false,
    seconds_left: null,
    replaceable_in: null,
    muted: false,
  };
  return { name, ...rest, days_off: 0, away_until: 0, ...more };
}

const NO_CLOCK: Clock = { bank: 0, increment: 0, per_decision: 0, holidays: 0 };

test('a vote takes all who play, and tells whose word is missing', () => {
  const seats = [seat('Ada'), seat('Bek'), seat('Cem'), seat('Tiye', { bot: 'greedy', person: false })];
  const votes = { end: [1], 'replace 2': [1] };
  expect(tally({ seats, votes, viewer: 0 }, null)).toMatchObject({
    voters: [0, 1, 2],
    missing: [0, 2],
    decides: false,
  });
  expect(tally({ seats, votes, viewer: 0 }, 2)).toMatchObject({
    voters: [0, 1],
    missing: [0],
    decides: true,
  });
  expect(tally({ seats, votes, viewer: 1 }, 2)).toMatchObject({ mine: true, decides: false });
});

test('what the server says will take some seconds takes less and less, and never less than none', () => {
  expect(secondsLeft(120, 1_000, 1_000)).toBe(120);
  expect(secondsLeft(120, 1_000, 31_400)).toBe(90);
  expect(secondsLeft(120, 1_000, 500_000)).toBe(0);
  expect(secondsLeft(120, 1_000, 0)).toBe(120);
});

test('a length of time is told in seconds, minutes or hours, and never longer than it is', () => {
  expect(lengthOf(20)).toEqual({ unit: 'seconds', count: 20 });
  expect(lengthOf(119)).toEqual({ unit: 'seconds', count: 119 });
  expect(lengthOf(120)).toEqual({ unit: 'minutes', count: 2 });
  expect(lengthOf(659)).toEqual({ unit: 'minutes', count: 10 });
  expect(lengthOf(24 * 3600)).toEqual({ unit: 'hours', count: 24 });
});

test('an account and a guest of one name are told apart in sentences', () => {
  expect(seatNames([seat('Ada', { member: true }), seat('ada'), seat('Bek'), null])).toEqual([
    'Ada (account)',
    'ada (guest)',
    'Bek',
    '',
  ]);
});

test('a seat is claimed back with its token or by the account that has it', () => {
  const seats = [seat('Ada', { member: true, bot: 'greedy' }), seat('Bek')];
  const seen = { id: 'T', status: 'running', viewer: -1, seats };
  expect(mayClaim(seen, null)).toBe(false);
  expect(mayClaim(seen, { id: '1', name: 'Ada' })).toBe(true);
  expect(mayClaim({ ...seen, seats: [seat('Ada', { bot: 'greedy' })] }, { id: '1', name: 'Ada' })).toBe(
    false,
  );
  localStorage.setItem('amunre.seats', JSON.stringify([{ table: 'T', token: 'x', title: '', at: 0 }]));
  expect(mayClaim(seen, null)).toBe(true);
  expect(mayClaim({ ...seen, status: 'finished' }, null)).toBe(false);
  expect(satThere({ ...seen, status: 'finished' }, null)).toBe(true);
  expect(satThere({ ...seen, id: 'other', status: 'finished' }, null)).toBe(false);
});

test('a summary begins after what was read, for the same viewer and after a while only', () => {
  keepVisit('T', { viewer: 1, n: 10, at: 1000 });
  expect(missedSince('T', 1, 14, 1000 + AWAY)).toBe(10);
  expect(missedSince('T', 1, 14, 999 + AWAY)).toBeNull();
  expect(missedSince('T', 1, 10, 1000 + AWAY)).toBeNull();
  expect(missedSince('T', -1, 14, 1000 + AWAY)).toBeNull();
  expect(missedSince('other', 1, 14, 1000 + AWAY)).toBeNull();
  for (let n = 0; n < 60; n += 1) keepVisit(`t${n}`, { viewer: 0, n, at: 2000 + n });
  expect(lastVisit('T')).toBeNull();
  expect(lastVisit('t59')?.n).toBe(59);
});

test('clocks in words', () => {
  expect(timeText(59)).toBe('0:59');
  expect(timeText(3600 + 62)).toBe('1:01:02');
  expect(timeText(2 * 86_400 + 3 * 3600)).toBe('2 d 3 h');
  expect(clockText(NO_CLOCK)).toBe('No clock');
  expect(clockText({ ...NO_CLOCK, per_decision: 86_400, holidays: 7 })).toBe(
    'Slow: one day for each decision, 7 days off for each player',
  );
  expect(isShort(61, { ...NO_CLOCK, bank: 300 })).toBe(false);
  expect(isShort(59, { ...NO_CLOCK, bank: 300 })).toBe(true);
  expect(isShort(4 * 3600, { ...NO_CLOCK, per_decision: 2 * 86_400 })).toBe(true);
});

test('the set-up of a clock in seconds', () => {
  const setup = new PaceSetup();
  expect(setup.clock()).toEqual({});
  setup.pace = 'live';
  expect(setup.clock()).toEqual({ bank: 1500, increment: 15 });
  setup.pace = 'slow';
  expect(setup.clock()).toEqual({ per_decision: 172_800, holidays: 7 });
});

const people = { names: ['Ada', 'Bek'], viewer: 0 };

function told(entry: Message['entry']): string[] {
  return lines({ n: 1, at: 0, entry }, people).map((line) => line.text);
}

test('what people do is told in sentences', () => {
  const orders = { type: 'orders_given', seat: 0, bids: [['abu', 6]], pass_while_leading: true };
  expect(told(orders)).toEqual(['You have given standing orders: Abu up to 6; pass while leading.']);
  expect(told({ ...orders, bids: [], pass_while_leading: false })).toEqual([
    'You have withdrawn your standing orders.',
  ]);
  expect(told({ type: 'move_played', seat: 0, by: 'order', events: [] })).toEqual([
    'Your standing orders act for you.',
  ]);
  expect(told({ type: 'move_played', seat: 1, events: [] })).toEqual([]);
  const bot = { type: 'seat_given_to_bot', bot: 'greedy' };
  expect(told({ ...bot, seat: 1, why: 'time' })).toEqual(['Bek has run out of time; a bot plays on.']);
  expect(told({ ...bot, seat: 0, why: 'vote' })).toEqual(['The others have voted: a bot plays on for you.']);
  expect(told({ type: 'holiday_taken', seat: 1, days: 1 })).toEqual(['Bek takes one day off.']);
  expect(told({ type: 'nudged', seat: 1, other: 0 })).toEqual(['Bek reminds you: the table is waiting.']);
  expect(told({ type: 'vote_cast', seat: 1, about: 'replace 0', yes: true })).toEqual([
    'Bek votes for a bot to play for you.',
  ]);
});

test('after the server was down the table hears how much time there is at least', () => {
  const down = { type: 'outage_ended', since: 1 };
  expect(told({ ...down, grace: 0 })).toEqual(['The server was down; no clock ran meanwhile.']);
  expect(told({ ...down, grace: 20 })).toEqual([
    'The server was down; no clock ran meanwhile. Whoever is to act has at least 20 seconds left.',
  ]);
  expect(told({ ...down, grace: 600 })[0]).toContain('at least 10 minutes left');
  expect(told({ ...down, grace: 12 * 3600 })[0]).toContain('at least 12 hours left');
});

test('what somebody says stays text', () => {
  expect(told({ type: 'chat_said', seat: 1, text: '<b>{ $who }</b>' })).toEqual(['<b>{ $who }</b>']);
});
