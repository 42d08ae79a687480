import { expect, test } from 'vitest';
import { officials, provincesOf } from '$lib/printed';
import { broughtBy, officialName } from './officials';
import { landsOf } from './reading';
import { sampleSeen } from './sample';

test('an official is told and drawn by what the card brings, not by its name', () => {
  expect(broughtBy('farmer_and_three_gold')).toEqual([
    ['farmer', 1],
    ['coin', 3],
  ]);
  expect(officialName('farmer_and_three_gold')).toBe('one farmer and 3 gold');
  expect(officialName('stone_and_card')).toBe('one favour card and one stone');
  const usual = officials.six_gold;
  officials.six_gold = { cards: 0, farmers: 0, stones: 0, gold: 4, points: 1 };
  expect(officialName('six_gold')).toBe('4 gold and one point');
  if (usual) officials.six_gold = usual;
});

test('Avaris has a favour icon in the edition of 2016 alone', () => {
  const icons = ['classic', 'revised', 'revised+expert', 'anniversary+statues'].map(
    (title) => provincesOf(title).avaris?.icons,
  );
  expect(icons).toEqual([0, 1, 1, 0]);
  expect(provincesOf('revised').thebes).toEqual(provincesOf('classic').thebes);
});

test('the map shows the figures of the edition at the table', () => {
  const seen = sampleSeen();
  expect(landsOf(seen).avaris?.printed.icons).toBe(0);
  const revised = { ...seen, settings: { ...seen.settings, title: 'revised' } };
  expect(landsOf(revised).avaris?.printed.icons).toBe(1);
});
