/** Opening tables and sitting down. */
import { goto } from '$app/navigation';
import { answerOf, api, asSeat, newCid, Refused } from '$lib/api/client';
import { keepSeat, ownTokens } from '$lib/api/seats';
import type { OpenTable } from '$lib/api/types';

/**
 * Open a table, keep the token of one's seat, and go there; gives its name. If nobody else is awaited the game begins
 * with it, or there is no table either.
 */
export async function openTable(wanted: OpenTable): Promise<string> {
  // our own contribution to the shuffle, so that nobody alone can choose the deal
  const begin = !wanted.seats?.includes('open');
  const body = { ...wanted, begin, own: ownTokens(), entropy: newCid() };
  const seated = await answerOf(api.POST('/api/tables', { body }));
  const table = seated.table.id;
  keepSeat({ table, token: seated.token, title: wanted.title, at: Date.now() });
  await goto(`/table/${table}`);
  return table;
}

/** Sit down at a table that has a free seat. */
export async function sitDown(
  table: string,
  name: string,
  seat: number | null,
  title: string,
): Promise<void> {
  const params = { path: { table_id: table } };
  const body = { name, seat, entropy: newCid() };
  const seated = await answerOf(api.POST('/api/tables/{table_id}/seats', { params, body }));
  keepSeat({ table, token: seated.token, title, at: Date.now() });
}

/** Give up one's own game against bots: whoever plays alone decides alone. */
export async function giveUp(table: string): Promise<void> {
  const params = { path: { table_id: table } };
  const headers = asSeat(table);
  const vote = () =>
    answerOf(
      api.POST('/api/tables/{table_id}/votes', { params, headers, body: { about: 'end', yes: true } }),
    );
  try {
    await vote();
  } catch (fault) {
    if (!(fault instanceof Refused) || fault.problem.code !== 'bot_plays') throw fault;
    await answerOf(api.POST('/api/tables/{table_id}/claim', { params, headers }));
    await vote();
  }
}
