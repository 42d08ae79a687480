/** What is the same all over the administrators' page: the figures on top, and the one thing that is being asked. */
import { answerOf, api } from '$lib/api/client';
import type { Summary } from './types';

/** What an administrator says before something is done. */
export interface Given {
  reason: string;
  /** Microseconds; nothing is until it is lifted. */
  until: number | null;
  /** What the field of the deed holds. */
  field: string;
}

/** Something that an administrator may do, and what has to be said for it. */
export interface Deed {
  title: string;
  /** What comes of it. */
  line: string;
  /** The word on the button. */
  yes: string;
  /** Whether it is said why; of a note it is optional. */
  reason: 'needed' | 'note' | 'none';
  hasTerm?: boolean;
  field?: { label: string; hint?: string; value?: string };
  does: (given: Given) => Promise<unknown>;
}

export class Office {
  summary = $state.raw<Summary | null>(null);
  deed = $state.raw<Deed | null>(null);
  /** What was done last, for those who listen to the page. */
  done = $state('');

  ask = (deed: Deed): void => {
    this.done = '';
    this.deed = deed;
  };

  /** The figures as they are now; those of before will do where they cannot be had. */
  async count(): Promise<void> {
    this.summary = await answerOf(api.GET('/api/admin/summary')).catch(() => this.summary);
  }
}

/** Something that is fetched, and fetched again after it was changed. */
export class Sight<Seen> {
  seen = $state.raw<Seen | null>(null);
  /** Why there is nothing to be seen. */
  problem = $state.raw<unknown>(null);
  private readonly fetch: () => Promise<Seen>;

  constructor(fetch: () => Promise<Seen>) {
    this.fetch = fetch;
    void this.look();
  }

  look = async (): Promise<void> => {
    try {
      this.seen = await this.fetch();
      this.problem = null;
    } catch (fault) {
      this.problem = fault;
    }
  };
}
