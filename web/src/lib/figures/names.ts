/** What figures of a component set are called, by their paths, and how their values are told. */
import { has, t } from '$lib/words/fluent';
import { cardName, listed, provinceName } from '$lib/words/names';

/** A card, tile or official of a deck. */
function oneOf(name: string): string {
  if (has(`card-${name}`)) return cardName(name);
  return [`tile-${name}`, `official-${name}`].filter(has).map((id) => t(id))[0] ?? name;
}

const NAMES: Record<string, (name: string, figure: string) => string> = {
  province: (name, figure) => of(provinceName(name), `figure-province-${figure}`),
  card: (name, figure) => of(provinceName(name), `figure-card-${figure}`),
  track: (name) => t(`figure-track-${name}`),
  table: (name) => t(`figure-table-${name}`),
  card_table: (name) => t(`figure-card_table-${name}`),
  card_cost: (count) => t('figure-card_cost', { count: Number(count) }),
  deck: (_, card) => t('figure-deck', { card: oneOf(card) }),
  official: (name, figure) => of(t('figure-official', { card: name }), `figure-official-${figure}`),
  expansion: (_, figure) => t(`figure-expansion-${figure}`),
};

const of = (place: string, id: string) => t('figure-of', { place, figure: t(id) });

/** What the server calls a file that has no name. */
const UNNAMED = 'custom';

/** What a set is called: as its owner says, or so that it is plain that nobody named it. */
export const setName = (name: string) => (name === UNNAMED ? t('figures-unnamed') : name);

/** What a figure is called; one that nobody has named goes by its path. */
export function figureName(path: string): string {
  const [part = '', name = '', figure = '', ...rest] = path.split('.');
  if (part === 'edition') {
    const place = t(has(`title-${name}`) ? `title-${name}` : 'edition');
    return t('figure-of', { place, figure: figureName([figure, ...rest].join('.')) });
  }
  return NAMES[part]?.(name, figure) ?? path;
}

/** A value as the reader writes it. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return t(value ? 'figure-yes' : 'figure-no');
  if (Array.isArray(value)) {
    const isNumbers = value.every((one) => typeof one === 'number');
    return isNumbers ? value.join(' · ') : listed(value.map((one) => provinceName(String(one))));
  }
  const word = `figure-word-${String(value)}`;
  return typeof value === 'string' && has(word) ? t(word) : String(value);
}
