import { expect, test, vi } from 'vitest';
import { Pages, type ListPage } from './pages.svelte';

const page = (next: string, ...lines: string[]) => ({ lines, next });
const answers = () => vi.fn<(asked: string, after: string) => Promise<ListPage<string>>>();
const listOf = (fetch: ReturnType<typeof answers>) => new Pages(fetch, (line: string) => line);

test('pages follow each other, and a line that comes twice is shown once', async () => {
  const fetch = answers();
  const list = listOf(fetch);
  fetch.mockResolvedValueOnce(page('p2', 'a', 'b')).mockResolvedValueOnce(page('', 'b', 'c'));
  await list.find('all');
  expect([list.lines.join(''), list.next]).toEqual(['ab', 'p2']);
  await list.more();
  expect([list.lines.join(''), list.next]).toEqual(['abc', '']);
  expect(fetch.mock.calls).toEqual([
    ['all', ''],
    ['all', 'p2'],
  ]);
  await list.more();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an answer to an earlier question is not shown', async () => {
  const fetch = answers();
  const list = listOf(fetch);
  let late: (value: ListPage<string>) => void = () => undefined;
  fetch.mockReturnValueOnce(new Promise((resolve) => (late = resolve))).mockResolvedValueOnce(page('', 'z'));
  const first = list.find('all');
  await list.find('of Zoe');
  late(page('', 'a'));
  await first;
  expect([list.lines.join(''), list.busy]).toEqual(['z', false]);
});

test('what is there stays when a further page does not come', async () => {
  const fetch = answers();
  const list = listOf(fetch);
  fetch.mockResolvedValueOnce(page('p2', 'a')).mockRejectedValueOnce(new Error('gone'));
  await list.find('all');
  await list.more();
  expect([list.lines.join(''), list.failed, list.next]).toEqual(['a', true, 'p2']);
});
