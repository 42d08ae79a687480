/** Public tables by state, title and player. */
import { answerOf, api } from '$lib/api/client';
import type { TableListed } from '$lib/api/types';
import { Pages } from '$lib/ui/pages.svelte';

export const TITLES = ['classic', 'revised', 'anniversary', 'cardgame'];
export const STATES = ['open', 'running', 'finished'] as const;
/** Milliseconds for which whoever types is waited for. */
export const TYPING = 300;

export interface Asked {
  status: (typeof STATES)[number];
  title: string;
  player: string;
}

export function publicTables(): Pages<TableListed, Asked> {
  return new Pages(
    async (asked, after) => {
      const query = { ...asked, after };
      const { tables, next } = await answerOf(api.GET('/api/tables', { params: { query } }));
      return { lines: tables, next };
    },
    (table) => table.id,
  );
}
