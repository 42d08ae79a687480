import { expect, test, vi } from 'vitest';
import type { Problem } from '$lib/api/types';
import { allForms, patternsOf } from './test-patterns';

/** What a reader of a language is told. */
async function told(
  language: string,
  code: string,
  rule: string | null = null,
  facts: Problem['facts'] = {},
  text = 'As the server says it.',
): Promise<string> {
  localStorage.setItem('amunre.language', language);
  vi.resetModules();
  await import('./test-setup');
  const { inOwnWords } = await import('$lib/api/client');
  return (await inOwnWords({ code, rule, text, facts })).text;
}

test('English is what the server says', async () => {
  expect(await told('en', 'game_over', 'end-1')).toBe('As the server says it.');
});

test('other languages have a sentence for a code', async () => {
  expect(await told('de', 'game_over', 'end-1')).toBe('Die Partie ist zu Ende.');
  expect(await told('fr', 'seat_taken')).toBe('Quelqu’un est déjà assis là.');
  expect(await told('it', 'seat_taken')).toBe('Lì è già seduto qualcuno.');
});

test('a code may have another sentence under another rule, and with other facts', async () => {
  const usual = await told('de', 'cannot_pay', 'market-2', { gold: 3, price: 6 });
  expect(usual).toBe('Das kostet 6 Gold, und du hast 3. Du kannst vorher Gunstkarten verkaufen.');
  expect(await told('de', 'cannot_pay', 'offering-1', { gold: 3 })).toBe(
    'Mehr als 3 Gold hast du nicht zu opfern.',
  );
  expect(await told('de', 'cannot_pay', 'R27', { card: 'protection' })).toBe(
    'Ohne Schutz könntest du nicht mehr zahlen, womit du führst.',
  );
});

test('numbers and names are told in the words of the reader', async () => {
  const facts = { province: 'thebes', highest: 6 };
  expect(await told('de', 'bid_too_low', 'auction-4', facts)).toBe(
    'Ein Gebot in Theben muss höher als 6 sein.',
  );
  expect(await told('fr', 'bid_too_low', 'auction-4', facts)).toBe('Une mise à Thèbes doit dépasser 6.');
  expect(await told('it', 'bid_too_low', 'auction-4', facts)).toBe('Una puntata su Tebe deve superare 6.');
  const won = { provinces: ['memphis', 'thebes'] };
  expect(await told('it', 'not_won', 'officials-7', won)).toBe(
    'Hai vinto Menfi e Tebe. Tieni una di queste.',
  );
  expect(await told('fr', 'kind_is_over', 'market-2', { kind: 'farmers' })).toContain('Pour les paysans');
  const lying = { card: 5, province: 'giza' };
  expect(await told('fr', 'bid_too_low', 'card-auction-3', lying)).toContain('Le 5 est posé sur Gizeh.');
});

test('a time of the server is told by the clock of the reader', async () => {
  const facts = { until: '2026-05-01 18:30 UTC', reason: 'spam' };
  const at = new Date('2026-05-01T18:30Z').toLocaleString('de', { dateStyle: 'medium', timeStyle: 'short' });
  expect(await told('de', 'muted', null, facts)).toBe(
    `Die Verwaltung der Seite hat dir bis ${at} den Chat genommen: „spam“.`,
  );
  const english = await told('en', 'banned', null, facts, 'Banned until 2026-05-01 18:30 UTC: “spam”.');
  expect(english).not.toContain('UTC');
});

test('a name that is none is told as it came', async () => {
  expect(await told('de', 'unknown_province', 'auction-3', { name: 'atlantis' })).toContain('„atlantis“');
  expect(await told('it', 'not_an_offering_card', 'offering-3', { card: 'joker' })).toContain('joker');
});

test('the English sentence calls things by their names as well', async () => {
  const bid = 'A bid in memphis must be above 6.';
  expect(await told('en', 'bid_too_low', 'auction-4', { province: 'memphis', highest: 6 }, bid)).toBe(
    'A bid in Memphis must be above 6.',
  );
  const dealt = 'You were dealt east_west and river; keep one of them.';
  expect(await told('en', 'card_not_dealt', 'setup-5', { cards: ['east_west', 'river'] }, dealt)).toBe(
    'You were dealt East or West and River or Hinterland; keep one of them.',
  );
});

test('a code that nobody has written about keeps the words of the server', async () => {
  expect(await told('de', 'no_such_code')).toBe('As the server says it.');
});

test.each(['de', 'fr', 'it'])('%s: refusals are whole sentences without parts of their own', (language) => {
  expect(patternsOf(language, 'refusals').filter(([id]) => !/^refusal-[\w-]+$/.test(id))).toEqual([]);
  const unfinished = allForms(language, 'refusals').filter(({ text }) => !/^[\p{Lu}{„«].*[.!?]$/u.test(text));
  expect(unfinished.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
});
