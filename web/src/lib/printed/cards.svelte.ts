/** What is printed on the components of the card game, with the corrections of the set of the table that is shown. */
import type { CardSet } from '$lib/board/cardgame/view';
import data from './cards.json';
import { follow, partOf } from './own.svelte';

interface Printed extends CardSet {
  /** The values of everybody's gold cards. */
  readonly gold_cards: readonly number[];
  readonly kingdoms: readonly number[];
  /** Auctions in each kingdom. */
  readonly auctions: number;
}

/** Pyramids whose costs are listed; behind them each costs one more than the one before. */
const LISTED = 8;

export const cards: Printed = $state(structuredClone(data));

/** What 0, 1, 2 ... pyramids cost together. */
function costsWith(listed: [string[], unknown][]): number[] {
  const costs = [...data.costs];
  for (const [[count], cost] of listed) costs[Number(count)] = Number(cost);
  for (let count = LISTED + 1; count < costs.length; count += 1) {
    const [before = 0, last = 0] = costs.slice(count - 2, count);
    costs[count] = last + (last - before) + 1;
  }
  return costs;
}

follow((figures) => {
  Object.assign(cards, structuredClone(data));
  for (const [[name = '', figure = ''], value] of partOf(figures, 'card')) {
    const card = (cards.cards as Record<string, unknown>)[name] as Record<string, unknown> | undefined;
    if (card) card[figure] = value;
  }
  const table = Object.fromEntries(partOf(figures, 'card_table').map(([[name], value]) => [name, value]));
  Object.assign(cards, table, { costs: costsWith(partOf(figures, 'card_cost')) });
});
