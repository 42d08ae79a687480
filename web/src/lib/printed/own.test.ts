import { afterEach, expect, test } from 'vitest';
import { rungs } from '$lib/board/ladder';
import { stepsOf } from '$lib/learn/reference';
import { boundsOf, caravanPositions, ladder, officials, provinces, provincesOf } from '.';
import { cards } from './cards';
import { playWith } from './own.svelte';

const own = (figures: Record<string, unknown>) => ({ components: { figures } });
const FOUR = { title: 'classic', players: 4, options: {} };

afterEach(() => playWith({}));

test('bids go on beyond the steps of an owner, each further away by one more', () => {
  playWith(own({ 'table.ladder': [0, 2, 4, 8] }));
  expect(rungs([], [0, 2, 4, 8, 12, 17]).map((rung) => rung.amount)).toEqual([0, 2, 4, 8, 12, 17]);
  expect(stepsOf({ ...FOUR, title: 'anniversary' }).steps).toEqual([0, 2, 4, 8, 12, 17, 23]);
  expect(stepsOf(FOUR)).toEqual({ steps: [0, 2, 4, 8], goOn: false });
});

test('a table with a set of its own shows its figures, and the next table the usual ones', () => {
  playWith(
    own({
      'province.abu.icons': 3,
      'province.abu.neighbours': ['edfu'],
      'table.ladder': [0, 2, 4, 8],
      'table.caravan_positions': [3],
      'track.old.bounds': [4, 12, 24],
      'card.giza.ankhs': 7,
      'card_table.flood': [5, 10, 15],
    }),
  );
  expect(provinces.abu).toMatchObject({ icons: 3, fields: 2, neighbours: ['edfu'] });
  expect(ladder()).toEqual([0, 2, 4, 8]);
  expect(rungs([], [0, 2, 4]).map((rung) => rung.amount)).toEqual([0, 2, 4, 8]);
  expect(caravanPositions()).toEqual([3]);
  expect(boundsOf(FOUR)).toEqual([4, 12, 24]);
  expect(cards.cards.giza).toMatchObject({ ankhs: 7, fields: 1 });
  expect(cards.flood).toEqual([5, 10, 15]);

  playWith({});
  expect(provinces.abu).toMatchObject({ icons: 2, neighbours: ['berenike', 'edfu', 'thebes'] });
  expect(ladder()).toEqual([0, 1, 3, 6, 10, 15, 21, 28, 36]);
  expect(caravanPositions()).toEqual([1, 2]);
  expect(boundsOf(FOUR)).toEqual([3, 13, 23]);
  expect(cards.cards.giza).toMatchObject({ ankhs: 4 });
  expect(cards.flood).toEqual([6, 11, 16]);
});

test('one set after another leaves nothing of the first', () => {
  playWith(own({ 'province.abu.icons': 3 }));
  playWith(own({ 'province.buto.fields': 6 }));
  expect(provinces.abu?.icons).toBe(2);
  expect(provinces.buto?.fields).toBe(6);
});

test('behind the listed pyramids each costs one more than the one before', () => {
  playWith(own({ 'card_cost.7': 29, 'card_cost.8': 39 }));
  // the eighth costs 10 more than seven, so the ninth costs 11 and the tenth 12
  expect(cards.costs.slice(6, 11)).toEqual([28, 29, 39, 50, 62]);
});

test('figures that nobody draws change nothing that is drawn', () => {
  playWith(own({ 'table.start_gold': 25, 'deck.start.architect': 7, 'province.atlantis.fields': 3 }));
  expect(Object.keys(provinces)).toHaveLength(15);
  expect(ladder()).toHaveLength(9);
});

test('what an edition prints otherwise is corrected for it alone, the rest for all', () => {
  playWith(own({ 'province.avaris.icons': 2, 'province.avaris.fields': 4 }));
  expect(provincesOf('classic').avaris).toMatchObject({ icons: 2, fields: 4 });
  expect(provincesOf('revised').avaris).toMatchObject({ icons: 1, fields: 4 });
  playWith(own({ 'edition.revised.province.avaris.icons': 3 }));
  expect(provincesOf('classic').avaris).toMatchObject({ icons: 0, fields: 3 });
  expect(provincesOf('revised').avaris).toMatchObject({ icons: 3, fields: 3 });
});

test('officials bring what the owner’s cards say, cards of other names too', () => {
  playWith(own({ 'official.six_gold.gold': 5, 'official.scribe.cards': 3 }));
  expect(officials.six_gold).toMatchObject({ gold: 5, cards: 0 });
  expect(officials.scribe).toEqual({ cards: 3, farmers: 0, stones: 0, gold: 0, points: 0 });
  playWith({});
  expect(officials.six_gold?.gold).toBe(6);
  expect(officials).not.toHaveProperty('scribe');
});
