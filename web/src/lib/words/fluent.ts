/**
 * Texts in the reader's language. Those that a table needs at once lie in `locales/LANGUAGE` and are loaded before
 * anything is shown; those in its folder `later` come with the part of the client that needs them.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

type Texts = Record<string, string>;

const STARTS: Record<string, () => Promise<{ default: Texts }>> = {
  en: () => import('./languages/en'),
  de: () => import('./languages/de'),
  fr: () => import('./languages/fr'),
  it: () => import('./languages/it'),
};
const later = import.meta.glob<string>('$locales/*/later/*.ftl', { query: '?raw', import: 'default' });

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

export const language = wantedLanguage();
/** For dates: the browser's own form of that language, if it has one. */
export const locale = navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
const bundle = new FluentBundle(language, { useIsolating: false });
const add = (text: string) => bundle.addResource(new FluentResource(text));

const asked = new Map<string, Promise<void>>();

/** Do something once, however often it is asked for; what has failed may be tried again. */
function once(name: string, load: () => Promise<void>): Promise<void> {
  const known = asked.get(name) ?? load();
  asked.set(name, known);
  known.catch(() => asked.delete(name));
  return known;
}

/** Load the texts that are needed from the start. */
export function loadLanguage(): Promise<void> {
  return once('', async () => {
    document.documentElement.lang = language;
    const texts = (await STARTS[language]?.())?.default ?? {};
    Object.values(texts).forEach(add);
  });
}

/** Texts that are not there from the start, by their files. */
export type Later =
  'after' | 'analysis' | 'cardgame' | 'coach' | 'hint' | 'home' | 'learn' | 'people' | 'refusals' | 'tips';

/** Load such texts; they can be used when this is done. */
export async function moreTexts(...files: readonly Later[]): Promise<void> {
  await Promise.all(files.map((file) => once(file, () => addLater(file))));
}

async function addLater(file: Later): Promise<void> {
  const load = Object.entries(later).find(([path]) => path.endsWith(`/${language}/later/${file}.ftl`))?.[1];
  if (load) add(await load());
}

/** A part of the client that is loaded on demand, together with its texts. */
export async function withTexts<Part>(part: Promise<Part>, ...files: readonly Later[]): Promise<Part> {
  const [found] = await Promise.all([part, moreTexts(...files)]);
  return found;
}

/** Speak another language from now on. */
export function chooseLanguage(wanted: string): void {
  localStorage.setItem(KEY, wanted);
  location.reload();
}

export type Words = Record<string, FluentVariable>;

/** Whether a text of this name exists. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/**
 * The text of this name in the reader's language. Where it is about the reader (`you` is "yes") its attribute
 * `you` is taken, if it has one. A missing text shows its name, so that it is noticed.
 */
export function t(id: string, values: Words = {}): string {
  const message = bundle.getMessage(id);
  const pattern = (values.you === 'yes' && message?.attributes.you) || message?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : id; // a missing word is shown as its name
}
