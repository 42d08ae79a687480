/** Every form of every text, in every language: what no reader should ever meet. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES } from './fluent';
import { allChoices, allForms, sourcesOf, type Form } from './test-patterns';

const every = Object.keys(LANGUAGES);
const others = every.filter((language) => language !== 'en');
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const english = new Map(allForms('en').map((form) => [form.id, form]));
const told = ({ id, text }: Form) => `${id}: ${text}`;

test('texts are taken apart into all their forms', () => {
  const forms = allForms('en').filter(({ id }) => id === 'board-where');
  expect(forms).toHaveLength(8);
  expect(forms[0]).toEqual({
    id: 'board-where',
    text: '{name}, west bank, Lower Egypt, on the Nile',
    chosen: { bank: 'west', region: 'lower', nile: 'yes' },
  });
  expect(allForms('de').some(({ id }) => id === 'event-bid_placed.you')).toBe(true);
});

test.each(every)('%s: each form can be filled in, and nothing else is asked for', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [, text] of sourcesOf(language)) bundle.addResource(new FluentResource(text));
  for (const { id, text, chosen } of allForms(language)) {
    const [name = '', attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, word]) => word ?? '');
    const values = Object.fromEntries(names.map((word) => [word, 7 as string | number]));
    for (const [word, key] of Object.entries(chosen)) {
      values[word] = PLURALS.includes(key) ? (key === 'one' ? 1 : 7) : /^\d+$/.test(key) ? Number(key) : key;
    }
    const errors: Error[] = [];
    expect(pattern && bundle.formatPattern(pattern, values, errors)).not.toMatch(/\{|\}|^$/);
    expect([id, errors]).toEqual([id, []]);
  }
});

/** Texts in which the reader is named: `you` there is a word of the language, which the text then bends. */
const NAMES_READER = ['tomb-title', 'event-official_served', 'entry-nudged', 'entry-vote_cast'];
const READER: Record<string, string> = { en: 'you', de: 'du', fr: 'toi', it: 'tu' };

/** What a market sells; only refusals, which are not written in English, choose their words by it. */
const KINDS = ['cards', 'farmers', 'stones', 'tiles'];

test.each(every)('%s: no branch can never be taken', (language) => {
  const keys = new Map<string, Set<string>>();
  for (const { by, keys: found } of allChoices('en')) {
    keys.set(by, new Set([...(keys.get(by) ?? []), ...found]));
  }
  keys.set('kind', new Set(KINDS));
  const dead = allChoices(language).flatMap(({ id, by, keys: found }) =>
    found
      .filter((key) => !PLURALS.includes(key) && !/^\d+$/.test(key))
      .filter((key) => !(key === READER[language] && NAMES_READER.includes(id)))
      .filter((key) => key === READER[language] || !keys.get(by)?.has(key))
      .map((key) => `${id}: [${key}]`),
  );
  expect(dead).toEqual([]);
});

/** Values that are codes of the program: they choose words and are never shown. */
const CODES = ['about', 'account', 'bank', 'by', 'guard', 'nile', 'region', 'state', 'you'];

test.each(every)('%s: no code is shown as if it were a word', (language) => {
  const shown = allForms(language).filter(({ text }) => CODES.some((code) => text.includes(`{${code}}`)));
  expect(shown.map(told)).toEqual([]);
});

/** Numbers that are never one: decks and hands of a size that is given, players at a table. */
const NEVER_ONE = [
  'event-favour_deck_shuffled',
  'event-kingdom_deck_shuffled',
  'event-officials_shuffled',
  'event-province_deck_shuffled',
  'event-province_hand_taken',
  'event-province_hand_taken.you',
  'event-pyramid_built',
  'event-pyramid_built.you',
  'event-schemes_dealt',
  'event-schemes_dealt.you',
  'event-statue_deck_shuffled',
  'new-players-not',
  'table-of',
];
const COUNTED = /\{(\w+)\} ([\p{L}-]+)/gu;

/** Nouns that have another form beside 1, as the texts of a language themselves show. */
function pluralNouns(language: string, forms: Form[]): Set<string> {
  const numbers = new Set(allChoices(language).flatMap(({ by, keys }) => (keys.includes('one') ? [by] : [])));
  const many = forms.flatMap(({ text, chosen }) =>
    [...text.matchAll(COUNTED)].flatMap(([, value = '', noun = '']) =>
      numbers.has(value) && chosen[value] === 'other' ? [noun] : [],
    ),
  );
  const one = forms.filter(({ chosen }) => Object.values(chosen).includes('one'));
  const single = new Set(one.flatMap(({ text }) => text.split(/[^\p{L}-]+/u)));
  return new Set(many.filter((noun) => !single.has(noun)));
}

test.each(every)('%s: one is not told as many', (language) => {
  const forms = allForms(language);
  const plural = pluralNouns(language, forms);
  expect(plural.size).toBeGreaterThan(10);
  const wrong = forms
    .filter(({ id }) => !NEVER_ONE.includes(id))
    .filter(({ text, chosen }) =>
      [...text.matchAll(COUNTED)].some(([, value = '', noun = '']) => plural.has(noun) && !(value in chosen)),
    );
  expect(wrong.map(told)).toEqual([]);
});

/** Parts that are put together to one sentence, which is begun with a capital afterwards. */
const CLAUSES =
  /^(offer-(gold|theft|with|selling)|offering-(of|sum)|orders-part(-pass)?|score-(of-seat(\.you)?|part(-in)?)|seat-(amount|cards)|harvest-item)$/;

test.each(every)('%s: a clause within a sentence has no capital of its own', (language) => {
  const clauses = allForms(language).filter(({ id }) => CLAUSES.test(id));
  expect(clauses.length).toBeGreaterThan(12);
  expect(clauses.filter(({ text }) => /^\p{Lu}/u.test(text)).map(told)).toEqual([]);
});

/** Texts that are the same in two languages and right in both. */
const SAME = ['app-name'];

test.each(others)('%s: nothing is left in English', (language) => {
  const left = allForms(language).filter(
    ({ id, text }) =>
      !SAME.includes(id) &&
      !/^(place|province)-/.test(id) &&
      (/\b(the|with|your|and|stones?|pyramids?|gold)\b/i.test(text.replaceAll(/\{\w+\}/g, '')) ||
        (text === english.get(id)?.text && /\p{L}{2,} \p{L}{2,}/u.test(text.replaceAll(/\{\w+\}/g, '')))),
  );
  expect(left.map(told).filter((line) => !(language === 'de' && /gold/i.test(line)))).toEqual([]);
});

const QUOTES: Record<string, RegExp> = { de: /[«»”"']/, fr: /[„“”"']/, it: /[„“”"']/ };

test.each(others)('%s: apostrophes and quotation marks are those of the language', (language) => {
  const never = QUOTES[language];
  expect(
    allForms(language)
      .filter(({ text }) => never?.test(text))
      .map(told),
  ).toEqual([]);
});

test('French has a narrow space that never breaks before : ; ! ? » and after «', () => {
  const wrong = allForms('fr').filter(({ text }) => /(?<!\u202f)[:;!?»]|«(?!\u202f)/.test(text));
  expect(wrong.map(told)).toEqual([]);
});

test.each(['en', 'de', 'it'])('%s has no space before such a mark', (language) => {
  expect(
    allForms(language)
      .filter(({ text }) => /\s[:;!]/.test(text))
      .map(told),
  ).toEqual([]);
});
