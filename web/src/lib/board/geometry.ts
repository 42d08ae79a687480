/** Where everything lies on the map. Nothing depends on the game, so that the eye knows where to look. */
import { grid, provinces } from '$lib/printed';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Layout {
  /** For telephones: four narrow columns. */
  readonly slim: boolean;
  readonly width: number;
  readonly height: number;
  /** Where the desert, the two banks and the other desert begin and end. */
  readonly columns: readonly [number, number, number, number, number, number];
  /** Where the rows begin and end; a frieze lies between the second and the third. */
  readonly rows: readonly (readonly [number, number])[];
  readonly sea: number;
  /** How far borders wander from a straight line, and how far the river does. */
  readonly wander: number;
  readonly meander: number;
  /** Width of the water before the first offering and on temple positions 1 to 4. */
  readonly waters: readonly number[];
  /** Room in each province on which things stand, clear of every border and of the highest flood. */
  readonly rooms: Readonly<Record<string, Rect>>;
  /** Place of the temple track. */
  readonly track: Rect;
  /** Where the lines of a province lie, from the top of its room. */
  readonly lines: Lines;
}

interface Lines {
  readonly fields: number;
  readonly fieldScale: number;
  /** Where pyramids and the rest stand. */
  readonly ground: number;
  readonly groundScale: number;
  readonly foot: number;
  readonly footHeight: number;
}

type Borders = Pick<Layout, 'columns' | 'rows' | 'wander' | 'meander' | 'height' | 'width'>;

/** The four columns of the map as pairs of borders, west to east. */
const SIDES = [
  [0, 1],
  [1, 2],
  [3, 4],
  [4, 5],
] as const;
const BANKS = [2, 3];

function roomOf(
  row: number,
  column: number,
  columns: Layout['columns'],
  rows: Layout['rows'],
  pad: number,
  bank: number,
): Rect {
  const [west, east] = SIDES[column] ?? [0, 1];
  const [top, low] = rows[row] ?? [0, 0];
  const left = columns[west] + (BANKS.includes(west) ? bank : pad);
  const right = columns[east] - (BANKS.includes(east) ? bank : pad);
  return { x: left, y: top + pad, w: right - left, h: low - top - 2 * pad };
}

interface Measures {
  slim: boolean;
  width: number;
  margin: number;
  /** Widths of a desert column and of a bank; the river has what is left. */
  desert: number;
  bank: number;
  row: number;
  north: number;
  frieze: number;
  south: number;
  sea: number;
  wander: number;
  meander: number;
  waters: readonly number[];
  pad: number;
  bankPad: number;
  lines: Lines;
}

function layoutOf(m: Measures): Layout {
  const east = m.width - m.margin;
  const columns = [
    m.margin,
    m.margin + m.desert,
    m.margin + m.desert + m.bank,
    east - m.desert - m.bank,
    east - m.desert,
    east,
  ] as const;
  const upper = m.north + 2 * m.row + m.frieze;
  const rows = [m.north, m.north + m.row, upper, upper + m.row].map((top) => [top, top + m.row] as const);
  const rooms: Record<string, Rect> = {};
  let track: Rect = { x: 0, y: 0, w: 0, h: 0 };
  grid.forEach((names, row) =>
    names.forEach((name, column) => {
      const room = roomOf(row, column, columns, rows, m.pad, m.bankPad);
      if (name) rooms[name] = room;
      else track = room;
    }),
  );
  return {
    slim: m.slim,
    width: m.width,
    height: upper + 2 * m.row + m.south,
    columns,
    rows,
    sea: m.sea,
    wander: m.wander,
    meander: m.meander,
    waters: m.waters,
    rooms,
    track,
    lines: m.lines,
  };
}

export const WIDE = layoutOf({
  slim: false,
  width: 1000,
  margin: 10,
  desert: 220,
  bank: 226,
  row: 172,
  north: 96,
  frieze: 20,
  south: 16,
  sea: 40,
  wander: 2.6,
  meander: 7,
  waters: [28, 34, 56, 80, 106],
  pad: 9,
  bankPad: 22,
  lines: { fields: 36, fieldScale: 1.22, ground: 117, groundScale: 1.08, foot: 123, footHeight: 31 },
});

/** The same for a screen that is much wider than high. */
export const BROAD = layoutOf({
  slim: false,
  width: 1240,
  margin: 10,
  desert: 280,
  bank: 282,
  row: 149,
  north: 82,
  frieze: 21,
  south: 10,
  sea: 34,
  wander: 2.6,
  meander: 7,
  waters: [30, 36, 58, 84, 112],
  pad: 8,
  bankPad: 22,
  lines: { fields: 32, fieldScale: 1.1, ground: 101, groundScale: 0.95, foot: 106, footHeight: 28 },
});

