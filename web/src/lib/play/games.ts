/** The page for each game, by the part of the view that only this game has; loaded when a table needs it. */
import type { Component } from 'svelte';
import type { TableSeen, View } from '$lib/api/types';
import { speakWith, withTexts } from '$lib/words/fluent';
import type { TableStore } from './table.svelte';

interface Props {
  store: TableStore;
  seen: TableSeen;
  view: View;
}

const PAGES: Record<string, () => Promise<{ default: Component<Props> }>> = {
  base: () => import('./BoardPlay.svelte'),
  cardgame: () => withTexts(import('./cardgame/CardPlay.svelte'), 'cardgame'),
};

/** The name of the game that a view is of. */
export function gameOf(view: View): string {
  return Object.keys(PAGES).find((part) => part in view.parts) ?? '';
}

/** The page, to be told with these texts of the table's own. */
export async function pageOf(game: string, texts: string): Promise<Component<Props>> {
  const load = PAGES[game];
  if (!load) throw new Error(`no page for the game ${game}`);
  const [page] = await Promise.all([load(), speakWith(texts)]);
  return page.default;
}
