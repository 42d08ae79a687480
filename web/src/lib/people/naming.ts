/** Whose name it is: an account's, which nobody else can have, or one that a guest has chosen. */
import type { Account, SeatSeen } from '$lib/api/types';
import { tokenOf } from '$lib/api/seats';
import { t } from '$lib/words/fluent';

type Seats = readonly (SeatSeen | null)[];

const plain = (name: string) => name.normalize('NFKD').toLocaleLowerCase();

/** Names for sentences; where an account and a guest at one table are called the same, both say what they are. */
export function seatNames(seats: Seats): string[] {
  return seats.map((seat, number) => {
    if (!seat) return '';
    const twin = seats.some((other, at) => other && at !== number && plain(other.name) === plain(seat.name));
    return twin ? t(seat.member ? 'name-account' : 'name-guest', { name: seat.name }) : seat.name;
  });
}

/** The seat of one's own that a bot plays: a guest has its token, an account is known by its name. */
export function mayClaim(
  seen: { id: string; status: string; viewer: number; seats: Seats },
  account: Account | null,
): boolean {
  if (seen.status !== 'running' || seen.viewer >= 0) return false;
  const own = seen.seats.some((seat) => seat?.member && seat.bot && seat.name === account?.name);
  return own || tokenOf(seen.id) !== '';
}
