import { expect, test, vi } from 'vitest';
import { api } from '$lib/api/client';
import { Replay } from './replay.svelte';

test('eyes that were asked for last are looked through, whichever answer comes first', async () => {
  const answers: (() => void)[] = [];
  const data = { viewer: 0, moments: [] };
  vi.spyOn(api, 'GET').mockImplementation(
    (() =>
      new Promise((resolve) => answers.push(() => resolve({ data, response: new Response() })))) as never,
  );
  const replay = new Replay('t');
  const looks = [replay.look('0'), replay.look('open')];
  for (const late of [1, 0]) {
    answers[late]?.();
    await looks[late];
  }
  expect(replay.through).toBe('open');
});
