/** A table's past as it is looked at here: which moment, through whose eyes. */
import { answerOf, api, asSeat, Refused, Unreachable } from '$lib/api/client';
import { tokenOf } from '$lib/api/seats';
import { tableFrom } from '$lib/people/former';
import type { TableSeen } from '$lib/api/types';
import { t } from '$lib/words/fluent';
import { nextRound, placeOf, previousRound, stepsOf } from './steps';
import type { Moment, MomentList } from './types';
import { playWith } from '$lib/printed/own.svelte';

/** Moments that are asked for together, and how near the end of them the next ones are fetched. */
const CHUNK = 16;
const NEAR = 6;

/** Viewpoints beside those of seats. */
export const EVERYBODY = 'everybody';
export const OPEN = 'open';

export class Replay {
  readonly id: string;
  /** The table as it is now. */
  table = $state.raw<TableSeen | null>(null);
  list = $state.raw<MomentList | null>(null);
  through = $state('');
  /** Which of the steps is wanted; `shown` follows as soon as it is there. */
  place = $state(0);
  shown = $state.raw<Moment | null>(null);
  /** Why the game cannot be shown. */
  trouble = $state('');
  readonly steps = $derived(stepsOf(this.list?.moments ?? []));
  readonly step = $derived(this.steps[this.place] ?? null);
  /** The eyes that were asked for last. */
  private wanted = '';
  private fetched = new Map<string, Promise<Moment[]>>();

  constructor(id: string) {
    this.id = id;
  }

  /** Where this moment is found again. */
  get address(): string {
    return `/table/${this.id}/replay?at=${this.step?.n ?? 0}&as=${this.through}`;
  }

  /** Whose eyes can be looked through here. */
  get viewpoints(): string[] {
    const table = this.table;
    if (!table) return [];
    const sits = table.viewer >= 0 || tokenOf(this.id) !== '';
    const isOpen = table.status === 'finished' && (table.settings.listed || sits);
    const seats = table.seats.map((_, seat) => String(seat));
    const own = table.viewer >= 0 ? [String(table.viewer)] : [];
    return [...(isOpen ? [OPEN, ...seats] : own), EVERYBODY];
  }

  /** Begin at a moment; without one at the start of a finished game, and where a running one is now. */
  async open(at: number | null, through: string): Promise<void> {
    try {
      const params = { path: { table_id: this.id } };
      const asked = api.GET('/api/tables/{table_id}', { params, headers: asSeat(this.id) });
      const seen = tableFrom(await answerOf(asked));
      playWith(seen.settings);
      this.table = seen;
      const allowed = this.viewpoints;
      const own = String(this.table.viewer);
      const usual = allowed.includes(own) ? own : (allowed[0] ?? EVERYBODY);
      await this.look(allowed.includes(through) ? through : usual);
      const last = this.steps.length - 1;
      if (at !== null) this.go(placeOf(this.steps, at));
      else this.go(this.table.status === 'finished' ? 0 : last);
    } catch (fault) {
      this.complain(fault);
    }
  }

  /** Look through these eyes from now on, at the same moment. */
  async look(through: string): Promise<void> {
    this.wanted = through;
    try {
      const params = { path: { table_id: this.id }, query: { as: through } };
      const asked = api.GET('/api/tables/{table_id}/moments', { params, headers: asSeat(this.id) });
      const list = (await answerOf(asked)) as MomentList;
      if (this.wanted !== through) return; // others were asked for meanwhile
      this.list = list;
      this.through = through;
      await this.show();
    } catch (fault) {
      this.complain(fault);
    }
  }

  go(place: number): void {
    this.place = Math.min(Math.max(0, place), Math.max(0, this.steps.length - 1));
    void this.show();
  }

  goTo(n: number): void {
    this.go(placeOf(this.steps, n));
  }

  goRound(direction: 1 | -1): void {
    this.go((direction > 0 ? nextRound : previousRound)(this.steps, this.place));
  }

  get isLast(): boolean {
    return this.place >= this.steps.length - 1;
  }

  /** Whether the moment that is wanted is the one that is shown. */
  get isThere(): boolean {
    return this.shown !== null && this.shown.n === this.step?.n;
  }

  private async show(): Promise<void> {
    const { step, through, list } = this;
    if (!step || !list) return;
    const number = list.moments.indexOf(step);
    try {
      const found = (await this.chunk(number)).find((moment) => moment.n === step.n);
      if (found && this.step?.n === step.n && this.through === through) this.shown = found;
      if (number + NEAR < list.moments.length) void this.chunk(number + NEAR);
      if (number >= NEAR) void this.chunk(number - NEAR);
    } catch (fault) {
      this.complain(fault);
    }
  }

  /** The moments around one of them, fetched once. */
  private chunk(number: number): Promise<Moment[]> {
    const first = this.list?.moments[number - (number % CHUNK)];
    const key = `${this.through} ${first?.n}`;
    const known = this.fetched.get(key);
    if (known || !first) return known ?? Promise.resolve([]);
    const params = {
      path: { table_id: this.id, moment: first.n },
      query: { as: this.through, count: CHUNK },
    };
    const asked = api.GET('/api/tables/{table_id}/moments/{moment}', { params, headers: asSeat(this.id) });
    const found = answerOf(asked).then((answer) => answer.moments as Moment[]);
    found.catch(() => this.fetched.delete(key)); // the next look asks again
    this.fetched.set(key, found);
    return found;
  }

  private complain(fault: unknown): void {
    if (fault instanceof Refused) this.trouble = fault.problem.text;
    else if (fault instanceof Unreachable) this.trouble = t('trouble-unreachable');
    else throw fault;
  }
}
