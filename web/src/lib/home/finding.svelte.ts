/** Public tables by state, title and player, page after page. */
import { answerOf, api } from '$lib/api/client';
import type { TableListed } from '$lib/api/types';

export const STATES = ['open', 'running', 'finished'] as const;
export type State = (typeof STATES)[number];

export interface Asked {
  status: State;
  title: string;
  player: string;
}

export class Finding {
  tables = $state.raw<TableListed[]>([]);
  busy = $state(false);
  failed = $state(false);
  /** Behind which place there are more; empty if these are all. */
  next = $state('');
  private asked: Asked | null = null;

  /** The first page of what is asked for now. */
  find(asked: Asked): Promise<void> {
    this.asked = asked;
    return this.load(asked, '');
  }

  /** The page after those that are there. */
  async more(): Promise<void> {
    if (this.asked && this.next && !this.busy) await this.load(this.asked, this.next);
  }

  private async load(asked: Asked, after: string): Promise<void> {
    this.busy = true;
    this.failed = false;
    try {
      const found = await answerOf(api.GET('/api/tables', { params: { query: { ...asked, after } } }));
      if (this.asked !== asked) return; // something else is wanted by now
      // a table that has moved up since stands where it stood
      const known = new Set(after ? this.tables.map((table) => table.id) : []);
      const fresh = found.tables.filter((table) => !known.has(table.id));
      this.tables = after ? [...this.tables, ...fresh] : fresh;
      this.next = found.next;
    } catch {
      if (this.asked === asked) this.failed = true;
    }
    if (this.asked === asked) this.busy = false;
  }
}
