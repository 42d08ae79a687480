/** The rules in the project's own documents, loaded when somebody asks. */
const files = import.meta.glob<string>('../../../../docs/{rules/*,rulings}.md', {
  query: '?raw',
  import: 'default',
});

export interface Rule {
  id: string;
  heading: string;
  text: string;
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
export function paragraphs(document: string): Rule[] {
  return document
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [first = '', ...rest] = (part.split(/^## /m)[0] ?? '').split('\n');
      const [id = '', heading = ''] = first.split(' · ');
      return { id: id.trim(), heading: heading.trim(), text: rest.join('\n').trim() };
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

async function read(name: string): Promise<Rule[]> {
  const path = Object.keys(files).find((one) => one.endsWith(`/${name}.md`));
  const load = path ? files[path] : undefined;
  return load ? paragraphs(await load()) : [];
}

/** All rules of a title with its expansions, part by part, and the rulings about them. */
export async function rulesOf(title: string): Promise<Rule[]> {
  const modules = title.split('+');
  const found = (await Promise.all(modules.map(read))).flat();
  const rulings = (await read('rulings')).filter((rule) => isAbout(rule, modules));
  const place = (rule: Rule) => PARTS.indexOf(partOf(rule.id));
  return [...found.sort((one, other) => place(one) - place(other)), ...rulings];
}

/** The paragraphs that have all the words searched for, or all of them if there are none. */
export function search(rules: Rule[], wanted: string): Rule[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.heading} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
