import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';

const files = import.meta.glob<string>('$locales/*/later/refusals.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a reader of a language is told. */
async function told(language: string, code: string, rule: string | null = null): Promise<string> {
  localStorage.setItem('amunre.language', language);
  vi.resetModules();
  const { inOwnWords } = await import('$lib/api/client');
  return (await inOwnWords({ code, rule, text: 'As the server says it.' })).text;
}

test('English is what the server says', async () => {
  expect(await told('en', 'game_over', 'end-1')).toBe('As the server says it.');
});

test('other languages have a sentence for a code', async () => {
  expect(await told('de', 'game_over', 'end-1')).toBe('Die Partie ist zu Ende.');
  expect(await told('fr', 'seat_taken')).toBe('Quelqu’un est déjà assis là.');
  expect(await told('it', 'seat_taken')).toBe('Lì è già seduto qualcuno.');
});

test('a code may have another sentence under another rule', async () => {
  const usual = await told('de', 'cannot_pay', 'market-2');
  expect(usual).toContain('Gunstkarten verkaufen');
  expect(await told('de', 'cannot_pay', 'offering-1')).not.toBe(usual);
});

test('a code that nobody has written about keeps the words of the server', async () => {
  expect(await told('de', 'no_such_code')).toBe('As the server says it.');
});

test.each(Object.entries(files))('%s can be read, and its sentences need no values', (_, text) => {
  const bundle = new FluentBundle('de');
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  expect(text).not.toContain('{');
  expect(text.split('\n').filter((line) => line && !/^(#.*|refusal-[\w-]+ = \S.*[.!?])$/.test(line))).toEqual(
    [],
  );
});
