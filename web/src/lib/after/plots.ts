/** Arithmetic of the plots: scales, ticks, stacked parts, labels that do not cover each other. */

/** Plots are drawn so wide at least; before the first measurement there is no room at all. */
export const NARROWEST = 240;

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_TICKS = 5;

/** Round numbers from 0, or from below it, up to the greatest value; a handful of them. */
export function ticksFor(least: number, most: number): number[] {
  const span = Math.max(1, most - Math.min(0, least));
  const step = STEPS.find((one) => span / one <= MOST_TICKS) ?? 100;
  const first = Math.floor(Math.min(0, least) / step) * step;
  const last = Math.max(1, Math.ceil(Math.max(0, most) / step)) * step;
  return Array.from({ length: (last - first) / step + 1 }, (_, n) => first + n * step);
}

/** Heights moved apart so that each is at least so far from the next; their order stays. */
export function spread(heights: readonly number[], gap: number, floor: number): number[] {
  const order = heights
    .map((_, place) => place)
    .sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  let free = -Infinity;
  for (const place of order) {
    moved[place] = Math.max(moved[place] ?? 0, free);
    free = (moved[place] ?? 0) + gap;
  }
  let ceiling = floor;
  for (const place of order.reverse()) {
    moved[place] = Math.min(moved[place] ?? 0, ceiling);
    ceiling = (moved[place] ?? 0) - gap;
  }
  return moved;
}

export interface Part {
  /** Which of the sources. */
  source: number;
  points: number;
  from: number;
  to: number;
}

/** Points laid end to end: gains to the right of nought, losses to the left. */
export function stacked(points: readonly number[]): Part[] {
  const parts: Part[] = [];
  let gained = 0;
  let lost = 0;
  points.forEach((amount, source) => {
    if (amount > 0) parts.push({ source, points: amount, from: gained, to: (gained += amount) });
    else if (amount < 0) parts.push({ source, points: amount, from: lost + amount, to: lost });
    lost += Math.min(0, amount);
  });
  return parts;
}

/** A name that fits into so many letters. */
export function short(name: string, letters: number): string {
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
}
