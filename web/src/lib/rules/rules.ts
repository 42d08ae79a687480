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

/** Paragraphs of a document, which begin with `### id · heading`. */
export function paragraphs(document: string): Rule[] {
  return document
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [first = '', ...rest] = part.split('\n');
      const [id = '', heading = ''] = first.split(' · ');
      return { id: id.trim(), heading: heading.trim(), text: rest.join('\n').trim() };
    });
}

async function read(name: string): Promise<Rule[]> {
  const path = Object.keys(files).find((one) => one.endsWith(`/${name}.md`));
  const load = path ? files[path] : undefined;
  return load ? paragraphs(await load()) : [];
}

/** All rules of a title, its expansions first, and the rulings after them. */
export async function rulesOf(title: string): Promise<Rule[]> {
  const names = [...title.split('+').reverse(), 'rulings'];
  return (await Promise.all(names.map(read))).flat();
}
