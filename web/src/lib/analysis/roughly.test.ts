import { expect, test } from 'vitest';
import { roughly } from './roughly';

test('a wait is told in minutes, from an hour and a half on in hours', () => {
  expect(roughly(0).unit).toBe('soon');
  expect(roughly(59).unit).toBe('soon');
  expect(roughly(60)).toEqual({ unit: 'minutes', count: 1 });
  expect(roughly(125)).toEqual({ unit: 'minutes', count: 2 });
  expect(roughly(89 * 60)).toEqual({ unit: 'minutes', count: 89 });
  expect(roughly(90 * 60)).toEqual({ unit: 'hours', count: 2 });
  expect(roughly(3 * 3600)).toEqual({ unit: 'hours', count: 3 });
});
