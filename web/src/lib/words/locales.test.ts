import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('$locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = import.meta.glob<string>('/src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function idsOf(text: string): string[] {
  return [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? '');
}

const ids = Object.values(sources).flatMap(idsOf);

test('no text is written twice', () => {
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test('every text that is asked for by its full name exists', () => {
  const asked = Object.entries(code)
    .filter(([path]) => !path.endsWith('.test.ts'))
    .flatMap(([, text]) => [...text.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((found) => found[1] ?? ''));
  expect([...new Set(asked)].filter((id) => !ids.includes(id))).toEqual([]);
});
