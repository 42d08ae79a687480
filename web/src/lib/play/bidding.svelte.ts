/** A bid in the making: the step, cards played with it, and the scribe that moves. */
import type { Action } from '$lib/api/types';
import type { Chooser } from './chooser.svelte';
import { provincesOf, sameAction } from './tools';

export type BidCard = 'bribery' | 'protection';

export class Bidding {
  private readonly chooser: Chooser;
  private played = $state<Record<BidCard, boolean>>({ bribery: false, protection: false });
  private moving = $state('');
  private readonly actions: Action[] = $derived.by(() =>
    this.chooser.tool?.kind === 'bid' ? this.chooser.tool.actions : [],
  );
  /** Provinces one may bid on. */
  readonly provinces: string[] = $derived.by(() =>
    this.chooser.tool?.kind === 'bid' ? [...provincesOf(this.chooser.tool)] : [],
  );
  /** The province whose ladder is open, or nothing. */
  readonly province: string = $derived.by(() =>
    this.provinces.includes(this.chooser.province) ? this.chooser.province : '',
  );
  private readonly here: Action[] = $derived(
    this.actions.filter((action) => action.province === this.province),
  );
  readonly cards: BidCard[] = $derived(
    (['bribery', 'protection'] as const).filter((card) => this.actions.some((action) => action[card])),
  );
  /** Provinces from which a scribe may come, where there is a choice. */
  readonly leavings: string[] = $derived([
    ...new Set(this.actions.map((action) => String(action.leaving ?? ''))),
  ]);
  readonly leaving: string = $derived(
    this.leavings.includes(this.moving) ? this.moving : (this.leavings[0] ?? ''),
  );
  /** With bribery one may return where one could not go without it. */
  private readonly mustBribe = $derived(this.here.length > 0 && this.here.every((action) => action.bribery));
  /** Steps that can be bid with the chosen cards and scribe. */
  readonly offered: number[] = $derived(
    this.here.map((action) => Number(action.amount)).filter((amount) => this.isLegal(this.bid(amount))),
  );
  readonly chosen: number | undefined = $derived.by(() =>
    this.chooser.chosen?.type === 'place_bid' ? Number(this.chooser.chosen.amount) : undefined,
  );

  constructor(chooser: Chooser) {
    this.chooser = chooser;
  }

  has(card: BidCard): boolean {
    return this.cards.includes(card) && (this.played[card] || (card === 'bribery' && this.mustBribe));
  }

  play(card: BidCard, on: boolean): void {
    this.played[card] = on;
    this.chooser.prepare(null);
  }

  leave(province: string): void {
    this.moving = province;
    this.chooser.prepare(null);
  }

  /** A bid that was chosen elsewhere is shown with its cards and its scribe. */
  follow(chosen: Action | null): void {
    if (chosen?.type !== 'place_bid' || sameAction(chosen, this.bid(Number(chosen.amount)))) return;
    this.played = { bribery: chosen.bribery === true, protection: chosen.protection === true };
    this.moving = String(chosen.leaving ?? '');
  }

  /** All steps that are worth showing beyond the printed ones. */
  get amounts(): number[] {
    return this.actions.map((action) => Number(action.amount));
  }

  private bid(amount: number): Action {
    return {
      type: 'place_bid',
      province: this.province,
      amount,
      bribery: this.has('bribery'),
      protection: this.has('protection'),
      leaving: this.leaving,
    };
  }

  private isLegal(action: Action): boolean {
    return this.here.some((one) => sameAction(one, action));
  }

  /** A step was chosen; one that is not possible makes the server say why. */
  choose(amount: number): void {
    const action = this.bid(amount);
    if (this.isLegal(action)) this.chooser.select(action);
    else void this.chooser.whyNot(action);
  }
}
