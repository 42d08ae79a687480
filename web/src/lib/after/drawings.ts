/** The drawing of a moment for each game, by the part of the view that only this game has. */
import type { Component } from 'svelte';
import type { TableSeen, View } from '$lib/api/types';

type Drawing = Component<{ seen: TableSeen; marked: Set<string> }>;

const DRAWINGS: Record<string, () => Promise<{ default: Drawing }>> = {
  base: () => import('./BoardMoment.svelte'),
  cardgame: () => import('./CardMoment.svelte'),
};

/** The name of the game that a view is of. */
export function gameOf(view: View): string {
  return Object.keys(DRAWINGS).find((part) => part in view.parts) ?? '';
}

export async function drawingOf(game: string): Promise<Drawing | null> {
  const load = DRAWINGS[game];
  return load ? (await load()).default : null;
}
