/** Seats of one's own as a guest: the token that opens each, kept in this browser. */

/** Somebody who plays at this device together with others. */
export interface SeatHere {
  seat: number;
  name: string;
  token: string;
}

export interface OwnSeat {
  table: string;
  /** Empty where several people share this device: nobody's cards are shown unasked. */
  token: string;
  title: string;
  at: number;
  here?: SeatHere[];
}

const KEY = 'amunre.seats';
const MOST = 50;

export function ownSeats(): OwnSeat[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as OwnSeat[]) : [];
  } catch {
    return [];
  }
}

function keep(seats: OwnSeat[]): void {
  localStorage.setItem(KEY, JSON.stringify(seats.slice(0, MOST)));
}

export function tokenOf(table: string): string {
  return ownSeats().find((seat) => seat.table === table)?.token ?? '';
}

/** Those who share this device at a table; nobody where one plays alone. */
export function seatsHere(table: string): SeatHere[] {
  return ownSeats().find((seat) => seat.table === table)?.here ?? [];
}

/** Tokens of all seats that this browser has, the latest first. */
export function ownTokens(): string[] {
  const all = ownSeats().flatMap((seat) => [seat.token, ...(seat.here ?? []).map((one) => one.token)]);
  return all.filter(Boolean).slice(0, MOST);
}

/** Keep a guest's seat, or those of people at this device; an account needs no token and gets none. */
export function keepSeat(seat: OwnSeat): void {
  if (!seat.token && !seat.here?.length) return;
  keep([seat, ...ownSeats().filter((other) => other.table !== seat.table)]);
}

export function forgetSeat(table: string): void {
  keep(ownSeats().filter((seat) => seat.table !== table));
}
