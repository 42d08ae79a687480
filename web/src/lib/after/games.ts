/** One's own games, from this browser's seats and from the account: what a list of them shows. */
import type { TableListed, TableSeen } from '$lib/api/types';
import { namesOf } from '$lib/people/former';

export interface Result {
  /** One's own, or 0 where one did not sit. */
  place: number;
  points: number;
  winners: string[];
}

export interface OwnGame {
  id: string;
  status: string;
  name: string;
  title: string;
  names: string[];
  /** Whether the table waits for this player. */
  turn: boolean;
  /** When something last happened, in milliseconds; nothing where it is not known. */
  at: number | null;
  result: Result | null;
}

export function fromTable(table: TableSeen): OwnGame {
  const outcome = table.view?.outcome ?? null;
  const names = table.seats.map((seat) => seat?.name ?? '');
  return {
    id: table.id,
    status: table.aside ? 'aside' : table.status,
    name: table.settings.name,
    title: table.settings.title,
    names,
    turn: table.status === 'running' && !table.aside && (table.seats[table.viewer]?.waited_for ?? false),
    at: table.at / 1000,
    result: outcome && {
      place: outcome.places[table.viewer] ?? 0,
      points: outcome.points[table.viewer] ?? 0,
      winners: outcome.winners.map((seat) => names[seat] ?? ''),
    },
  };
}

export function fromList(line: TableListed): OwnGame {
  const { id, status, name, title } = line;
  return {
    id,
    status,
    name,
    title,
    names: namesOf(line),
    turn: line.your_turn ?? false,
    at: line.at / 1000,
    result: null,
  };
}

export const GROUPS = ['turn', 'running', 'waiting', 'finished'] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf(game: OwnGame): Group {
  if (game.turn) return 'turn';
  if (['running', 'aside'].includes(game.status)) return 'running';
  return game.status === 'open' ? 'waiting' : 'finished';
}

/** Whether a game has these letters in the name of its table or of a player. */
export function isFound(game: OwnGame, letters: string): boolean {
  const wanted = letters.trim().toLocaleLowerCase();
  return [game.name, ...game.names].some((name) => name.toLocaleLowerCase().includes(wanted));
}

/** Both lists as one; what was looked up of a game is better than its line in a list. The latest come first. */
export function merged(lists: readonly OwnGame[][]): OwnGame[] {
  const known = new Map<string, OwnGame>();
  for (const game of lists.flat()) if (!known.has(game.id)) known.set(game.id, game);
  return [...known.values()].sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}
