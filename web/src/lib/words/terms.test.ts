/** One word for one thing: what a language calls something in one place it calls so everywhere. */
import { expect, test } from 'vitest';

const files = import.meta.glob<string>('$locales/*/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Lines of a language with the names of their texts, comments left out. */
function linesOf(language: string, file = ''): string[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`) && path.endsWith(`${file}.ftl`))
    .flatMap(([, text]) => text.split('\n'))
    .filter((line) => line && !line.startsWith('#'));
}

interface Term {
  language: string;
  /** What the thing is called. */
  term: string;
  /** What it is never called. */
  never: RegExp;
  /** Where, if not everywhere. */
  file?: string;
  /** Texts in which that word is something else. */
  but?: string[];
}

const TERMS: Term[] = [
  // what is paid out "bringt" something; players "zahlen"
  {
    language: 'de',
    term: 'bringen',
    never: /(?:Bauer|Mine|Karawane|Provinz|Feld|Plättchen|\$province \})\S* (?:zahl(?!t sich)|verdien)/,
  },
  { language: 'de', term: 'zur Versteigerung anbieten', never: /zur Versteigerung (?:ge)?stell/ },
  // an auction is always "les enchères", a bid is "une mise"; outbidding is "surenchérir"
  { language: 'fr', term: 'miser, une mise', never: /(?<!sur)ench(ère\b|éri)/i },
  { language: 'fr', term: 'royaume', never: /\bempires?\b/i, file: 'cardgame' },
  // as the Italian card game prints them
  { language: 'it', term: 'Impero', never: /\bregn[oi]\b/i, file: 'cardgame' },
  { language: 'it', term: 'inondazione', never: /\bpien[ae]\b/i, file: 'cardgame' },
  { language: 'it', term: 'estendere', never: /\bampli/i },
  { language: 'it', term: 'carta Oro', never: /\bcart[ae] oro\b/ },
  { language: 'it', term: 'rivelare', never: /\b(?:offerte|vendite) .*\bapert/i },
  // "mappa" is the picture of Egypt that lies on it
  { language: 'it', term: 'tabellone', never: /\bmappa\b/i, but: ['board-map'] },
  { language: 'it', term: 'obiettivo', never: /\bpian[oi]\b/i, but: ['level-strategist'] },
];

test.each(TERMS)('$language: $term', ({ language, never, file, but = [] }) => {
  const lines = linesOf(language, file);
  expect(lines.length).toBeGreaterThan(100);
  const found = lines.filter((line) => never.test(line));
  expect(found.filter((line) => !but.some((id) => line.startsWith(`${id} =`)))).toEqual([]);
});

/** Verbs before which nothing but a card's name stands. */
const PLAYING: Record<string, string> = {
  en: '[Pp]lay(?:s|ing)?',
  fr: '[Jj]ou(?:e[rs]?|ant)',
  it: '[Gg]ioc(?:are?|ando|hi)',
};

test.each(Object.entries(PLAYING))('%s: a card that is played goes by its name', (language, verbs) => {
  const names = linesOf(language).flatMap((line) => /^card-\w+ = (.+)/.exec(line)?.[1] ?? []);
  expect(names).toContain({ en: 'Bribery', fr: 'Corruption', it: 'Corruzione' }[language]);
  const nouns = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  const asNouns = new RegExp(`\\b(?:${verbs}) (?:${nouns.join('|')})(?![\\wà-ÿ’])`);
  expect(linesOf(language).flatMap((line) => asNouns.exec(line)?.[0] ?? [])).toEqual([]);
});
