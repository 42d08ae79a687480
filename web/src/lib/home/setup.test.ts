import { expect, test } from 'vitest';
import type { Catalogue, OptionInfo } from '$lib/api/types';
import { Setup } from './setup.svelte';

const EXPANSIONS = ['officials', 'afterlife', 'statues', 'pharaoh', 'promos'];
const option = (name: string, ...values: string[]) => ({ name, summary: '', values });
const OPTIONS: Record<string, OptionInfo[]> = {
  officials: [option('banks', 'all', 'controlled')],
  afterlife: [option('tombs', 'group', 'downward')],
};
const expansion = (name: string) => ({ name, options: OPTIONS[name] ?? [] });

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
      name: 'anniversary',
      summary: '',
      players: [3, 4, 5],
      options: [option('cultivation', 'bought', 'anytime')],
      expansions: EXPANSIONS.map(expansion),
      mixes: mixes(),
    },
    {
      name: 'revised',
      summary: '',
      players: [3, 4, 5],
      options: [option('ladder', 'printed', 'endless')],
      expansions: [expansion('expert')],
      mixes: { revised: [3, 4, 5], 'revised+expert': [3, 4] },
    },
  ],
  bots: [],
  versions: { base: 2 },
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

test('choices that come with an expansion are offered where it is taken', () => {
  const setup = fresh();
  const offered = () => setup.choices.map((one) => one.name);
  expect(offered()).toEqual(['cultivation']);
  setup.toggle('afterlife');
  expect(offered()).toEqual(['cultivation', 'tombs']);
  setup.toggle('officials');
  expect(offered()).toEqual(['cultivation', 'banks', 'tombs']);
});

test('a choice is wanted only while its expansion is taken', () => {
  const setup = fresh();
  setup.toggle('afterlife');
  setup.options.tombs = 'downward';
  setup.options.cultivation = 'anytime';
  expect(setup.wanted().options).toEqual({ cultivation: 'anytime', tombs: 'downward' });
  setup.toggle('afterlife');
  expect(setup.wanted().options).toEqual({ cultivation: 'anytime' });
  setup.chooseEdition('revised');
  expect(setup.wanted().options).toEqual({});
});
