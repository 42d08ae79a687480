/** The rungs of a bid ladder, from what is printed, what stands on it, and what the decision offers. */
import { ladder, stepAfter } from '$lib/printed';
import type { Bid } from './reading';

export type RungState = 'open' | 'held' | 'low' | 'blocked' | 'dear';

export interface Rung {
  readonly amount: number;
  readonly state: RungState;
  readonly bid: Bid | null;
}

/** The printed steps, and beyond them as far as anybody can bid. */
function steps(most: number): number[] {
  const found = [...ladder()];
  while ((found.at(-1) ?? 0) < most) found.push(stepAfter(found));
  return found;
}

/**
 * Every step, the lowest first. A step is closed by protection where the leader's is in force, or where a
 * higher one is offered and it is not; steps above all that is offered are more than one can bid now.
 */
export function rungs(bids: readonly Bid[], offered: readonly number[]): Rung[] {
  const best = bids.at(-1);
  const most = Math.max(0, ...offered, best?.amount ?? 0);
  const open = new Set(offered);
  let isNext = true;
  return steps(most).map((amount) => {
    const bid = bids.find((one) => one.amount === amount) ?? null;
    if (bid) return { amount, bid, state: 'held' };
    if (best && amount < best.amount) return { amount, bid, state: 'low' };
    const guarded = isNext && best?.protection === 1;
    isNext = false;
    if (open.has(amount)) return { amount, bid, state: 'open' };
    return { amount, bid, state: guarded || amount < most ? 'blocked' : 'dear' };
  });
}
