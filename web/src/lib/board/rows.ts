/** Things side by side: as large as wished, smaller together where they would not fit. */

export interface Item {
  /** What it is; the drawing is chosen by whoever lays out the row. */
  readonly key: string;
  readonly width: number;
  readonly count?: number;
}

export interface Placed<T extends Item> {
  readonly item: T;
  /** The middle of the place. */
  readonly x: number;
}

export interface Row<T extends Item> {
  readonly scale: number;
  readonly width: number;
  readonly placed: readonly Placed<T>[];
}

export function inRow<T extends Item>(items: readonly T[], room: number, scale: number, gap = 2): Row<T> {
  const natural = items.reduce((sum, item) => sum + item.width + gap, -gap);
  const fitting = natural > 0 ? Math.min(scale, room / natural) : scale;
  let left = 0;
  const placed = items.map((item) => {
    const x = (left + item.width / 2) * fitting;
    left += item.width + gap;
    return { item, x };
  });
  return { scale: fitting, width: Math.max(0, natural * fitting), placed };
}

/** About how wide a text is in the display face. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += /[MWmw]/.test(letter) ? 0.86 : /[ijltIr.' ]/.test(letter) ? 0.34 : 0.56;
  // letters are set a little apart
  return width * size * 1.04;
}

/** A name in letters that fit, cut only where they would become too small. */
export function fitting(text: string, room: number, size: number): { text: string; size: number } {
  const wished = Math.min(size, (size * room) / textWidth(text, size));
  const least = size * 0.82;
  if (wished >= least) return { text, size: wished };
  let cut = text;
  while (cut && textWidth(`${cut}…`, least) > room) cut = cut.slice(0, -1);
  return { text: `${cut.trimEnd()}…`, size: least };
}

/** A name on one line, or broken at the space nearest to its middle. */
export function twoLines(text: string, room: number, size: number): string[] {
  if (textWidth(text, size) <= room) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const half = text.length / 2;
  spaces.sort((one, other) => Math.abs(one - half) - Math.abs(other - half));
  const [at] = spaces;
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
