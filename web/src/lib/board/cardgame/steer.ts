/** Arrow keys among cards that lie anywhere on a table. */

export interface Spot {
  name: string;
  /** The middle of its upper edge, because cards in one row may be of different heights. */
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest spot that way; what lies off to the side counts as farther away. Nothing for other keys. */
export function nearest(spots: readonly Spot[], from: string, key: string): string | null {
  const way = WAYS[key];
  const start = spots.find((spot) => spot.name === from);
  if (!way || !start) return null;
  const [dx, dy] = way;
  const found = spots
    .map((spot) => {
      const [x, y] = [spot.x - start.x, spot.y - start.y];
      return { name: spot.name, ahead: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) };
    })
    .filter(({ ahead, aside }) => ahead > aside / 2)
    .sort((one, other) => one.ahead + 2 * one.aside - other.ahead - 2 * other.aside);
  return found[0]?.name ?? from;
}
