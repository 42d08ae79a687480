import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES } from './fluent';

const sources = import.meta.glob<string>(['$locales/en/**/*.ftl', '!$locales/en/editions/*.ftl'], {
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

const all = import.meta.glob<string>(['$locales/*/**/*.ftl', '!$locales/*/editions/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Messages of a file with all their lines. */
function messagesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(/^(?=[a-zA-Z][\w-]* =)/m)) {
    const id = /^([a-zA-Z][\w-]*) =/.exec(part)?.[1];
    if (id) found.set(id, part);
  }
  return found;
}

const wordsOf = (text: string) => new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1]));
const attributesOf = (text: string) => [...text.matchAll(/^\s+\.([\w-]+) =/gm)].map((found) => found[1]);

const englishMessages = messagesOf(Object.values(sources).join('\n'));
const others = Object.keys(LANGUAGES).filter((tag) => tag !== 'en');

test.each(others)('%s has every text, with the same words to fill in', (tag) => {
  const text = Object.entries(all)
    // refusals are not written in English, which the server speaks; they have tests of their own
    .filter(([path]) => path.includes(`/${tag}/`) && !path.endsWith('/refusals.ftl'))
    .map(([, one]) => one)
    .join('\n');
  const messages = messagesOf(text);
  const bundle = new FluentBundle(tag, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  expect([...englishMessages.keys()].filter((id) => !bundle.hasMessage(id))).toEqual([]);
  expect([...messages.keys()].filter((id) => !englishMessages.has(id))).toEqual([]);
  for (const [id, english] of englishMessages) {
    const other = messages.get(id) ?? '';
    expect([id, attributesOf(other)]).toEqual([id, attributesOf(english)]);
    const known = wordsOf(english);
    expect([id, [...wordsOf(other)].filter((word) => !known.has(word))]).toEqual([id, []]);
  }
});
