/** Figures in a player's panel. */
import { t } from '$lib/words/fluent';
import type { Fact } from './game';

/** So many of something; what is unknown or several numbers counts as many. */
export function counted(id: string, value: string | number, tip?: string): Fact {
  return { name: t(id, { count: value }), value, ...(tip ? { tip } : {}) };
}
