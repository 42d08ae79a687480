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

interface Seen {
  id: string;
  status: string;
  viewer: number;
  seats: Seats;
}

/** Whether somebody sits here, or did until a bot took over: a guest has the token, an account is known by its name. */
export function satThere(seen: Seen, account: Account | null): boolean {
  const own = seen.seats.some((seat) => seat?.member && seat.bot && seat.name === account?.name);
  return seen.viewer >= 0 || own || tokenOf(seen.id) !== '';
}

/** Whether a bot plays the seat of one's own. */
export function mayClaim(seen: Seen, account: Account | null): boolean {
  return seen.status === 'running' && seen.viewer < 0 && satThere(seen, account);
}
