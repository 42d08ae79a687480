/** For tests: all texts of a language, taken apart into every form in which a reader may meet them. */
import { FluentResource } from '@fluent/bundle';

const files = import.meta.glob<string>(['$locales/*/**/*.ftl', '!$locales/*/editions/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Pattern = NonNullable<FluentResource['body'][number]['value']>;
type Part = Exclude<Pattern, string>[number];
type Select = Extract<Part, { type: 'select' }>;

/** One form of a text: what is written, with `{name}` where a value goes, and what was chosen on the way. */
export interface Form {
  id: string;
  text: string;
  /** Keys of the branches by the names of the values that choose them. */
  chosen: Record<string, string>;
}

/** A choice within a text: the value it is made by, and the keys of its branches. */
export interface Choice {
  id: string;
  by: string;
  keys: string[];
}

interface Open {
  text: string;
  chosen: Record<string, string>;
}

function keysOf(select: Select): string[] {
  return select.variants.map(({ key }) => String(key.type === 'num' ? key.value : key.value));
}

function nameOf(select: Select): string {
  return select.selector.type === 'var' ? select.selector.name : '';
}

/** What a language calls things, by the names that its texts use for them. */
type Terms = Map<string, string>;

function termsOf(language: string): Terms {
  const bodies = sourcesOf(language).flatMap(([, text]) => new FluentResource(text).body);
  return new Map(
    bodies.flatMap(({ id, value }) => (id.startsWith('-') ? [[id.slice(1), String(value)] as const] : [])),
  );
}

/** All forms of a pattern; a value that has chosen once chooses the same within that branch. */
function formsOf(pattern: Pattern, terms: Terms, open: Open[] = [{ text: '', chosen: {} }]): Open[] {
  if (typeof pattern === 'string') return open.map((one) => ({ ...one, text: one.text + pattern }));
  return pattern.reduce<Open[]>((before, part) => before.flatMap((one) => extended(one, part, terms)), open);
}

function extended(open: Open, part: Part, terms: Terms): Open[] {
  const written = (text: string) => [{ ...open, text: open.text + text }];
  if (typeof part === 'string') return written(part);
  if (part.type === 'var') return written(`{${part.name}}`);
  if (part.type === 'mesg') return written(`{${part.name}}`);
  if (part.type === 'str') return written(part.value);
  // a thing that an edition may call otherwise: one word, without any choice
  if (part.type === 'term') return written(terms.get(part.name) ?? '');
  if (part.type !== 'select') return written('');
  const keys = keysOf(part);
  return part.variants.flatMap(({ value }, place) =>
    formsOf(value, terms, [{ ...open, chosen: { ...open.chosen, [nameOf(part)]: keys[place] ?? '' } }]),
  );
}

function choicesIn(id: string, pattern: Pattern): Choice[] {
  if (typeof pattern === 'string') return [];
  return pattern.flatMap((part) => {
    if (typeof part === 'string' || part.type !== 'select') return [];
    const inner = part.variants.flatMap(({ value }) => choicesIn(id, value));
    return [{ id, by: nameOf(part), keys: keysOf(part) }, ...inner];
  });
}

/** Texts by their names, those that speak to the reader as `name.you`. */
export function patternsOf(language: string, file = ''): [id: string, pattern: Pattern][] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`) && path.endsWith(`${file}.ftl`))
    .flatMap(([, text]) => new FluentResource(text).body)
    .filter(({ id }) => !id.startsWith('-'))
    .flatMap(({ id, value, attributes }) => [
      ...(value ? [[id, value] as [string, Pattern]] : []),
      ...Object.entries(attributes).map(([name, one]) => [`${id}.${name}`, one] as [string, Pattern]),
    ]);
}

export function allForms(language: string, file = ''): Form[] {
  const terms = termsOf(language);
  return patternsOf(language, file).flatMap(([id, pattern]) =>
    formsOf(pattern, terms).map((form) => ({ id, ...form })),
  );
}

export function allChoices(language: string): Choice[] {
  return patternsOf(language).flatMap(([id, pattern]) => choicesIn(id, pattern));
}

/** The sources themselves, for what the reader of a file sees. */
export function sourcesOf(language: string): [path: string, text: string][] {
  return Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
}
