import { expect, test } from 'vitest';
import { nearest } from './steer';

const spots = [
  { name: 'giza', x: 50, y: 50 },
  { name: 'lisht', x: 150, y: 52 },
  { name: 'tanis', x: 60, y: 250 },
  { name: 'sais', x: 400, y: 250 },
];

test('an arrow goes to the nearest card that way', () => {
  expect(nearest(spots, 'giza', 'ArrowRight')).toBe('lisht');
  expect(nearest(spots, 'giza', 'ArrowDown')).toBe('tanis');
  expect(nearest(spots, 'tanis', 'ArrowRight')).toBe('sais');
  expect(nearest(spots, 'sais', 'ArrowUp')).toBe('lisht');
});

test('at the edge it stays, and other keys are not its business', () => {
  expect(nearest(spots, 'giza', 'ArrowUp')).toBe('giza');
  expect(nearest(spots, 'giza', 'Enter')).toBeNull();
  expect(nearest(spots, 'memphis', 'ArrowUp')).toBeNull();
});
