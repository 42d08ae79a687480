/** The rules in the project's own documents, loaded when somebody asks. */
import { language } from '$lib/words/fluent';

const DOCS = '../../../../docs';
/** English pages with a folder for each language that they were carried over to, and the rulings likewise. */
const files = import.meta.glob<string>('../../../../docs/{rules/**/*,rulings,rulings/*}.md', {
  query: '?raw',
  import: 'default',
});
const ORIGINAL = 'en';

export interface Rule {
  id: string;
  heading: string;
  text: string;
  /** The language it is written in. */
  lang: string;
}

/** Parts of the rules in the order in which they are read. */
export const PARTS = [
  ...['game', 'setup', 'auction', 'market', 'extension', 'pyramids', 'offering', 'harvest', 'income'],
  ...['scoring', 'points', 'kingdom', 'end'],
  ...['officials', 'afterlife', 'statues', 'pharaoh', 'promos', 'expert', 'rulings'],
];

/** The part that a rule such as `auction-4`, `card-auction-1` or `R27` belongs to. */
export function partOf(id: string): string {
  if (/^R\d/.test(id)) return 'rulings';
  return id.replace(/^card-/, '').replace(/-\d+$/, '');
}

/** Paragraphs of a document, which begin with `### id · heading`; a heading above them ends one. */
export function paragraphs(document: string, lang = ORIGINAL): Rule[] {
  return document
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [first = '', ...rest] = (part.split(/^## /m)[0] ?? '').split('\n');
      const [id = '', heading = ''] = first.split(' · ');
      return { id: id.trim(), heading: heading.trim(), text: rest.join('\n').trim(), lang };
    });
}

/** Whether a ruling is about one of these modules, as its last paragraph says. */
function isAbout(rule: Rule, modules: string[]): boolean {
  const applies = /\*\*Applies to\.\*\*([^]*)/.exec(rule.text)?.[1] ?? 'all titles';
  const isBoard = !modules.includes('cardgame');
  return (
    applies.includes('all titles') ||
    (isBoard && applies.includes('all board-game editions')) ||
    modules.some((name) => applies.includes(`\`${name}\``))
  );
}

async function read(page: string, lang = ORIGINAL): Promise<Rule[]> {
  const load = files[`${DOCS}/${page}.md`];
  return load ? paragraphs(await load(), lang) : [];
}

/** Paragraphs in the reader's language, and the original wherever one is missing. */
export function carriedOver(original: Rule[], own: Rule[]): Rule[] {
  return original.map((rule) => own.find((one) => one.id === rule.id) ?? rule);
}

/**
 * All rules of a title with its expansions, part by part, in one language as far as they were carried over, and the
 * rulings about them, of which those that a table chooses between were carried over.
 */
export async function rulesOf(title: string, lang = language): Promise<Rule[]> {
  const modules = title.split('+');
  const pages = modules.map(async (name) =>
    carriedOver(await read(`rules/${name}`), await read(`rules/${lang}/${name}`, lang)),
  );
  const found = (await Promise.all(pages)).flat();
  const about = (await read('rulings')).filter((rule) => isAbout(rule, modules));
  const rulings = carriedOver(about, await read(`rulings/${lang}`, lang));
  const place = (rule: Rule) => PARTS.indexOf(partOf(rule.id));
  return [...found.sort((one, other) => place(one) - place(other)), ...rulings];
}

/** What a rule is called; its id where it has no paragraph. */
export function headingOf(rules: readonly Rule[], id: string): string {
  return rules.find((rule) => rule.id === id)?.heading ?? id;
}

/** The paragraphs that have all the words searched for, or all of them if there are none. */
export function search(rules: Rule[], wanted: string): Rule[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.heading} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
