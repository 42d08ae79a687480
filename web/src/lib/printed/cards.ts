/** What is printed on the components of the card game; made by `web/tools/printed.py`. */
import type { CardSet } from '$lib/board/cardgame/view';
import data from './cards.json';

interface Printed extends CardSet {
  /** The values of everybody's gold cards. */
  readonly gold_cards: readonly number[];
  readonly kingdoms: readonly number[];
  /** Auctions in each kingdom. */
  readonly auctions: number;
}

export const cards: Printed = data;
