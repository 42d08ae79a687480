/** What has happened while somebody was looking on, each message once, also when they are numbered for another viewer. */
import type { Message } from '$lib/api/types';

export class News {
  /** The seat that one has or had here: who was sent away hears of it as a spectator. */
  seat = -1;
  private viewer: number | null = null;
  private told = 0;
  private at = 0;

  /** Messages since the last time; what was there before one came is in the log and is none. */
  take(messages: readonly Message[], viewer: number): Message[] {
    let from = this.told;
    if (this.viewer === null) from = messages.length;
    else if (viewer !== this.viewer) from = messages.filter((message) => message.at <= this.at).length;
    this.viewer = viewer;
    if (viewer >= 0) this.seat = viewer;
    this.told = messages.length;
    this.at = Math.max(this.at, messages.at(-1)?.at ?? 0);
    return messages.slice(from);
  }
}

type Entry = Message['entry'];

/** How a game without a result came to its end. */
export function endedBy(messages: readonly Message[]): string {
  const ends = ['game_abandoned', 'table_closed', 'table_expired'];
  return messages.findLast(({ entry }) => ends.includes(entry.type))?.entry.type ?? '';
}

/** Whether the site or its administrators have done something that whoever sits there must not overlook. */
export function isForPlayer({ type, seat, why }: Entry, own: number): boolean {
  if (own < 0) return false;
  if (['table_closed', 'table_expired', 'expiry_warned'].includes(type)) return true;
  return seat === own && (type === 'seat_muted' || (type === 'seat_given_to_bot' && why === 'removed'));
}
