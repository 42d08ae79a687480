import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { provinces } from '$lib/printed';
import { has } from '$lib/words/fluent';
import { CARD_ART } from './cardart';
import { SLIM, WIDE } from './geometry';
import { STATUES } from './gods';
import { broughtBy, officialName } from './officials';
import { TILES } from './tiles';

const COMPONENTS = '../src/amunre/rules/components';

/** The keys of a table in a component file. */
function keysOf(file: string, table: string): string[] {
  const text = readFileSync(`${COMPONENTS}/${file}`, 'utf8');
  const start = text.indexOf(`[${table}]\n`);
  const part = text.slice(start).split(/\n\[/)[0] ?? '';
  return [...part.matchAll(/^(\w+) = /gm)].map(([, key]) => key ?? '');
}

function tablesOf(file: string, prefix: string): string[] {
  const text = readFileSync(`${COMPONENTS}/${file}`, 'utf8');
  return [...text.matchAll(new RegExp(`^\\[${prefix}\\.(\\w+)\\]`, 'gm'))].map(([, name]) => name ?? '');
}

const DECKS = ['old', 'new', 'start'].flatMap((deck) => keysOf('decks.toml', `deck.${deck}`));
const MORE = ['officials', 'afterlife', 'statues', 'pharaoh', 'promos'].flatMap((deck) =>
  keysOf('expansions.toml', `deck.${deck}`),
);

test.each([...new Set([...DECKS, ...MORE])])('the card %s has a drawing and a text', (card) => {
  expect(CARD_ART[card]).toBeDefined();
  expect(has(`card-${card}`) && has(`card-${card}-does`)).toBe(true);
});

test.each(tablesOf('provinces.toml', 'province'))('the province %s has a place and a name', (province) => {
  expect(provinces[province] && WIDE.rooms[province] && SLIM.rooms[province]).toBeDefined();
  expect(has(`province-${province}`)).toBe(true);
});

test.each(keysOf('expansions.toml', 'deck.officials_cards'))('the official %s is drawn', (official) => {
  expect(broughtBy(official).length).toBeGreaterThan(0);
  expect(officialName(official)).toMatch(/card|farmer|stone|gold|point/);
});

test.each(keysOf('expansions.toml', 'deck.tomb_tiles'))('the tile %s is drawn', (tile) => {
  expect(TILES[tile]).toBeDefined();
  expect(has(`tile-${tile}`)).toBe(true);
});

const POWERS = readFileSync('../src/amunre/rules/expansions/statues/slice.py', 'utf8');
test.each([...POWERS.matchAll(/^ {4}"(\w+)": "/gm)].map(([, name]) => name ?? ''))(
  'the statue of %s is drawn',
  (statue) => {
    expect(STATUES[statue]?.shapes.length).toBeGreaterThan(3);
    expect(has(`statue-${statue}`) && has(`statue-${statue}-does`)).toBe(true);
  },
);

test('the component files were read', () => {
  expect(DECKS.length).toBeGreaterThan(20);
  expect(MORE).toContain('glory');
  expect(tablesOf('provinces.toml', 'province')).toHaveLength(15);
});

test('every text that a drawing asks for is written', () => {
  const files = readdirSync('src/lib/board', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const asked = files.flatMap((file) =>
    [...readFileSync(`src/lib/board/${file}`, 'utf8').matchAll(/\bt\(\s*'([\w-]+)'/g)].map(
      ([, id]) => id ?? '',
    ),
  );
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter((id) => !has(id))).toEqual([]);
});
