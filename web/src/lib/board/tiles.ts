/** What is drawn on each tomb tile. */
import { FIGURES } from './figures';
import type { Drawing } from './shapes';

interface Tile {
  readonly of: Drawing;
  readonly dy: number;
  readonly scale: number;
}

export const TILES: Record<string, Tile> = {
  point: { of: FIGURES.star, dy: 0.5, scale: 1.25 },
  farmer: { of: FIGURES.farmer, dy: 10.5, scale: 0.98 },
  stone: { of: FIGURES.stone, dy: 8, scale: 1.05 },
  favour: { of: FIGURES.card, dy: 0, scale: 1.15 },
  gold: { of: FIGURES.coin, dy: 0, scale: 1.15 },
};
