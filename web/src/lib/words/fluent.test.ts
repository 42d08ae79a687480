import { expect, test } from 'vitest';
import { has, t } from './fluent';

test('a known text is found, an unknown one shows its name', () => {
  expect(t('app-name')).toBe('Amun-Re');
  expect(has('no-such-text')).toBe(false);
  expect(t('no-such-text')).toBe('no-such-text');
});
