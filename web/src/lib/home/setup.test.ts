import { expect, test } from 'vitest';
import type { Catalogue } from '$lib/api/types';
import { Setup } from './setup.svelte';

const EXPANSIONS = ['officials', 'afterlife', 'statues', 'pharaoh', 'promos'];
const BASE = { summary: '', options: [] };

/** Every mix with its counts, as the rules have them: officials are for two or three, the others for all. */
function mixes(): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (let chosen = 0; chosen < 2 ** EXPANSIONS.length; chosen += 1) {
    const names = EXPANSIONS.filter((_, place) => chosen & (1 << place));
    found[['anniversary', ...names].join('+')] = names.includes('officials') ? [2, 3] : [3, 4, 5];
  }
  return found;
}

const catalogue = {
  titles: [
    {
      ...BASE,
      name: 'anniversary',
      players: [3, 4, 5],
      expansions: EXPANSIONS.map((name) => ({ name })),
      mixes: mixes(),
    },
    {
      ...BASE,
      name: 'revised',
      players: [3, 4, 5],
      expansions: [{ name: 'expert' }],
      mixes: { revised: [3, 4, 5], 'revised+expert': [3, 4] },
    },
  ],
  bots: [],
  rules_version: 1,
} as Catalogue;

function fresh(): Setup {
  const setup = new Setup(catalogue);
  setup.chooseEdition('anniversary');
  return setup;
}

test.each(Object.entries(mixes()))('%s may be set up for every count of the catalogue', (mix, counts) => {
  const [, ...names] = mix.split('+');
  const setup = fresh();
  for (const name of names.reverse()) setup.toggle(name); // in whatever order they are chosen
  expect(setup.counts).toEqual(counts);
  for (const players of counts) {
    setup.players = players;
    expect(setup.wanted()).toMatchObject({ title: mix, players });
    expect(setup.wanted().seats).toHaveLength(players);
  }
});

test('two players stay two while further expansions are chosen', () => {
  const setup = fresh();
  setup.toggle('officials');
  setup.players = 2;
  for (const name of ['statues', 'promos', 'afterlife', 'pharaoh']) {
    setup.toggle(name);
    expect(setup.players).toBe(2);
  }
  setup.toggle('officials');
  expect(setup.players, 'without officials two are too few').toBe(5);
});

test('five players become four where an expansion allows no more', () => {
  const setup = fresh();
  setup.chooseEdition('revised');
  setup.players = 5;
  setup.toggle('expert');
  expect(setup.players).toBe(4);
});
