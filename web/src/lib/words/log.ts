/** What has happened, told in full sentences from what the reader may know. */
import type { Action, GameEvent, Message, ScoreItem } from '$lib/api/types';
import { officialName } from '$lib/board/officials';
import { lengthOf } from '$lib/people/votes';
import { actionText } from './actions';
import { has, t, type Words } from './fluent';
import {
  capital,
  cardName,
  cardNames,
  goldCards,
  goodsNames,
  inClauses,
  listed,
  provinceName,
  seatWords,
  sourceName,
  tileNames,
  whoIs,
  whoWon,
  type People,
} from './names';

/** Fields whose presence makes an event better known: the text with `-known` is taken then. */
export const TELLING: Record<string, string> = {
  schemes_dealt: 'cards',
  scheme_kept: 'kept',
  provinces_blocked: 'provinces',
  choice_sealed: 'choice',
  choice_changed: 'choice',
  blessing_cards_taken: 'cards',
  auction_cleared: 'discarded',
  stone_placed: 'makes_pyramid',
  farmer_placed: 'on_field',
  cards_drawn: 'cards',
  harvested: 'items',
  scored: 'items',
  province_hand_taken: 'provinces',
  tiles_drawn: 'tiles',
};

type Teller = (value: never, people: People, event: GameEvent) => string | number;

/** Cards go by their names, gold cards of the card game by their numbers. */
const names = (value: string[] | number[]) => (isNumbers(value) ? goldCards(value) : cardNames(value));
const isNumbers = (value: string[] | number[]): value is number[] => typeof value[0] === 'number';

/** How a field is told, by its name or by the event's name and its own. */
const FIELDS: Record<string, Teller> = {
  province: (value: string) => provinceName(value),
  provinces: (value: string[]) => listed(value.map(provinceName)),
  card: (value: string | number) => (typeof value === 'number' ? value : cardName(value)),
  over: (value: string) => provinceName(value),
  kept: (value: string) => cardName(value),
  given_up: (value: string) => cardName(value),
  cards: names,
  discarded: names,
  tile: (value: string) => t(`tile-${value}`),
  tiles: (value: string[]) => tileNames(value),
  statue: (value: string) => t(`statue-${value}`),
  kingdom: (value: number) => t(`kingdom-${value}`),
  order: (value: number[], people) => listed(value.map((seat) => whoIs(people, seat))),
  change: (value: number) => (value > 0 ? `+${value}` : `−${-value}`),
  choice: (value: Action) => actionText(value),
  offers: (value: Action[], people) => inClauses(value.map((offer, seat) => offerText(offer, people, seat))),
  sold: (value: string[][], people) =>
    inClauses(
      value.map((cards, seat) => t('seat-cards', { who: whoIs(people, seat), cards: cardNames(cards) })),
    ),
  points: (value: number[], people) => bySeat(value, people),
  winners: (value: number[], people, event) => whoWon(value, people, String(event.decided_by)),
  'kingdom_deck_shuffled.kingdom': (value: number) => value,
  'auction_began.kingdom': (value: number) => t(`cardgame-kingdom-${value}`),
  'offerings_opened.offers': (value: number[][], people) =>
    listed(value.map((cards, seat) => t('offering-of', { who: whoIs(people, seat), cards: sumOf(cards) }))),
  'gifts_divided.cards': (value: number) => value,
  'gold_shown.gold': (value: number[], people) => bySeat(value, people),
  'harvested.items': (value: [string, string, number][]) => listed(value.map(harvestItem)),
  'scored.items': (value: ScoreItem[], people) => scoreItems(value, people),
};

function offerText(offer: Action, people: People, seat: number): string {
  const who = whoIs(people, seat);
  const gold = Number(offer.gold);
  const played = (offer.played ?? []) as string[];
  const sold = (offer.sold ?? []) as string[];
  let text = gold ? t('offer-gold', { who, gold }) : t('offer-theft', { who });
  if (played.length) text = t('offer-with', { offer: text, cards: cardNames(played) });
  if (sold.length) text = t('offer-selling', { offer: text, cards: cardNames(sold) });
  return text;
}

/** `8 (3 and 5)`. */
function sumOf(cards: number[]): string {
  const worth = cards.reduce((sum, card) => sum + card, 0);
  return cards.length > 1 ? t('offering-sum', { worth, cards: goldCards(cards) }) : goldCards(cards);
}

function bySeat(amounts: number[], people: People): string {
  return listed(amounts.map((amount, seat) => t('seat-amount', { who: whoIs(people, seat), amount })));
}

function harvestItem([province, source, gold]: [string, string, number]): string {
  return t('harvest-item', { province: provinceName(province), source: sourceName(source), gold });
}

