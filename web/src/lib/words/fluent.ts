/** Texts in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

type Texts = Record<string, string>;

/** English is there from the start, to fall back on; long texts that nobody needs at once come later. */
const english = import.meta.glob<string>(['$locales/en/*.ftl', '!$locales/en/{tips,coach}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const later = import.meta.glob<string>('$locales/en/{tips,coach}.ftl', { query: '?raw', import: 'default' });

const OTHERS: Record<string, () => Promise<{ default: Texts }>> = {
  de: () => import('./languages/de'),
  fr: () => import('./languages/fr'),
  it: () => import('./languages/it'),
};
/** Languages by their own names. */
export const LANGUAGES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};
const KEY = 'amunre.language';

/** The language that was chosen here, or the first one of the browser's that we have. */
function wantedLanguage(): string {
  const wanted = [localStorage.getItem(KEY) ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag) => tag in LANGUAGES) ?? 'en';
}

function bundleOf(language: string, texts: Texts): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text));
  return bundle;
}

export const language = wantedLanguage();
/** For dates: the browser's own form of that language, if it has one. */
export const locale = navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
const fallback = bundleOf('en', english);
let bundles = [fallback];

/** Load the reader's language; without it, English is spoken. */
export async function loadLanguage(): Promise<void> {
  const load = OTHERS[language];
  if (!load || bundles.length > 1) return;
  try {
    bundles = [bundleOf(language, (await load()).default), fallback];
    document.documentElement.lang = language;
  } catch {
    // without a connection there may be English only
  }
}

/** Speak another language from now on. */
export function chooseLanguage(wanted: string): void {
  localStorage.setItem(KEY, wanted);
  location.reload();
}

const asked = new Map<string, Promise<unknown>>();

/** Load the texts of a file that is not there from the start; they can be used when this is done. */
export function moreTexts(file: 'tips' | 'coach'): Promise<unknown> {
  const known = asked.get(file) ?? addTexts(file);
  asked.set(file, known);
  return known;
}

async function addTexts(file: string): Promise<void> {
  const load = later[Object.keys(later).find((path) => path.endsWith(`/${file}.ftl`)) ?? ''];
  if (load) fallback.addResource(new FluentResource(await load()));
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
