/**
 * Several people at one device. What everybody may see is always followed; the view of one seat exists only while its
 * player holds the device and has said so. Whoever has answered loses the device: their store is thrown away, and with
 * it all that only they may know.
 */
import type { SeatHere } from '$lib/api/seats';
import type { SeatSeen } from '$lib/api/types';
import { TableStore } from '$lib/play/table.svelte';

/** Whether the table waits for a person, not for the bot that has taken over. */
function isAwaited(seat: SeatSeen | null | undefined): boolean {
  return Boolean(seat?.waited_for) && seat?.bot === '';
}

export class HotSeat {
  readonly here: SeatHere[];
  /** The table as spectators see it. */
  readonly crowd: TableStore;
  holder = $state.raw<SeatHere | null>(null);
  /** The table as the holder sees it. */
  store = $state.raw<TableStore | null>(null);
  /** Before the game nothing is hidden: the table as the first one here sees it, who may be the host. */
  lobby = $state.raw<TableStore | null>(null);
  /** Whether the holder was asked while holding the device; a mere look ends when the holder says so. */
  private hasBeenAsked = false;
  private last = -1;

  /** People here whom the table waits for, beginning after the one who had the device last. */
  readonly asked: SeatHere[] = $derived.by(() => {
    const seats = this.crowd.seen?.seats ?? [];
    const distance = (seat: number) => (seat - this.last - 1 + seats.length) % seats.length;
    return this.here
      .filter(({ seat }) => this.crowd.seen?.status === 'running' && isAwaited(seats[seat]))
      .sort((one, other) => distance(one.seat) - distance(other.seat));
  });

  constructor(table: string, here: SeatHere[]) {
    this.here = here;
    this.crowd = new TableStore(table, '');
  }

  close(): void {
    this.layDown();
    this.lobby?.close();
    this.crowd.close();
  }

  private isAsked(who: SeatHere | null): boolean {
    return this.asked.some((one) => one.seat === who?.seat);
  }

  /** Somebody says that the device is theirs now. */
  take(who: SeatHere): void {
    this.layDown();
    this.holder = who;
    this.last = who.seat;
    this.hasBeenAsked = this.isAsked(who);
    this.store = new TableStore(this.crowd.id, who.token);
    this.store.open();
  }

  /** Nobody holds the device: only what everybody may see is left. */
  layDown(): void {
    this.store?.close();
    this.store = null;
    this.holder = null;
    this.hasBeenAsked = false;
  }

  /** Called whenever the table has changed: the device leaves whoever has answered. */
  follow(): void {
    const isLobby = this.crowd.seen?.view === null;
    if (isLobby && !this.lobby && this.here[0]) {
      this.lobby = new TableStore(this.crowd.id, this.here[0].token);
      this.lobby.open();
    } else if (!isLobby && this.lobby) {
      this.lobby.close();
      this.lobby = null;
    }
    if (this.isAsked(this.holder)) this.hasBeenAsked = true;
    else if (this.hasBeenAsked) this.layDown();
  }
}
