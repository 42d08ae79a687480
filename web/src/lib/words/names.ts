import { has, language, t } from './fluent';

/** Our English is British: no comma before the last "and". */
const LISTS = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);

const CHOICES = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' });

/** Who sits at the table, as one reader speaks of them. */
export interface People {
  names: string[];
  viewer: number;
}

/** A province of the map, or a place on a card of the card game. */
export function provinceName(province: string): string {
  const id = `province-${province}`;
  return t(has(id) ? id : `place-${province}`);
}

export function cardName(card: string): string {
  return t(`card-${card}`);
}

/** `0, 4 and 7`, for gold cards, which go by their numbers. */
export function goldCards(cards: readonly number[]): string {
  return listed(cards.map(String));
}

export function whoIs(people: People, seat: number): string {
  return seat === people.viewer ? t('you') : (people.names[seat] ?? '');
}

/** The words for a seat that every sentence about it may use. */
export function seatWords(people: People, seat: number): { who: string; you: string } {
  return { who: whoIs(people, seat), you: seat === people.viewer ? 'yes' : 'no' };
}

/** `a, b and c`. */
export function listed(words: string[]): string {
  return words.length ? LISTS.format(words) : t('nothing');
}

/** `a, b or c`. */
export function eitherOf(words: string[]): string {
  return CHOICES.format(words);
}

/** `a, with b; c, with d`: parts of a sentence that may have commas of their own. */
export function inClauses(clauses: string[]): string {
  return clauses.slice(1).reduce((before, next) => t('list-clauses', { before, next }), clauses[0] ?? '');
}

/** How often each name occurs, in the order in which they come. */
export function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function severally(names: readonly string[], call: (name: string) => string): string {
  const words = [...counted(names)].map(([name, count]) =>
    count > 1 ? t('times-card', { card: call(name), count }) : call(name),
  );
  return listed(words);
}

export function cardNames(cards: readonly string[]): string {
  return severally(cards, cardName);
}

export function tileNames(tiles: readonly string[]): string {
  return severally(tiles, (tile) => t(`tile-${tile}`));
}

/** Cards and tiles together, as they are discarded for a further tile. */
export function goodsNames(goods: readonly string[]): string {
  return severally(goods, (name) => (has(`card-${name}`) ? cardName(name) : t(`tile-${name}`)));
}

/** Where points or gold come from. */
export function sourceName(source: string): string {
  if (source.startsWith('scheme_'))
    return t('source-scheme', { card: cardName(source.slice('scheme_'.length)) });
  return has(`source-${source}`) ? t(`source-${source}`) : t('source-other', { source });
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1);
}

/** `You win`, or who does, and by what if points alone do not tell. */
export function whoWon(seats: number[], people: People, by: string): string {
  const you = seats.length === 1 && seats[0] === people.viewer ? 'yes' : 'no';
  const names = capital(listed(seats.map((seat) => whoIs(people, seat))));
  const won = t('won-by', { names, you, count: seats.length });
  if (by === 'points' || by === 'shared') return won;
  return t(by === 'order' ? 'won-tie-order' : 'won-tie', { won, by });
}
