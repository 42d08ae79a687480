import { beforeEach, expect, test, vi } from 'vitest';
import { keepSeat, noteStatus, ownSeats } from '$lib/api/seats';
import { ownTables } from './own-tables';

const server = vi.hoisted(() => {
  const one = { table: (id: string) => new Response(id), asked: [] as string[] };
  globalThis.fetch = ((request: Request) => {
    const id = /\/api\/tables\/(\w+)$/.exec(request.url)?.[1];
    if (id) one.asked.push(id);
    return Promise.resolve(id ? one.table(id) : Response.json({ account: null }));
  }) as typeof fetch;
  return one;
});

beforeEach(() => localStorage.clear());

/** A server that says this of every table, and that nobody is logged in. */
function answering(table: (id: string) => Response): string[] {
  Object.assign(server, { table, asked: [] });
  return server.asked;
}

function sitAt(count: number): void {
  for (let n = 1; n <= count; n += 1) keepSeat({ table: `t${n}`, token: `token ${n}`, title: '', at: n });
}

function seen(id: string, status: string): Response {
  const settings = { clock: {}, name: id, title: 'classic', players: 2 };
  return Response.json({ id, status, at: 0, viewer: 0, seats: [], settings });
}

test('a guest finds every game that goes on, and games that are over fill the list', async () => {
  sitAt(30);
  for (let n = 11; n <= 30; n += 1) noteStatus(`t${n}`, 'finished');
  const asked = answering((id) => seen(id, Number(id.slice(1)) > 10 ? 'finished' : 'running'));
  const found = await ownTables();
  expect(found.filter(({ status }) => status === 'running')).toHaveLength(10);
  expect(asked).toHaveLength(12);
});

test('games are known to be over as soon as they were looked at', async () => {
  sitAt(3);
  answering((id) => seen(id, id === 't2' ? 'abandoned' : 'running'));
  await ownTables();
  expect(
    ownSeats()
      .filter((seat) => seat.ended)
      .map(({ table }) => table),
  ).toEqual(['t2']);
});

test('a server that has too much to do costs nobody a seat', async () => {
  sitAt(3);
  answering(() => Response.json({ code: 'too_many', text: 'Wait.' }, { status: 429 }));
  expect(await ownTables()).toEqual([]);
  expect(ownSeats()).toHaveLength(3);
});
