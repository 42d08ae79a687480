/** Choosing some of several cards: the server wants their names in alphabetical order. */

export function cardsOf(counts: Record<string, number>): string[] {
  return Object.keys(counts)
    .sort()
    .flatMap((card) => Array.from({ length: counts[card] ?? 0 }, () => card));
}

/** How many there are of each: the other way round. */
export function countsOf(cards: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
