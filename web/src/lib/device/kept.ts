/** Tables as they were last seen from one's own seat, so that they can be looked at without a connection. */
import { tokenOf } from '$lib/api/seats';
import type { Message, TableSeen } from '$lib/api/types';
import { all, drop, find, put } from './drawer';
import type { WaitingMove } from './waiting';

/** Raised when a view changes its form: an older one could not be drawn. */
const FORM = 1;
/** Tables that are kept; the ones seen longest ago go first. */
const MOST = 8;
/** Milliseconds between two writings of one table. */
const PAUSE = 400;

export interface KeptTable {
  form: number;
  seen: TableSeen;
  messages: Message[];
  /** When it came, by this machine's clock. */
  at: number;
}

export async function keptTable(id: string): Promise<KeptTable | null> {
  const found = await find<KeptTable>('tables', id);
  return found?.form === FORM ? found : null;
}

/** All of them, the latest first. */
export async function keptTables(): Promise<KeptTable[]> {
  const found = (await all<KeptTable>('tables')).filter((one) => one.form === FORM);
  return found.sort((one, other) => other.at - one.at);
}

export function forgetTable(id: string): Promise<void> {
  return drop('tables', id);
}

/** Nothing stays of what an account has seen and chosen here. Guests still have their tokens, and their moves wait on. */
export async function forgetAll(): Promise<void> {
  for (const table of await all<KeptTable>('tables')) await forgetTable(table.seen.id);
  for (const move of await all<WaitingMove>('moves'))
    if (!tokenOf(move.table)) await drop('moves', move.table);
}

async function keep(table: KeptTable): Promise<void> {
  await put('tables', table.seen.id, table);
  for (const old of (await keptTables()).slice(MOST)) await forgetTable(old.seen.id);
}

/** Keeps what one table looks like, not more often than needed, and at the latest when the page goes. */
export class TableKeeper {
  private fresh: KeptTable | null = null;
  private timer = 0;

  constructor() {
    window.addEventListener('pagehide', this.flush);
  }

  close(): void {
    this.flush();
    window.removeEventListener('pagehide', this.flush);
  }

  note(seen: TableSeen, messages: Message[]): void {
    this.fresh = { form: FORM, seen, messages, at: Date.now() };
    this.timer ||= window.setTimeout(this.flush, PAUSE);
  }

  /** Write what is not written yet. */
  readonly flush = (): void => {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.fresh) void keep(this.fresh);
    this.fresh = null;
  };
}
