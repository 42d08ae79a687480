import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_ART } from '$lib/board/cardart';
import { FIGURES } from '$lib/board/figures';
import { STATUES } from '$lib/board/gods';
import { TILES } from '$lib/board/tiles';
import { officials, provinces } from '$lib/printed';
import { reckoning } from './reckoning.svelte';
import { tipOf } from './tips';

const people = { names: ['Ada', 'Bek'], viewer: 0 };
/** Drawn for their beauty; they mean nothing. */
const DECORATION = ['palm', 'reed', 'boat'];
/** A text that is missing shows its name. */
const isMissing = (line: string) => /^(tip|card|statue|official|tile|province)-/.test(line) || line === '';

const names = (table: object) => Object.keys(table);
test.each([
  ['province', names(provinces)],
  ['card', names(CARD_ART)],
  ['statue', names(STATUES)],
  ['official', names(officials)],
  ['tile', names(TILES)],
  ['figure', names(FIGURES).filter((name) => !DECORATION.includes(name))],
])('every %s has a tooltip', (kind, all) => {
  expect(all.length).toBeGreaterThan(4);
  const without = all.filter((name) => {
    const lines = tipOf(`${kind}:${name}`, people);
    return !lines.length || lines.some(isMissing);
  });
  expect(without).toEqual([]);
});

const play = ['play', 'later/expansions']
  .map((file) => readFileSync(`locales/en/${file}.ftl`, 'utf8'))
  .join('\n');
const tools = [...play.matchAll(/^tool-(\w+) =/gm)]
  .map(([, name]) => name ?? '')
  .filter((name) => name !== 'choose');

test.each(tools)('the tool %s has a tooltip', (tool) => {
  expect(tipOf(`tool:${tool}`, people)).toHaveLength(1);
});

const sources = import.meta.glob<string>('/src/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every tooltip that is named in full has a text', () => {
  const named = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/data-tip="([\w:-]+)"|\btip="([\w:-]+)"/g)].map(([, one, other]) => one ?? other ?? ''),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((id) => !tipOf(id, people).length)).toEqual([]);
});

test('a temple position tells what it would pay everybody', () => {
  const income = [
    { seat: 0, province: 'buto', source: 'farmers', gold: 6 },
    { seat: 0, province: 'abu', source: 'mine', gold: 4 },
  ];
  const rule = 'scoring-5';
  const items = [{ seat: 1, kingdom: 1, source: 'temples', province: 'edfu', points: 3, rule }];
  const levels = [{ position: 3, lowest: 9, income, items }];
  reckoning.forecast = { items: [], levels, position: 1, theft: 3 };
  expect(tipOf('temple:3', people)).toEqual(['You: 10 gold at the harvest', 'Bek: 3 points for temples']);
  reckoning.forecast = null;
  expect(tipOf('temple:3', people)).toEqual([]);
});
