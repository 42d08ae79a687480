/** What the card game shows of its table, and what is printed on its cards. */
import type { ScoreItem, TableSeen } from '$lib/api/types';
import { t } from '$lib/words/fluent';
import { listed, provinceName } from '$lib/words/names';

export interface ProvinceCardPrint {
  readonly ankhs: number;
  readonly fields: number;
  readonly caravans: number;
  readonly pyramids: number;
}

/** Of the component files: every province card, and the numbers beside them. */
export interface CardSet {
  readonly cards: Readonly<Record<string, ProvinceCardPrint>>;
  /** Lowest offerings of all together for levels 2, 3 and 4. */
  readonly flood: readonly number[];
  /** Pyramids for the highest offering, the second and every other. */
  readonly favour: readonly number[];
  readonly favour_of_two: readonly number[];
  readonly caravan_gold: number;
  readonly caravan_levels: readonly number[];
  readonly fields_needed: number;
  readonly fields_points: number;
  readonly pharaoh_points: number;
  readonly ankhs_loss: number;
  /** What so many pyramids cost together. */
  readonly costs: readonly number[];
}

export interface Stack {
  /** From the lowest to the uppermost. */
  readonly cards: readonly string[];
  readonly tokens: number;
}

export interface CardSeat {
  readonly points: number;
  readonly gold: number;
  readonly reserve: readonly number[];
  readonly spent: readonly number[];
  /** The gold card that is out, -1 for none. */
  readonly bid: number;
  readonly bid_on: string;
  readonly won: string;
  /** -1 before the offering of this kingdom. */
  readonly offered: number;
  readonly stacks: readonly Stack[];
}

export interface CardTableView {
  readonly kingdom: number;
  readonly auction: number;
  /** The Pharaoh comes first. */
  readonly order: readonly number[];
  readonly level: number;
  readonly collective: number;
  readonly up: readonly string[];
  readonly decks: readonly number[];
  readonly seats: readonly CardSeat[];
  readonly items: readonly ScoreItem[];
}

/** Nothing where another game is played. */
export function cardTableOf(seen: TableSeen): CardTableView | null {
  return (seen.view?.parts.cardgame as CardTableView | undefined) ?? null;
}

const NOTHING: ProvinceCardPrint = { ankhs: 0, fields: 0, caravans: 0, pyramids: 0 };

export function printOf(set: CardSet, card: string): ProvinceCardPrint {
  return set.cards[card] ?? NOTHING;
}

export function pyramidsIn(set: CardSet, stack: Stack): number {
  return stack.tokens + stack.cards.reduce((sum, card) => sum + printOf(set, card).pyramids, 0);
}

/** Uppermost cards; a province goes by its own. */
export function topsOf(seat: CardSeat): string[] {
  return seat.stacks.flatMap((stack) => stack.cards.at(-1) ?? []);
}

/** What is visible on the uppermost cards of a seat. */
export function totalOf(set: CardSet, seat: CardSeat, what: keyof ProvinceCardPrint): number {
  return topsOf(seat).reduce((sum, card) => sum + printOf(set, card)[what], 0);
}

export function tellCard(set: CardSet, card: string): string {
  const { ankhs, fields, caravans, pyramids } = printOf(set, card);
  const parts: [string, number][] = [
    ['cardgame-ankhs', ankhs],
    ['cardgame-all-fields', fields],
    ['cardgame-caravans', caravans],
    ['board-pyramids', pyramids],
  ];
  const what = listed(parts.flatMap(([id, count]) => (count ? [t(id, { count })] : [])));
  return t('cardgame-card', { name: provinceName(card), what });
}
