/**
 * Texts in the reader's language. Those that a table needs at once lie in `locales/LANGUAGE` and are loaded before
 * anything is shown; those in its folder `later` come with the part of the client that needs them. Texts that an
 * edition has of its own, and those of an option, lie in `editions`: a table is told in them, where there are any.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export interface Language {
  start: Record<string, string>;
  /** By their paths. */
  later: Record<string, () => Promise<string>>;
}

const LOADED: Record<string, () => Promise<{ texts: Language }>> = {
  en: () => import('./languages/en'),
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

export const language = wantedLanguage();
/** For dates: the browser's own form of that language, if it has one. */
export const locale = navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
const bundle = new FluentBundle(language, { useIsolating: false });
const resources: FluentResource[] = [];
/** What is spoken: the texts that all share, or those with the ones of an edition in their places. */
let spoken = bundle;

function add(text: string): void {
  const resource = new FluentResource(text);
  resources.push(resource);
  bundle.addResource(resource);
  if (spoken !== bundle) spoken.addResource(resource); // never in the place of what the edition says
}

const asked = new Map<string, Promise<void>>();

/** Do something once, however often it is asked for; what has failed may be tried again. */
function once(name: string, load: () => Promise<void>): Promise<void> {
  const known = asked.get(name) ?? load();
  asked.set(name, known);
  known.catch(() => asked.delete(name));
  return known;
}

/** Texts that are not there from the start, by their paths. */
let later: Language['later'] = {};
const fileOf = (name: string) => Object.entries(later).find(([path]) => path.endsWith(`/${name}.ftl`))?.[1];

/** Load the texts that are needed from the start. */
export function loadLanguage(): Promise<void> {
  return once('', async () => {
    document.documentElement.lang = language;
    const found = (await LOADED[language]?.())?.texts;
    Object.values(found?.start ?? {}).forEach(add);
    later = found?.later ?? {};
  });
}

/** Texts that are not there from the start, by their files. */
export type Later =
  | 'admin'
  | 'after'
  | 'analysis'
  | 'cardgame'
  | 'coach'
  | 'expansions'
  | 'figures'
  | 'hint'
  | 'home'
  | 'hotseat'
  | 'learn'
  | 'log'
  | 'look'
  | 'people'
  | 'reference'
  | 'refusals'
  | 'tips';

/** Load such texts; they can be used when this is done. */
export async function moreTexts(...files: readonly Later[]): Promise<void> {
  await Promise.all(files.map((file) => once(file, () => addLater(file))));
}

async function addLater(file: Later): Promise<void> {
  await loadLanguage();
  const load = fileOf(`later/${file}`);
  if (load) add(await load());
}

/** Which texts of its own a table has: by its edition, its expansions and the options that were chosen for it. */
export function ownTexts(title: string, options: Record<string, string> = {}): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}-${value}`);
  const [edition = '', ...expansions] = title.split('+');
  const layers = [edition, ...chosen].filter((name) => fileOf(`editions/${name}`));
  return [...(expansions.length ? ['expansions'] : []), ...layers].join(' ');
}

let wanted = '';

/** Speak with these texts of one's own (see `ownTexts`) from now on; with none of them as all do. */
export async function speakWith(own: string): Promise<void> {
  wanted = own;
  const names = own.split(' ');
  const files = names.flatMap((name) => fileOf(`editions/${name}`) ?? []);
  // without those of the edition the common words will do
  const layers = Promise.all(files.map((load) => load().catch(() => '')));
  if (names.includes('expansions')) await moreTexts('expansions');
  const texts = await layers;
  if (wanted !== own) return; // one has gone elsewhere meanwhile
  spoken = bundle;
  if (!texts.length) return;
  spoken = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) spoken.addResource(resource);
  for (const text of texts) spoken.addResource(new FluentResource(text), { allowOverrides: true });
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
  return spoken.hasMessage(id);
}

/**
 * The text of this name in the reader's language. Where it is about the reader (`you` is "yes") its attribute
 * `you` is taken, if it has one. A missing text shows its name, so that it is noticed.
 */
export function t(id: string, values: Words = {}): string {
  const message = spoken.getMessage(id);
  const pattern = (values.you === 'yes' && message?.attributes.you) || message?.value;
  return pattern ? spoken.formatPattern(pattern, values, []) : id; // a missing word is shown as its name
}
