/** The tables at which one sits: as a guest, by the tokens in this browser, and with one's account. */
import { answerOf, api, asSeat, Refused } from '$lib/api/client';
import { forgetIfGone, noteStatus, ownSeats } from '$lib/api/seats';
import type { TableListed, TableSeen } from '$lib/api/types';
import { tableFrom } from './former';
import { session } from './session.svelte';

/** Guests' tables are asked for one by one: all that are not over, and of the others as many as fill a list. */
const MOST = 12;

/** Of an account; all of them are among one's own games. */
const SHOWN = 20;

/** Those that wait for the reader come first, then what is under way. */
const RANK = ['running', 'open', 'aside', 'finished', 'abandoned'];

export async function ownTables(): Promise<TableListed[]> {
  await session.look();
  const seats = ownSeats();
  const going = seats.filter((seat) => !seat.ended);
  const ended = seats.filter((seat) => seat.ended).slice(0, Math.max(0, MOST - going.length));
  const asGuest = await Promise.all([...going, ...ended].map((seat) => one(seat.table)));
  const all = [...asGuest.filter((table) => table !== null), ...(await ofAccount())];
  const rank = (table: TableListed) => (table.your_turn ? -1 : RANK.indexOf(table.status));
  return all.sort((first, second) => rank(first) - rank(second));
}

async function ofAccount(): Promise<TableListed[]> {
  if (!session.account) return [];
  try {
    const query = { count: SHOWN };
    return (await answerOf(api.GET('/api/me/tables', { params: { query } }))).tables;
  } catch {
    return [];
  }
}

async function one(table: string): Promise<TableListed | null> {
  const params = { path: { table_id: table } };
  try {
    const seen = await answerOf(api.GET('/api/tables/{table_id}', { params, headers: asSeat(table) }));
    noteStatus(table, seen.status);
    return lineOf(tableFrom(seen));
  } catch (fault) {
    if (fault instanceof Refused) forgetIfGone(table, fault.problem.code);
    return null;
  }
}

/** A table as a list shows it. */
function lineOf(seen: TableSeen): TableListed {
  const { clock, name, title, players } = seen.settings;
  const pace = clock.per_decision ? 'slow' : clock.bank ? 'live' : 'untimed';
  return {
    id: seen.id,
    status: seen.aside ? 'aside' : seen.status,
    at: seen.at,
    name,
    title,
    players,
    pace,
    seats: seen.seats.map((seat) => seat?.name ?? ''),
    bots: seen.seats.map((seat) => seat?.bot ?? ''),
    members: seen.seats.map((seat) => seat?.member ?? false),
    your_turn: !seen.aside && seen.viewer >= 0 && (seen.seats[seen.viewer]?.waited_for ?? false),
  };
}
