/** Votes as everybody sees them: who has agreed, and whose word is missing. */
import type { TableSeen } from '$lib/api/types';

export interface Tally {
  /** Whom it takes: all who play, the seat in question aside. */
  voters: number[];
  yes: number[];
  missing: number[];
  mine: boolean;
  /** Whether my own word would decide it. */
  decides: boolean;
}

/** A length of time as a sentence tells it; never longer than it is. */
export function lengthOf(seconds: number): { unit: 'hours' | 'minutes' | 'seconds'; count: number } {
  if (seconds < 120) return { unit: 'seconds', count: Math.floor(seconds) };
  if (seconds < 7200) return { unit: 'minutes', count: Math.floor(seconds / 60) };
  return { unit: 'hours', count: Math.floor(seconds / 3600) };
}

/** Seconds that are left of what the server said some time ago (both in milliseconds). */
export function secondsLeft(said: number, at: number, now: number): number {
  return Math.max(0, Math.ceil(said - Math.max(0, now - at) / 1000));
}

/** `seat` is the seat that a bot should take; nothing means ending the game. */
export function tally(seen: Pick<TableSeen, 'seats' | 'votes' | 'viewer'>, seat: number | null): Tally {
  const voters = seen.seats.flatMap((one, number) => (one && !one.bot && number !== seat ? [number] : []));
  const cast = seen.votes[seat === null ? 'end' : `replace ${seat}`] ?? [];
  const yes = voters.filter((one) => cast.includes(one));
  const missing = voters.filter((one) => !cast.includes(one));
  const mine = yes.includes(seen.viewer);
  return { voters, yes, missing, mine, decides: missing.length === 1 && missing[0] === seen.viewer };
}
