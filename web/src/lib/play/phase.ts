/** Where in the board game we are, from the phases under way. */
import type { View } from '$lib/api/types';

export const PHASES = ['auction', 'market', 'offering', 'harvest'] as const;

const NAMES: Record<string, string> = {
  provinces: 'auction',
  auction: 'auction',
  claims: 'auction',
  market: 'market',
  offering: 'offering',
  harvest: 'harvest',
  scoring: 'scoring',
  gold_scoring: 'scoring',
  set_up: 'setup',
};

export function phaseOf(view: View): string {
  if (view.outcome) return 'over';
  for (const frame of view.flow) {
    const name = NAMES[frame.phase];
    if (name) return name;
  }
  return 'setup';
}
