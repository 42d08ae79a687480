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

/** Room for the name on a card, on a line of its own. */
const NAME_ROOM = 78;

/** A name on one line, or broken nearest to its middle: at a space, or after a hyphen or stroke. */
export function twoLines(text: string, room: number, size: number): string[] {
  if (textWidth(text, size) <= room) return [text];
  const breaks = [...text.matchAll(/ |(?<=[-/])/g)].map(({ index }) => index);
  const half = text.length / 2;
  // a space breaks better than a stroke that is no nearer
  const off = (at: number) => Math.abs(at - half) + (text[at] === ' ' ? 0 : 0.5);
  breaks.sort((one, other) => off(one) - off(other));
  const [at] = breaks;
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at).trimStart()];
}

/** The size at which the lines of a card's name fit on it. */
export function nameSize(lines: readonly string[]): number {
  const wanted = lines.length > 1 ? 10 : 12.5;
  return Math.min(wanted, ...lines.map((line) => (wanted * NAME_ROOM) / textWidth(line, wanted)));
}
