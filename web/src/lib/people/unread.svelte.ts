/** What others have said and the reader has not had on the screen yet. */
import { untrack } from 'svelte';
import type { TableStore } from '$lib/play/table.svelte';

export class Unread {
  private readonly store: TableStore;
  private readTo = $state(0);

  constructor(store: TableStore) {
    this.store = store;
    this.readTo = untrack(() => store.messages.length); // what was said before one came is in the log
  }

  readonly count: number = $derived.by(
    () =>
      this.store.messages
        .slice(this.readTo)
        .filter(({ entry }) => entry.type === 'chat_said' && entry.seat !== this.store.seen?.viewer).length,
  );

  /** Everything is on the screen. */
  read(): void {
    this.readTo = this.store.messages.length;
  }
}
