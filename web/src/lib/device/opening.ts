/** Opening a table for several people at this device: a seat and a token for each of them. */
import { goto } from '$app/navigation';
import { answerOf, api, bearing, newCid } from '$lib/api/client';
import { keepSeat, type SeatHere } from '$lib/api/seats';
import type { OpenTable, TableSeen } from '$lib/api/types';

/** Somebody at this device and the seat they shall have. */
export interface Guest {
  seat: number;
  name: string;
}

/** An account has one seat at a table, so all who share a device sit there as guests. */
const credentials = 'omit';

/** Open a table, seat everybody who is here, begin if nobody else is awaited, and go there. */
export async function openHere(wanted: OpenTable, guests: Guest[]): Promise<void> {
  const body = { ...wanted, entropy: newCid() };
  const first = await answerOf(api.POST('/api/tables', { body, credentials }));
  const table = first.table.id;
  const params = { path: { table_id: table } };
  const here: SeatHere[] = [{ seat: first.seat, name: wanted.player ?? '', token: first.token }];
  for (const { name, seat } of guests) {
    const sitting = { name, seat, entropy: newCid() };
    const { token } = await answerOf(
      api.POST('/api/tables/{table_id}/seats', { params, body: sitting, credentials }),
    );
    here.push({ seat, name, token });
  }
  keepSeat({ table, token: '', title: wanted.title, at: Date.now(), here });
  const free = wanted.seats?.filter((seat) => seat === 'open').length ?? 0;
  if (free === guests.length) {
    const headers = bearing(first.token);
    await answerOf(api.POST('/api/tables/{table_id}/start', { params, headers, credentials }));
  }
  await goto(`/table/${table}`);
}

/** The same people and bots at a new table. */
export async function openAgain(seen: TableSeen, here: SeatHere[]): Promise<void> {
  const { title, players, options, clock, listed, name, components } = seen.settings;
  const [first, ...guests] = here;
  const seats = seen.seats.map((seat, number) =>
    number === first?.seat ? 'me' : here.some((one) => one.seat === number) ? 'open' : seat?.bot || 'open',
  );
  const player = first?.name ?? '';
  await openHere(
    { title, players, options, clock, listed, name, components: components ?? null, seats, player },
    guests,
  );
}
