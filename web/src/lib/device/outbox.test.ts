import { expect, test, vi } from 'vitest';
import { Unreachable } from '$lib/api/client';
import { Outbox } from './outbox.svelte';
import { waitingMove, type WaitingMove } from './waiting';

vi.mock('./waiting', () => ({
  waitingMove: vi.fn(),
  keepMove: vi.fn(),
  dropMove: vi.fn(),
  onOtherTab: () => () => undefined,
}));

test('a move that is chosen before the drawer has answered still waits', async () => {
  let answer: (found: WaitingMove | undefined) => void = () => undefined;
  vi.mocked(waitingMove).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const send = () => Promise.reject(new Unreachable());
  const outbox = new Outbox({ table: 't', keeps: true, send, refused: () => undefined });
  const opened = outbox.open();
  await outbox.put('7', { type: 'pass' });
  answer(undefined);
  await opened;
  expect(outbox.waiting?.decision).toBe('7');
  outbox.close();
});
