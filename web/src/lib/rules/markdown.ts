/** The little Markdown that the rules are written in, taken apart; nothing is ever put in as HTML. */
export interface Inline {
  kind: 'text' | 'strong' | 'code' | 'rule';
  text: string;
}

export type Block =
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const MARKS = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]*)\]\([^)]*\)|\b(R\d+|[a-z]+(?:-[a-z]+)*-\d+)\b/g;

/** A line in its parts; ids of rules become links where `isRule` knows them. */
export function inline(text: string, isRule: (id: string) => boolean): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    const [whole, strong, code, link, id] = found;
    if (id !== undefined && !isRule(id)) continue;
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    from = found.index + whole.length;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (id !== undefined) parts.push({ kind: 'rule', text: id });
    else parts.push({ kind: 'text', text: link ?? '' });
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

function cells(row: string): string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** Paragraphs, lists and tables, in the order in which they stand. */
export function blocks(text: string, isRule: (id: string) => boolean): Block[] {
  const line = (one: string) => inline(one, isRule);
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() && !part.startsWith('!['))
    .map((part): Block => {
      const lines = part.split('\n');
      if (lines[0]?.startsWith('|')) {
        const [head = '', , ...rows] = lines;
        return {
          kind: 'table',
          head: cells(head).map(line),
          rows: rows.filter(Boolean).map((row) => cells(row).map(line)),
        };
      }
      if (/^(?:\d+\.|-) /.test(part)) {
        const items = part.split(/^(?:\d+\.|-) /m).slice(1);
        return { kind: 'list', items: items.map((item) => line(item.replace(/\s+/g, ' ').trim())) };
      }
      return { kind: 'paragraph', parts: line(lines.map((one) => one.trim()).join(' ')) };
    });
}
