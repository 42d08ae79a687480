import { beforeEach, expect, test, vi } from 'vitest';

const GET = vi.hoisted(() => vi.fn());
vi.mock('$lib/api/client', () => ({ api: { GET }, answerOf: (asked: Promise<unknown>) => asked }));
const { Finding } = await import('./finding.svelte');

const ANY = { status: 'open', title: '', player: '' } as const;
const page = (next: string, ...ids: string[]) => ({ tables: ids.map((id) => ({ id })), next });
const ids = (found: { tables: { id: string }[] }) => found.tables.map(({ id }) => id).join('');

beforeEach(() => GET.mockReset());

test('pages follow each other, and a table that comes twice is shown once', async () => {
  const found = new Finding();
  GET.mockResolvedValueOnce(page('p2', 'a', 'b')).mockResolvedValueOnce(page('', 'b', 'c'));
  await found.find(ANY);
  expect([ids(found), found.next]).toEqual(['ab', 'p2']);
  await found.more();
  expect([ids(found), found.next]).toEqual(['abc', '']);
  expect(GET.mock.calls[1]?.[1].params.query.after).toBe('p2');
  await found.more();
  expect(GET).toHaveBeenCalledTimes(2);
});

test('an answer to an earlier question is not shown', async () => {
  const found = new Finding();
  let late: (value: unknown) => void = () => undefined;
  GET.mockReturnValueOnce(new Promise((resolve) => (late = resolve))).mockResolvedValueOnce(page('', 'z'));
  const first = found.find(ANY);
  await found.find({ ...ANY, player: 'zoe' });
  late(page('', 'a'));
  await first;
  expect([ids(found), found.busy]).toEqual(['z', false]);
});

test('what is there stays when a further page does not come', async () => {
  const found = new Finding();
  GET.mockResolvedValueOnce(page('p2', 'a')).mockRejectedValueOnce(new Error('gone'));
  await found.find(ANY);
  await found.more();
  expect([ids(found), found.failed, found.next]).toEqual(['a', true, 'p2']);
});
