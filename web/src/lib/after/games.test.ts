import { expect, test } from 'vitest';
import type { TableSeen } from '$lib/api/types';
import { fromList, fromTable, groupOf, isFound, merged, type OwnGame } from './games';

function game(id: string, change: Partial<OwnGame> = {}): OwnGame {
  return {
    id,
    status: 'running',
    name: '',
    title: 'classic',
    names: ['Ann', 'Bea'],
    turn: false,
    at: null,
    result: null,
    ...change,
  };
}

const seat = (name: string, waited_for: boolean) => ({ name, waited_for });

test('a table tells whether it waits for its viewer, and how it ended for the viewer', () => {
  const table = {
    id: 'a',
    status: 'running',
    at: 5_000_000,
    viewer: 1,
    settings: { name: '', title: 'classic' },
    seats: [seat('Ann', false), seat('Bea', true), null],
    view: null,
  };
  expect(fromTable(table as unknown as TableSeen)).toMatchObject({ turn: true, at: 5000, result: null });
  const outcome = { places: [1, 2], points: [30, 20], winners: [0], decided_by: 'points' };
  const ended = { ...table, status: 'finished', view: { outcome } };
  expect(fromTable(ended as unknown as TableSeen)).toMatchObject({
    turn: false,
    result: { place: 2, points: 20, winners: ['Ann'] },
  });
  const watched = fromTable({ ...ended, viewer: -1 } as unknown as TableSeen);
  expect(watched.result?.place).toBe(0);
});

test('those that wait for you come first, then running, waiting and finished ones', () => {
  const groups = [game('a', { turn: true }), game('b'), game('c', { status: 'open' })].map(groupOf);
  expect(groups).toEqual(['turn', 'running', 'waiting']);
  expect(['finished', 'abandoned'].map((status) => groupOf(game('d', { status })))).toEqual([
    'finished',
    'finished',
  ]);
});

test('a game that is in both lists is told once, as it was found first, and the latest come first', () => {
  const line = {
    id: 'a',
    status: 'finished',
    name: '',
    title: 'classic',
    players: 2,
    seats: ['Ann', 'Bea'],
    bots: [],
    members: [false, false],
    pace: 'live',
    at: 4_000,
  };
  const found = merged([
    [game('b', { at: 1 }), game('c', { at: 9 })],
    [fromList(line), fromList({ ...line, id: 'c' })],
  ]);
  expect(found.map((one) => [one.id, one.at])).toEqual([
    ['c', 9],
    ['a', 4],
    ['b', 1],
  ]);
});

test('names are searched without regard to capitals', () => {
  expect(isFound(game('a'), ' bEA ')).toBe(true);
  expect(isFound(game('a', { name: 'Sunday round' }), 'sunday')).toBe(true);
  expect(isFound(game('a'), 'cem')).toBe(false);
});