export const SLIM = layoutOf({
  slim: true,
  width: 360,
  margin: 2,
  desert: 82,
  bank: 85,
  row: 128,
  north: 40,
  frieze: 15,
  south: 6,
  sea: 17,
  wander: 0.9,
  meander: 2.2,
  waters: [8, 9, 14, 20, 28],
  pad: 3,
  bankPad: 6.5,
  lines: { fields: 21, fieldScale: 0.74, ground: 73, groundScale: 0.8, foot: 98, footHeight: 24 },
});

/** Below this width of the board, in CSS pixels, the map for telephones is drawn. */
const SLIM_BELOW = 640;

/** The map that comes out largest in a room of this size. */
export function fittingMap(width: number, height: number): Layout {
  if (width && width < SLIM_BELOW) return SLIM;
  const scale = (map: Layout) => Math.min(width / map.width, height / map.height);
  return scale(BROAD) > scale(WIDE) ? BROAD : WIDE;
}

// Borders

const round = (value: number) => Math.round(value * 10) / 10;

/** The middle of the river moves to and fro, and both banks with it. */
export function bend(map: Pick<Layout, 'meander' | 'height'>, y: number): number {
  return map.meander * Math.sin((y / map.height) * 15 + 0.6);
}

function borderX(map: Borders, line: number, y: number): number {
  const at = map.columns[line as 0];
  if (BANKS.includes(line)) return at + bend(map, y);
  const s = (y / map.height) * 19;
  return at + map.wander * (Math.sin(s + line * 2.1) + 0.5 * Math.sin(2.3 * s + line));
}

function borderY(map: Borders, at: number, x: number): number {
  const s = (x / map.width) * 21;
  return at + map.wander * (Math.sin(s + at) + 0.5 * Math.sin(2.1 * s + at * 2));
}

function between(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}

const STEPS = 16;

function outline(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' L')}`;
}

/** The shape of a place on the map; neighbours share their border. */
function cellShape(map: Layout, row: number, column: number): string {
  const [west, east] = SIDES[column] ?? [0, 1];
  const [top, low] = map.rows[row] ?? [0, 0];
  const corner = (line: number, y: number): [number, number] => {
    const x = borderX(map, line, y);
    return [x, borderY(map, y, x)];
  };
  const [nw, ne, se, sw] = [corner(west, top), corner(east, top), corner(east, low), corner(west, low)];
  const along = (a: [number, number], b: [number, number], y: number) =>
    between(a[0], b[0], STEPS).map((x) => [x, borderY(map, y, x)] as const);
  const down = (a: [number, number], b: [number, number], line: number) =>
    between(a[1], b[1], STEPS).map((y) => [borderX(map, line, y), y] as const);
  const points = [
    ...along(nw, ne, top),
    ...down(ne, se, east).slice(1, -1),
    ...along(se, sw, low),
    ...down(sw, nw, west).slice(1, -1),
  ];
  return `${outline(points)} Z`;
}

function shapesOf(map: Layout): Record<string, string> {
  const shapes: Record<string, string> = {};
  grid.forEach((names, row) =>
    names.forEach((name, column) => {
      shapes[name || 'track'] = cellShape(map, row, column);
    }),
  );
  return shapes;
}

const SHAPES = new Map([WIDE, BROAD, SLIM].map((map) => [map, shapesOf(map)]));

/** The outline of a province, or of the place of the temple track. */
export function shapeOf(map: Layout, name: string): string {
  return SHAPES.get(map)?.[name] ?? '';
}

// Keyboard

const STEP: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Provinces in reading order, north to south and west to east. */
export const READING = grid.flat().filter((name) => name in provinces);

/**
 * Where a key leads from a province; the same province at the edge of the map, nothing for other keys. Those that are
 * closed are passed over.
 */
export function moved(from: string, key: string, closed: readonly string[] = []): string | null {
  if (key === 'Home') return READING[0] ?? null;
  if (key === 'End') return READING.at(-1) ?? null;
  const step = STEP[key];
  if (!step) return null;
  const row = grid.findIndex((names) => names.includes(from));
  const column = grid[row]?.indexOf(from) ?? -1;
  // so is the place without a province
  for (let far = 1; ; far++) {
    const name = grid[row + far * step[0]]?.[column + far * step[1]];
    if (name !== '' && !closed.includes(name ?? '')) return name ?? from;
  }
}
