/**
 * Moves that the server has not acknowledged yet. There is one for a table at most, in the drawer of this browser, so
 * that it survives a reload and is the same in all tabs. Whoever sends it first: the server knows it by its cid.
 */
import type { Action } from '$lib/api/types';
import { drop, find, put } from './drawer';

export interface WaitingMove {
  table: string;
  decision: string;
  cid: string;
  action: Action;
}

export function waitingMove(table: string): Promise<WaitingMove | undefined> {
  return find<WaitingMove>('moves', table);
}

/** Tells the other tabs of this browser which tables have another waiting move now. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('amunre.moves');

export function onOtherTab(listener: (table: string) => void): () => void {
  const hear = (event: MessageEvent<string>) => listener(event.data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

export async function keepMove(move: WaitingMove): Promise<void> {
  await put('moves', move.table, move);
  channel?.postMessage(move.table);
}

/** Let go of a move, unless another one has taken its place. */
export async function dropMove(move: WaitingMove): Promise<void> {
  if ((await waitingMove(move.table))?.cid !== move.cid) return;
  await drop('moves', move.table);
  channel?.postMessage(move.table);
}
