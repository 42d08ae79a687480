/** Each edition's own names and effects, in the place of those that all share. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, expect, test } from 'vitest';
import type { GameEvent } from '$lib/api/types';
import { LANGUAGES, moreTexts, ownTexts, speakWith, t } from './fluent';
import { sentence } from './log';
import { cardNames } from './names';

const common = import.meta.glob<string>(['$locales/*/**/*.ftl', '!$locales/*/editions/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const own = import.meta.glob<string>('$locales/*/editions/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const PEOPLE = { names: ['Ada', 'Bo'], viewer: -1 };

afterEach(() => speakWith(''));

test.each([
  ['classic', 'Bidding Blockade', 'Sacrifice Correction', 'Harvest Increase'],
  ['revised+expert', 'Protection', 'Offering Adjustment', 'Big Harvest'],
  ['anniversary+promos', 'Protection', 'Influence', 'Abundance'],
])('a table of %s calls its cards as that edition does', async (title, protection, influence, abundance) => {
  await speakWith(ownTexts(title));
  expect(cardNames(['protection', 'influence', 'abundance', 'abundance'])).toBe(
    `${protection}, ${influence} and ${abundance} ×2`,
  );
  const told = sentence({ type: 'scheme_shown', seat: 1, card: 'abundance' }, PEOPLE);
  expect(told).toBe(`Bo shows ${abundance}.`);
});

test('cards that work otherwise in an edition say so', async () => {
  const effects = async (title: string) => {
    await speakWith(ownTexts(title));
    return [t('card-bribery-does'), t('card-cultivation-does')];
  };
  const [lasting, bought] = await effects('anniversary');
  expect(lasting).toContain('until the auction ends');
  expect(bought).toContain('once you have bought something');
  expect(bought).toContain('beside the fields');
  const [stillLasting, free] = await effects('classic');
  expect(stillLasting).toBe(lasting);
  expect(free).toBe('In the market: one farmer for nothing, beside the farms.');
  const [once, anywhere] = await effects('revised');
  expect(once).toBe('When outbid, you may bid once again in the same province.');
  expect(anywhere).toBe('In the market: one farmer for nothing, on an empty field or beside the fields.');
});

test.each([
  ['classic', 'Bo draws 2 power cards.', 'Bo puts a building stone into Abu.', 'How many of your 3 rewards'],
  ['revised', 'Bo draws 2 Favor cards.', 'Bo puts a stone into Abu.', 'How many of your 3 rewards'],
  ['anniversary', 'Bo draws 2 favour cards.', 'Bo puts a stone into Abu.', 'How many of your 3 gifts'],
])('a table of %s speaks of things as that edition does', async (title, drawn, placed, gifts) => {
  await speakWith(ownTexts(title));
  const told = (event: GameEvent) => sentence(event, PEOPLE);
  expect(told({ type: 'cards_drawn', seat: 1, count: 2 })).toBe(drawn);
  expect(told({ type: 'stone_placed', seat: 1, province: 'abu' })).toBe(placed);
  expect(t('prompt-gift_cards', { gifts: 3 })).toContain(gifts);
});

test('the log of 2003 names its cards and things in every sentence', async () => {
  await speakWith(ownTexts('classic'));
  const told = (event: GameEvent) => sentence(event, PEOPLE);
  expect(told({ type: 'protection_played', seat: 0 })).toBe('Ada plays Bidding Blockade.');
  expect(told({ type: 'theft_paid', seat: 0, gold: 3 })).toBe('Ada takes 3 gold for −3 Card.');
  expect(told({ type: 'temple_moved', collective: 9, position: 2 })).toBe(
    'The collective sacrifice is 9, so the temple stands on position 2.',
  );
  expect(told({ type: 'order_changed', order: [1, 0] })).toBe(
    'The new turn order, from the pharaoh on, is Bo and Ada.',
  );
});

test('what is spoken with goes when one goes elsewhere, and the last wish counts', async () => {
  const [first, second] = [speakWith('classic'), speakWith('revised')];
  await Promise.all([second, first]);
  expect([t('card-architect'), t('card-abundance')]).toEqual(['Architect', 'Big Harvest']);
  await speakWith('');
  expect(t('card-abundance')).toBe('Abundance');
});

test('texts that come later do not take the place of those of the edition', async () => {
  await speakWith('classic');
  await moreTexts('tips');
  expect([t('card-architect'), t('phase-market')]).toEqual(['Builder', 'Market']);
});

test('a table has the texts of its edition and of its options, where there are any', () => {
  expect(ownTexts('classic', { memory: 'open' })).toBe('classic');
  expect(ownTexts('anniversary', { no_federation: 'on' })).toBe('');
  expect(ownTexts('anniversary+promos')).toBe('expansions');
  expect(ownTexts('revised+expert')).toBe('expansions revised');
  expect(ownTexts('anniversary', { cultivation: 'anytime' })).toBe('cultivation-anytime');
});

const idsOf = (text: string) => [...text.matchAll(/^(-?[a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? '');
const filesOf = (all: Record<string, string>, part: string) =>
  Object.entries(all).flatMap(([path, text]) => (path.includes(part) ? [text] : []));

test.each(Object.keys(LANGUAGES))('an edition in %s speaks only of what all speak of', (tag) => {
  const known = filesOf(common, `/${tag}/`).flatMap(idsOf);
  for (const text of filesOf(own, `/${tag}/`)) {
    expect(new FluentBundle(tag).addResource(new FluentResource(text))).toEqual([]);
    const ids = idsOf(text);
    expect(ids.filter((id) => !known.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test.each(['classic', 'revised'])(
  '%s renames the same cards, and changes the same effects, everywhere',
  (edition) => {
    const cards = (tag: string) =>
      filesOf(own, `/${tag}/editions/${edition}.ftl`)
        .flatMap(idsOf)
        .filter((id) => id.startsWith('card-'));
    const english = cards('en');
    // the German name of the architect is the one that was printed in 2003
    const renamed = (tag: string) => (tag === 'de' && edition === 'classic' ? ['card-architect'] : []);
    for (const tag of Object.keys(LANGUAGES)) {
      expect([tag, english.filter((id) => !renamed(tag).includes(id))]).toEqual([tag, cards(tag)]);
    }
  },
);
