/** Gold cards that are picked for a bid, an offering or a reserve. What can be picked follows from the legal set. */
import type { Action } from '$lib/api/types';
import type { Chooser } from '../chooser.svelte';
import { goldCardsOf, sameAction } from '../tools';

const rising = (cards: Iterable<number>) => [...new Set(cards)].sort((one, other) => one - other);

export class Purse {
  private readonly chooser: Chooser;

  /** Whether the present decision is about gold cards: one to bid, or several. */
  readonly use: 'one' | 'several' | null = $derived.by(() => {
    const kind = this.chooser.isSealed ? null : this.chooser.tool?.kind;
    return kind === 'lay' ? 'one' : kind === 'gold' ? 'several' : null;
  });
  private readonly actions: Action[] = $derived.by(() =>
    this.use ? (this.chooser.tool?.actions ?? []) : [],
  );
  /** The province chosen for a bid. */
  readonly province: string = $derived.by(() =>
    this.actions.some((action) => action.province === this.chooser.province) ? this.chooser.province : '',
  );
  /** Cards that every way has, such as the 0 of a reserve. */
  readonly fixed: readonly number[] = $derived.by(() => {
    const [first, ...others] = this.use === 'several' ? this.actions.map(goldCardsOf) : [];
    return (first ?? []).filter((card) => others.every((cards) => cards.includes(card)));
  });
  readonly picked: readonly number[] = $derived.by(() => rising([...this.fixed, ...this.chooser.cards]));
  readonly worth: number = $derived(this.picked.reduce((sum, card) => sum + card, 0));
  /** Legal ways that have all the picked cards. */
  readonly ways: Action[] = $derived.by(() =>
    this.actions.filter((action) => this.picked.every((card) => goldCardsOf(action).includes(card))),
  );
  /** Cards that can be picked now. */
  readonly offered: ReadonlySet<number> = $derived.by(() => {
    if (this.use === 'several') return new Set(this.ways.flatMap(goldCardsOf));
    const here = this.actions.filter((action) => !this.province || action.province === this.province);
    return new Set(here.flatMap(goldCardsOf));
  });
  /** Provinces that can be chosen: with a card in hand, those where it may be laid. */
  readonly provinces: Set<string> = $derived.by(() => {
    const [card] = this.use === 'one' ? this.picked : [];
    if (card === undefined || this.chooser.chosen) return this.chooser.lit;
    return new Set(this.ways.map((action) => String(action.province)));
  });

  constructor(chooser: Chooser) {
    this.chooser = chooser;
  }

  /** A gold card was pressed; one that cannot be picked makes the server say why. */
  press(card: number): void {
    if (this.use === 'one') {
      const [like] = this.actions;
      if (this.actions.some((action) => action.card === card)) {
        this.chooser.pick(this.picked.includes(card) ? [] : [card]);
        this.lay();
      } else if (like) void this.chooser.whyNot({ ...like, card });
    } else if (this.use === 'several') {
      if (this.picked.includes(card)) this.chooser.pick(this.picked.filter((one) => one !== card));
      else if (this.offered.has(card)) this.chooser.pick([...this.picked, card]);
      else void this.chooser.whyNot(this.whole([...this.picked, card]));
      this.prepare();
    }
  }

  /** A province card was pressed. */
  choose(province: string): void {
    const isLot = this.use === 'one' && this.chooser.lit.has(province);
    this.chooser.onProvince(province);
    if (isLot) this.lay();
  }

  /** Take all cards of a legal way, none included. */
  take(action: Action): void {
    this.chooser.select(action);
  }

  /** Begin again with an earlier choice, to change it. */
  resume(earlier: Action | null): void {
    if (earlier && !this.chooser.cards.length) this.chooser.pick(goldCardsOf(earlier));
  }

  /** A card and a province together are a bid. */
  private lay(): void {
    const [card] = this.picked;
    if (!this.province || card === undefined) {
      this.chooser.prepare(null);
      return;
    }
    const bid = this.actions.find((action) => action.province === this.province && action.card === card);
    if (bid) this.chooser.select(bid);
    else {
      this.chooser.prepare(null);
      void this.chooser.whyNot({ type: 'bid_card', province: this.province, card });
    }
  }

  private whole(cards: Iterable<number>): Action {
    return { type: this.chooser.tool?.type ?? '', cards: rising(cards) };
  }

  /** What is picked is about to be confirmed as soon as it is a legal way; nothing at all has its own button. */
  private prepare(): void {
    const wanted = this.whole(this.picked);
    const isLegal = this.picked.length > 0 && this.actions.some((action) => sameAction(action, wanted));
    this.chooser.prepare(isLegal ? wanted : null);
  }
}
