import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** Every `.ftl` file of every language; English is the one to fall back on. */
const sources = import.meta.glob<string>(['$locales/*/*.ftl', '!$locales/*/{tips,coach}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Long texts that nobody needs at once. */
const later = import.meta.glob<string>('$locales/*/{tips,coach}.ftl', { query: '?raw', import: 'default' });

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(sources)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const languages = [...new Set(Object.keys(sources).map((path) => path.split('/').at(-2) ?? 'en'))];
const wanted = navigator.languages
  .map((tag) => tag.split('-')[0] ?? '')
  .find((tag) => languages.includes(tag));
const bundles = [...new Set([wanted ?? 'en', 'en'])].map(bundleOf);

const asked = new Map<string, Promise<unknown>>();

/** Load the texts of a file that is not there from the start; they can be used when this is done. */
export function moreTexts(file: 'tips' | 'coach'): Promise<unknown> {
  const known = asked.get(file) ?? Promise.all(bundles.map((bundle) => addTexts(bundle, file)));
  asked.set(file, known);
  return known;
}

async function addTexts(bundle: FluentBundle, file: string): Promise<void> {
  const path = Object.keys(later).find((one) => one.endsWith(`/${bundle.locales[0]}/${file}.ftl`));
  const load = path ? later[path] : undefined;
  if (load) bundle.addResource(new FluentResource(await load()));
}

export type Words = Record<string, FluentVariable>;

/** Whether a text of this name exists. */
export function has(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/**
 * The text of this name in the reader's language. Where it is about the reader (`you` is "yes") its attribute
 * `you` is taken, if it has one. A missing text shows its name, so that it is noticed.
 */
export function t(id: string, values: Words = {}): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    const pattern = (values.you === 'yes' && message?.attributes.you) || message?.value;
    if (pattern) return bundle.formatPattern(pattern, values, []); // what is missing is shown as its name
  }
  return id;
}
