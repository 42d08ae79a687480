/** Stepping through the moments of a game: from one move to the next, and from round to round. */
import type { MomentTold } from './types';

/** Moments in which something happens in the game; talk and votes are in the log only. */
export function stepsOf(moments: readonly MomentTold[]): MomentTold[] {
  return moments.filter(({ entry }) => entry.events !== undefined || entry.type === 'move_undone');
}

/** The step at a moment, or the last one before it. */
export function placeOf(steps: readonly MomentTold[], n: number): number {
  const after = steps.findIndex((step) => step.n > n);
  return Math.max(0, (after < 0 ? steps.length : after) - 1);
}

/** The first step of the next round, or the last step of all. */
export function nextRound(steps: readonly MomentTold[], place: number): number {
  const round = steps[place]?.round ?? 0;
  const found = steps.findIndex((step) => step.round > round);
  return found < 0 ? Math.max(0, steps.length - 1) : found;
}

/** The first step of this round, or of the one before if we are there already. */
export function previousRound(steps: readonly MomentTold[], place: number): number {
  const firstOf = (round: number) =>
    Math.max(
      0,
      steps.findIndex((step) => step.round === round),
    );
  const first = firstOf(steps[place]?.round ?? 0);
  return first < place ? first : firstOf(steps[Math.max(0, place - 1)]?.round ?? 0);
}