function scoreItems(items: ScoreItem[], people: People): string {
  const seats = [...new Set(items.map((item) => item.seat))];
  return inClauses(
    seats.map((seat) => {
      const own = items.filter((item) => item.seat === seat);
      const points = own.reduce((sum, item) => sum + item.points, 0);
      return t('score-of-seat', {
        ...seatWords(people, seat),
        points,
        parts: listed(own.map(scorePart)),
      });
    }),
  );
}

export function scorePart(item: ScoreItem): string {
  const words = { source: sourceName(item.source), points: item.points };
  return item.province
    ? t('score-part-in', { ...words, province: provinceName(item.province) })
    : t('score-part', words);
}

function isTold(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** One event as a sentence. */
export function sentence(event: GameEvent, people: People): string {
  const values: Words = {};
  if (typeof event.seat === 'number') Object.assign(values, seatWords(people, event.seat));
  for (const [name, value] of Object.entries(event)) {
    const tell = FIELDS[`${event.type}.${name}`] ?? FIELDS[name];
    if (tell && value !== null) values[name] = tell(value as never, people, event);
    else if (typeof value === 'number' || typeof value === 'string') values[name] = value;
  }
  if (event.type === 'bought') values.goods = t(`goods-${event.kind}`, { count: Number(event.count) });
  if (event.type.startsWith('official_')) values.official = officialName(String(event.card));
  if (event.type === 'tile_paid')
    values.goods = goodsNames([...((event.cards ?? []) as string[]), ...((event.tiles ?? []) as string[])]);
  const telling = TELLING[event.type];
  const known = telling && isTold(event[telling]) ? '-known' : '';
  const id = `event-${event.type}${known}`;
  return capital(has(id) ? t(id, values) : event.type.replaceAll('_', ' ') + '.');
}

/** Events with which a new part of the log begins. */
const HEADINGS = ['round_began', 'auction_began'];

export interface Line {
  n: number;
  kind: 'event' | 'entry' | 'chat' | 'round';
  text: string;
  seat: number | null;
  /** Provinces it is about, to be marked on the board. */
  provinces: string[];
  /** Words that are not there any more. */
  isRemoved?: boolean;
}

function provincesOf(event: GameEvent): string[] {
  if (typeof event.province === 'string' && event.province) return [event.province];
  return Array.isArray(event.provinces) ? (event.provinces as string[]) : [];
}

/** Which text tells of an entry: some have one only under a condition. */
function entryId(entry: Message['entry']): string {
  const id = `entry-${entry.type}`;
  if (entry.type === 'move_played') return `${id}-${entry.by ?? ''}`;
  if (entry.type === 'outage_ended') return entry.grace ? `${id}-grace` : id;
  return entry.type === 'orders_given' && !ordersText(entry) ? `${id}-none` : id;
}

/** One's own standing orders in words. */
function ordersText(entry: Message['entry']): string {
  const bids = (entry.bids ?? []) as [string, number][];
  return inClauses([
    ...bids.map(([province, highest]) => t('orders-part', { province: provinceName(province), highest })),
    ...(entry.pass_while_leading ? [t('orders-part-pass')] : []),
  ]);
}

/** A message of the table as lines of the log. */
export function lines(message: Message, people: People): Line[] {
  const { entry, n } = message;
  const seat = typeof entry.seat === 'number' ? entry.seat : null;
  if (entry.type === 'chat_said') {
    const text = String(entry.text ?? '');
    return [{ n, kind: 'chat', text: text || t('chat-removed'), seat, provinces: [], isRemoved: !text }];
  }
  const found: Line[] = [];
  const id = entryId(entry);
  if (has(id)) {
    const other =
      typeof entry.other === 'number' ? entry.other : Number(String(entry.about ?? '').split(' ')[1] ?? -1);
    const words: Words = {
      ...(seat === null ? {} : seatWords(people, seat)),
      other: whoIs(people, other),
      about: String(entry.about ?? ''),
      yes: (entry.yes ?? entry.muted ?? entry.whole) ? 'yes' : 'no',
      days: Number(entry.days ?? 0),
      why: String(entry.why ?? ''),
      text: String(entry.text ?? '') || t('chat-removed'),
      orders: ordersText(entry),
      ...lengthOf(Number(entry.grace ?? 0)),
    };
    found.push({ n, kind: 'entry', text: capital(t(id, words)), seat, provinces: [] });
  }
  for (const event of entry.events ?? []) {
    found.push({
      n,
      kind: HEADINGS.includes(event.type) ? 'round' : 'event',
      text: sentence(event, people),
      seat: typeof event.seat === 'number' ? event.seat : null,
      provinces: provincesOf(event),
    });
  }
  return found;
}
