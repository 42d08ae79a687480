import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** Every `.ftl` file of every language; English is the one to fall back on. */
const sources = import.meta.glob<string>('$locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

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
