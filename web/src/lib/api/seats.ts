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
  /** The game is over. Only such seats are ever forgotten to make room. */
  ended?: boolean;
}

const KEY = 'amunre.seats';
/** Seats of games that are over, for their replays: the newest stay. */
const MOST_ENDED = 50;
/** Tokens that the server takes in one request. */
const MOST_SENT = 50;
/** How the server says that a seat is no longer there. */
const GONE = ['bad_token', 'no_such_table'];
const OVER = ['finished', 'abandoned'];

export function ownSeats(): OwnSeat[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as OwnSeat[]) : [];
  } catch {
    return [];
  }
}

/** Write them down, the latest first. A game that goes on or waits for players is never left out. */
function keep(seats: OwnSeat[]): void {
  let room = MOST_ENDED;
  localStorage.setItem(KEY, JSON.stringify(seats.filter((seat) => !seat.ended || room-- > 0)));
}

export function tokenOf(table: string): string {
  return ownSeats().find((seat) => seat.table === table)?.token ?? '';
}

/** Those who share this device at a table; nobody where one plays alone. */
export function seatsHere(table: string): SeatHere[] {
  return ownSeats().find((seat) => seat.table === table)?.here ?? [];
}

/** Tokens of the seats that this browser has in games that are not over, the latest first. */
export function ownTokens(): string[] {
  const going = ownSeats().filter((seat) => !seat.ended);
  const all = going.flatMap((seat) => [seat.token, ...(seat.here ?? []).map((one) => one.token)]);
  return all.filter(Boolean).slice(0, MOST_SENT);
}

/** Keep a guest's seat, or those of people at this device; an account needs no token and gets none. */
export function keepSeat(seat: OwnSeat): void {
  if (!seat.token && !seat.here?.length) return;
  keep([seat, ...ownSeats().filter((other) => other.table !== seat.table)]);
}

export function forgetSeat(table: string): void {
  keep(ownSeats().filter((seat) => seat.table !== table));
}

/** Take note of how a table stands, so that a game that is over makes room one day. */
export function noteStatus(table: string, status: string): void {
  const seats = ownSeats();
  const seat = seats.find((one) => one.table === table);
  if (!seat || seat.ended || !OVER.includes(status)) return;
  keep(seats.map((one) => (one === seat ? { ...one, ended: true } : one)));
}

/** Forget a seat if this refusal says that it is gone; whether it does. A busy server says no for other reasons. */
export function forgetIfGone(table: string, code: string): boolean {
  const gone = GONE.includes(code);
  if (gone) forgetSeat(table);
  return gone;
}
