/** The figures of the table that is shown: those that are printed, with the corrections of its owner's set. */
import data from './printed.json';
import type { Official, Province } from './index';

export type Figures = Readonly<Record<string, unknown>>;
type Values = Record<string, unknown>;

/** What a table's settings say of its figures. */
interface Own {
  components?: { figures: Figures };
}

export const provinces: Record<string, Province> = $state(structuredClone(data.provinces));
/** Provinces that an edition prints with other figures. */
export const editions: Record<string, Record<string, Province>> = $state(structuredClone(data.editions));
/** What each Officials card brings. */
export const officials: Record<string, Official> = $state(structuredClone(data.officials));
/** Lower bounds of temple positions 2, 3 and 4, on both sides of the track. */
export const tracks: Record<string, number[]> = $state(structuredClone(data.tracks));
/** The lists of the table, by their names in component files. */
export const lists: Record<string, number[]> = $state(listsAsPrinted());

function listsAsPrinted(): Record<string, number[]> {
  const { ladder, caravan_positions, small_track_players } = structuredClone(data);
  return { ladder, caravan_positions, small_track_players };
}

const NONE: Figures = {};
const NO_OFFICIAL: Official = { cards: 0, farmers: 0, stones: 0, gold: 0, points: 0 };
let present = NONE;
const others: ((figures: Figures) => void)[] = [];

/** Let others of our parts follow the corrections, from now on. */
export function follow(correct: (figures: Figures) => void): void {
  others.push(correct);
  correct(present);
}

/** Figures of one part of a set, by the rest of their paths; for the rest of a path see `amunre components`. */
export function partOf(figures: Figures, part: string): [string[], unknown][] {
  return Object.entries(figures)
    .map(([path, value]): [string[], unknown] => [path.split('.'), value])
    .filter(([[first]]) => first === part)
    .map(([path, value]) => [path.slice(1), value]);
}

function set(map: Record<string, Province> | undefined, name: string, figure: string, value: unknown): void {
  const province = map?.[name] as Values | undefined;
  if (province) province[figure] = value;
}

/** Whether an edition prints a figure of a province otherwise than the others; then only its own correction counts. */
function isItsOwn(edition: string, name: string, figure: string): boolean {
  const printed: Record<string, Record<string, Values | undefined>> = data.editions;
  const usual: Record<string, Values | undefined> = data.provinces;
  const own = printed[edition]?.[name];
  return own !== undefined && JSON.stringify(own[figure]) !== JSON.stringify(usual[name]?.[figure]);
}

/** From now on the table with these settings is shown. */
export function playWith({ components }: Own): void {
  const figures = components?.figures ?? NONE;
  if (JSON.stringify(figures) === JSON.stringify(present)) return;
  present = figures;
  Object.assign(provinces, structuredClone(data.provinces));
  Object.assign(editions, structuredClone(data.editions));
  for (const [[name = '', figure = ''], value] of partOf(figures, 'province')) {
    set(provinces, name, figure, value);
    for (const edition of Object.keys(editions)) {
      if (!isItsOwn(edition, name, figure)) set(editions[edition], name, figure, value);
    }
  }
  for (const [[edition = '', , name = '', figure = ''], value] of partOf(figures, 'edition')) {
    set(editions[edition], name, figure, value);
  }
  for (const name of Object.keys(officials)) Reflect.deleteProperty(officials, name);
  Object.assign(officials, structuredClone(data.officials));
  for (const [[name = '', figure = ''], value] of partOf(figures, 'official')) {
    officials[name] = { ...NO_OFFICIAL, ...officials[name], [figure]: value };
  }
  Object.assign(tracks, structuredClone(data.tracks));
  for (const [[name = ''], value] of partOf(figures, 'track')) tracks[name] = value as number[];
  Object.assign(lists, listsAsPrinted());
  for (const [[name = ''], value] of partOf(figures, 'table')) {
    if (name in lists) lists[name] = value as number[];
  }
  for (const correct of others) correct(figures);
}
