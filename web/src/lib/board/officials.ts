/** What each official brings, as pictures and in words. */
import { officials, type Official } from '$lib/printed';
import { t } from '$lib/words/fluent';
import { listed } from '$lib/words/names';

const GOODS = { cards: 'card', farmers: 'farmer', stones: 'stone', gold: 'coin', points: 'star' } as const;
type Good = (typeof GOODS)[keyof typeof GOODS];
const KINDS = Object.keys(GOODS) as (keyof Official & keyof typeof GOODS)[];

/** Pictures of what a card brings, each with its number. */
export function broughtBy(name: string): (readonly [Good, number])[] {
  const found = officials[name];
  return found ? KINDS.flatMap((kind) => (found[kind] ? [[GOODS[kind], found[kind]] as const] : [])) : [];
}

/** `2 farmers`, or `one farmer and 3 gold`. */
export function officialName(name: string): string {
  const found = officials[name];
  const told = KINDS.filter((kind) => found?.[kind]).map((kind) =>
    t(kind === 'gold' ? 'board-gold' : `goods-${kind}`, { count: found?.[kind] ?? 0 }),
  );
  return listed(told);
}
