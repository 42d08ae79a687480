/** What the server reckons with at the table that is followed: points as things stand, and every temple position. */
import { answerOf, api, asSeat } from '$lib/api/client';
import type { Forecast } from '$lib/api/types';

/** Milliseconds of quiet after a move before the server is asked; bots often move several times in a row. */
const QUIET = 300;

export class Reckoning {
  forecast = $state.raw<Forecast | null>(null);
  /** How many messages there were when the server reckoned. */
  private reckonedAt = $state.raw(-1);
  private table = '';
  private head = $state.raw(-1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The table has this many messages now. */
  follow(table: string, head: number): void {
    if (table === this.table && head === this.head) return;
    if (table !== this.table) this.forecast = null;
    this.table = table;
    this.head = head;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), QUIET);
  }

  private async ask(): Promise<void> {
    const { table, head } = this;
    const params = { path: { table_id: table } };
    const options = { params, headers: asSeat(table) };
    // without an answer nothing is reckoned, and the game goes on
    const found = await answerOf(api.GET('/api/tables/{table_id}/forecast', options)).catch(() => null);
    if (table !== this.table || head !== this.head) return;
    this.forecast = found;
    this.reckonedAt = head;
  }

  /** Points that a seat would score now. */
  points(seat: number): number {
    return sum((this.forecast?.items ?? []).filter((item) => item.seat === seat).map((item) => item.points));
  }

  /** The same, or nothing while the table has gone on and the answer has not come yet. */
  private get fresh(): Forecast | null {
    return this.reckonedAt === this.head ? this.forecast : null;
  }

  /** Gold that a seat takes at the harvest as things stand, if that is known already. */
  income(seat: number): number | null {
    return this.fresh?.position ? this.at(this.fresh.position, seat).gold : null;
  }

  /** What a harvest card would change on a province, if that is known already. */
  gain(card: string, province: string): number | null {
    const gains = this.fresh?.gains ?? [];
    return gains.find((one) => one.card === card && one.province === province)?.gold ?? null;
  }

  /** Gold that a seat would harvest at a position, and the points that hang on it. */
  at(position: number, seat: number): { gold: number; points: number } {
    const level = this.forecast?.levels.find((one) => one.position === position);
    const own = <T extends { seat: number }>(items: T[] = []) => items.filter((item) => item.seat === seat);
    return {
      gold: sum(own(level?.income).map((item) => item.gold)),
      points: sum(own(level?.items).map((item) => item.points)),
    };
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export const reckoning = new Reckoning();
