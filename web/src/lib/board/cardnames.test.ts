/** The names of all cards fit on them, in every language and edition. */
import { expect, test } from 'vitest';
import { nameSize, twoLines } from './rows';

const files = import.meta.glob<string>(['$locales/*/names.ftl', '$locales/*/editions/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Smaller writing could not be read on a card in the hand. */
const SMALLEST = 8;

const NAMES = Object.values(files).flatMap((text) =>
  [...text.matchAll(/^card-\w+ = (.+)$/gm)].map(([, name]) => name ?? ''),
);

test('a name is broken at a space, or after a hyphen or a stroke', () => {
  expect(twoLines('River or Hinterland', 74, 12.5)).toEqual(['River or', 'Hinterland']);
  expect(twoLines('Machtkarten-Bonus', 74, 12.5)).toEqual(['Machtkarten-', 'Bonus']);
  expect(twoLines('Lower/Upper Egypt', 74, 12.5)).toEqual(['Lower/Upper', 'Egypt']);
});

test('every name of a card fits on two lines that can be read', () => {
  expect(NAMES.length).toBeGreaterThan(120);
  expect(NAMES.filter((name) => nameSize(twoLines(name, 74, 12.5)) < SMALLEST)).toEqual([]);
});
