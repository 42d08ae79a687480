import { expect, test } from 'vitest';
import { figureName, setName, valueText } from './names';

test('a figure is called by the place and the thing that it belongs to', () => {
  expect(figureName('province.abu.icons')).toBe('Abu: favour icons');
  expect(figureName('card.giza.ankhs')).toBe('Giza: ankhs');
  expect(figureName('table.theft_gold')).toBe('Theft: gold');
  expect(figureName('deck.start.architect')).toBe('In the deck: Architect');
  expect(figureName('card_cost.1')).toBe('Price of one pyramid');
  expect(figureName('track.old.bounds')).toBe('Temple track: positions 2, 3 and 4 begin at');
});

test('what nobody has named goes by its path', () => {
  expect(figureName('something.else')).toBe('something.else');
});

test('a set goes by the name in its file, and one without a name is said to have none', () => {
  expect(setName('Our copy')).toBe('Our copy');
  expect(setName('custom')).toBe('Copy without a name');
});

test('values are told as a reader writes them', () => {
  expect(valueText(3)).toBe('3');
  expect(valueText(true)).toBe('yes');
  expect(valueText([0, 2, 4])).toBe('0 · 2 · 4');
  expect(valueText(['edfu', 'thebes'])).toBe('Edfu and Thebes');
  expect(valueText('upper')).toBe('Upper Egypt');
  expect(valueText(null)).toBe('–');
});
