/** Whatever is on a page has its texts: those from the start, and those that were loaded with its part of the client. */
import { expect, test } from 'vitest';
import { TEXTS_OF } from './pages';

const code = import.meta.glob<string>('/src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<string>(['$locales/en/**/*.ftl', '!$locales/en/editions/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The file in which a text stands; empty for those that are there from the start. */
const fileOf = new Map(
  Object.entries(texts).flatMap(([path, text]) => {
    const file = /\/later\/(\w+)\.ftl$/.exec(path)?.[1] ?? '';
    return [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => [id ?? '', file] as const);
  }),
);

/** The path of what a module imports, if it is one of ours. */
function resolved(from: string, name: string): string {
  const path = name.startsWith('.')
    ? new URL(name, `file://${from}`).pathname
    : name.replace(/^\$lib/, '/src/lib');
  return [path, `${path}.ts`, `${path}/index.ts`].find((one) => one in code) ?? '';
}

const IMPORTED = /^\s*import (?!type)[^;]*?'([^']+)';/gm;
const LOADED = /(?:withTexts\(\s*)?import\('([^']+)'\)(?:,\s*((?:'\w+'(?:,\s*)?)+))?/g;
const ASKED = /\bt\(\s*(?:'([\w-]+)'|`([\w-]+-)\$)/g;

/** Texts that a module asks for, and that are in none of these files. */
function lacking(source: string, files: ReadonlySet<string>): string[] {
  return [...source.matchAll(ASKED)].flatMap(([, id, beginning]) => {
    const wanted = id ? [id] : [...fileOf.keys()].filter((one) => one.startsWith(beginning ?? ''));
    const isThere = wanted.some((one) => files.has(fileOf.get(one) ?? ''));
    return isThere || !wanted.length ? [] : [id ?? `${beginning}…`];
  });
}

/** Follow what a page imports and loads, and tell what it would show by its name only. */
function missing(path: string, files: ReadonlySet<string>, seen = new Set<string>()): string[] {
  const key = `${path} ${[...files].sort().join()}`;
  if (!path || seen.has(key)) return [];
  seen.add(key);
  const source = code[path] ?? '';
  const later = [...source.matchAll(/moreTexts\('(\w+)'\)/g)].map(([, file]) => file ?? '');
  // a table with expansions has their texts
  if (source.includes('ownTexts(')) later.push('expansions');
  const here = new Set([...files, ...later]);
  const imported = [...source.matchAll(IMPORTED)].flatMap(([, name]) =>
    missing(resolved(path, name ?? ''), here, seen),
  );
  const loaded = [...source.matchAll(LOADED)].flatMap(([, name, named = '']) => {
    const more = [...named.matchAll(/\w+/g)].map(([file]) => file);
    return missing(resolved(path, name ?? ''), new Set([...here, ...more]), seen);
  });
  return [...lacking(source, here).map((id) => `${path}: ${id}`), ...imported, ...loaded];
}

const pages = Object.keys(code).filter((path) => path.endsWith('/+page.svelte') && !path.includes('/dev/'));
const routeOf = (path: string) => path.replace(/^\/src\/routes(.*)\/\+page\.svelte$/, '$1') || '/';

test.each(pages)('all texts of %s are loaded with it', (path) => {
  expect(missing(path, new Set(['', ...(TEXTS_OF[routeOf(path)] ?? [])]))).toEqual([]);
});

test('pages that name their texts exist', () => {
  expect(Object.keys(TEXTS_OF).filter((route) => !pages.some((path) => routeOf(path) === route))).toEqual([]);
});

test('a text that nobody has loaded is found', () => {
  const found = missing('/src/routes/games/+page.svelte', new Set(['', 'home']));
  expect(found).toContain('/src/lib/after/GamesPage.svelte: games-line');
  expect(found).toContain('/src/lib/after/GamesPage.svelte: games-show-…');
});
