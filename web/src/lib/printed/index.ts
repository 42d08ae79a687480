/** What is printed on the board and the cards; made by `web/tools/printed.py`. */
import { editions, lists, provinces, tracks } from './own.svelte';
import data from './printed.json';

export { officials, provinces, tracks } from './own.svelte';

export interface Province {
  name: string;
  bank: string;
  region: string;
  nile: boolean;
  fields: number;
  printed_farmers: number;
  icons: number;
  blessing_cards: number;
  blessing_stones: number;
  blessing_gold: number;
  temples: number;
  mine: number;
  caravan: number;
  neighbours: string[];
}

/** Rows of the map from north to south; an empty name where no province lies. */
export const grid: string[][] = data.grid;

/** The provinces as the edition of a title prints them. */
export function provincesOf(title: string): Record<string, Province> {
  return { ...provinces, ...editions[title.split('+', 1)[0] ?? ''] };
}

export interface Official {
  cards: number;
  farmers: number;
  stones: number;
  gold: number;
  points: number;
}

/** The phase in which each card is played. */
export const cardWindows: Record<string, string> = data.cards;

/** Steps of the bid ladder, as printed. */
export const ladder = (): number[] => lists.ladder ?? [];

/** The step after these: each is further away than the one before by one more. */
export const stepAfter = (steps: readonly number[]): number => (steps.at(-1) ?? 0) + steps.length;

/** Temple positions at which caravans pay. */
export const caravanPositions = (): number[] => lists.caravan_positions ?? [];

/** The bounds on the side of the track that a table plays with, as its set-up says (R25). */
export function boundsOf(settings: {
  title: string;
  players: number;
  options: Record<string, string>;
}): number[] {
  const twoSided = settings.title.startsWith('anniversary') && settings.options.old_track !== 'on';
  const small =
    settings.options.track === 'picture' || (lists.small_track_players ?? []).includes(settings.players);
  return (twoSided && small ? tracks.small : tracks.old) ?? [];
}

/** What so many pieces of one kind cost. */
export function priceOf(count: number): number {
  return data.prices[count] ?? 0;
}
