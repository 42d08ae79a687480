/** How drawings are written down: paths with their paints, the foot of each figure on the origin. */

/** A path, what it is filled with and what its line is drawn with; an empty name for neither. */
export type Shape = readonly [d: string, fill: Paint | '', line?: Paint, width?: number];

export interface Drawing {
  /** Room it takes from left to right; it stands in the middle of it. */
  readonly width: number;
  readonly shapes: readonly Shape[];
}

/** The paints that have classes `f-NAME` and `s-NAME` in `theme/paints.css`. */
export type Paint =
  | 'ink'
  | 'soft'
  | 'tile'
  | 'papyrus'
  | 'edge'
  | 'water'
  | 'foam'
  | 'palm'
  | 'alert'
  | 'on-alert'
  | 'gold'
  | 'coin'
  | 'favour'
  | 'on-favour'
  | 'seal'
  | 'field'
  | 'furrow'
  | 'fallow'
  | 'farmer'
  | 'straw'
  | 'camel'
  | 'light'
  | 'shade'
  | 'dark'
  | 'plate'
  | 'hatch'
  | 'silt'
  | 'on-seat';

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y} h${width} v${height} h${-width} Z`;
}
