/** Opening tables and sitting down. */
import { goto } from '$app/navigation';
import { answerOf, api, newCid } from '$lib/api/client';
import { asSeat } from '$lib/api/client';
import { keepSeat } from '$lib/api/seats';
import type { OpenTable } from '$lib/api/types';

/** Open a table, keep the token of one's seat, begin if nobody else is awaited, and go there; gives its name. */
export async function openTable(wanted: OpenTable): Promise<string> {
  // our own contribution to the shuffle, so that nobody alone can choose the deal
  const body = { ...wanted, entropy: newCid() };
  const seated = await answerOf(api.POST('/api/tables', { body }));
  const table = seated.table.id;
  keepSeat({ table, token: seated.token, title: wanted.title, at: Date.now() });
  if (!wanted.seats?.includes('open')) {
    const params = { path: { table_id: table } };
    await answerOf(api.POST('/api/tables/{table_id}/start', { params, headers: asSeat(table) }));
  }
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
