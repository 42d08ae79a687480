import { expect, test } from 'vitest';
import questions from '$lib/printed/questions.json';
import { has } from '$lib/words/fluent';
import { blocks, inline } from './markdown';
import { ruleOfDecision } from './prompts';
import { carriedOver, headingOf, paragraphs, partOf, PARTS, rulesOf, search } from './rules';

test('a document is cut into its paragraphs', () => {
  const found = paragraphs('# Title\n\n### auction-4 · Steps\n\nHigher.\n\n### R1 · Nobody\n\nNone.\n');
  expect(found).toEqual([
    { id: 'auction-4', heading: 'Steps', text: 'Higher.', lang: 'en' },
    { id: 'R1', heading: 'Nobody', text: 'None.', lang: 'en' },
  ]);
});

test('a title has the rules of its expansions, its own and the rulings', async () => {
  const ids = (await rulesOf('anniversary+statues')).map((rule) => rule.id);
  expect(ids).toContain('statues-3');
  expect(ids).toContain('auction-4');
  expect(ids).toContain('R27');
});

test('a paragraph that is missing in a language is shown in English', () => {
  const original = paragraphs('### a-1 · Bids\n\nHigher.\n\n### a-2 · Gold\n\nCoins.\n');
  const own = paragraphs('### a-2 · Gold\n\nMünzen.\n\n### a-3 · Mehr\n\nNichts.\n', 'de');
  expect(carriedOver(original, own).map((rule) => [rule.id, rule.lang, rule.text])).toEqual([
    ['a-1', 'en', 'Higher.'],
    ['a-2', 'de', 'Münzen.'],
  ]);
});

test.each(['de', 'fr', 'it'])('the rules in %s are the same paragraphs in the same order', async (lang) => {
  const title = 'anniversary+officials';
  const own = await rulesOf(title, lang);
  expect(own.map((rule) => rule.id)).toEqual((await rulesOf(title, 'en')).map((rule) => rule.id));
  expect(new Set(own.map((rule) => (partOf(rule.id) === 'rulings' ? 'ruling' : rule.lang)))).toEqual(
    new Set([lang, 'ruling']),
  );
  expect(own.find((rule) => rule.id === 'R27')?.lang).toBe('en');
  expect(own.find((rule) => rule.id === 'R2')?.lang).toBe(lang);
});

test('rulings that are about another title are left out', async () => {
  const board = (await rulesOf('classic')).map((rule) => rule.id);
  const cards = (await rulesOf('cardgame')).map((rule) => rule.id);
  expect(board).toContain('R1');
  expect(board).not.toContain('R19'); // how much a reserve of the card game can hold
  expect(cards).toContain('R19');
  expect(cards).not.toContain('R1'); // a bank without pyramids
});

test('every paragraph belongs to a part that has a name', async () => {
  const titles = [
    'cardgame',
    'classic',
    'revised+expert',
    'anniversary+officials+afterlife+statues+pharaoh+promos',
  ];
  for (const title of titles) {
    const parts = new Set((await rulesOf(title)).map((rule) => partOf(rule.id)));
    expect([...parts].filter((part) => !PARTS.includes(part) || !has(`rules-part-${part}`))).toEqual([]);
  }
});

test('all words of a search must be there, in any order', () => {
  const rules = paragraphs('### a-1 · Bids\n\nGold and scribes.\n\n### a-2 · Gold\n\nCoins.\n');
  expect(search(rules, 'scribes GOLD').map((rule) => rule.id)).toEqual(['a-1']);
  expect(search(rules, ' ')).toHaveLength(2);
});

test.each(Object.entries(questions))('every decision of %s leads to a paragraph', async (title, kinds) => {
  const ids = (await rulesOf(title)).map((rule) => rule.id);
  const missing = kinds.filter((kind) => !ids.includes(ruleOfDecision(title, kind) ?? ''));
  expect(missing).toEqual([]);
});

test('a text is taken apart, and only known rules become links', () => {
  const isRule = (id: string) => id === 'auction-4';
  expect(inline('**No.** See auction-4, not auction-99.', isRule)).toEqual([
    { kind: 'strong', text: 'No.' },
    { kind: 'text', text: ' See ' },
    { kind: 'rule', text: 'auction-4' },
    { kind: 'text', text: ', not auction-99.' },
  ]);
  const kinds = blocks('One\ntwo.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n1. x\n2. y', isRule);
  expect(kinds.map((block) => block.kind)).toEqual(['paragraph', 'table', 'list']);
});

test('a link to a rule is called as the rule is, and by its id where there is none', () => {
  const rules = paragraphs('### scoring-2 · Pyramids\n\nOne point each.\n');
  expect(headingOf(rules, 'scoring-2')).toBe('Pyramids');
  expect(headingOf(rules, 'scoring-99')).toBe('scoring-99');
});
