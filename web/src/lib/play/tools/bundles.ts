/** Choosing some of several cards: the server wants their names in alphabetical order. */

export function cardsOf(counts: Record<string, number>): string[] {
  return Object.keys(counts)
    .sort()
    .flatMap((card) => Array.from({ length: counts[card] ?? 0 }, () => card));
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
