/** The map in words, for those who listen to it and for the pointer that rests on something. */
import { t } from '$lib/words/fluent';
import { cardName, listed, provinceName } from '$lib/words/names';
import { officialName } from './officials';
import { blessingOf, isClosed, type Land } from './reading';

function blessingWords(land: Land): string[] {
  const blessing = blessingOf(land);
  if (!blessing) return [];
  return Object.entries(blessing).flatMap(([what, count]: [string, number]) =>
    count ? [t(`board-${what}`, { count })] : [],
  );
}

export function tellBlessing(land: Land): string {
  return t('board-blessing', { what: listed(blessingWords(land)) });
}

export function tellFields(land: Land): string {
  const { fields } = land.printed;
  return fields ? t('board-fields', { count: fields, farmed: land.laid.farmers }) : t('board-no-fields');
}

function status(land: Land, names: readonly string[]): string {
  if (land.standing === 'owned') return t('board-held', { who: names[land.owner] ?? '' });
  if (land.standing !== 'up') return t(`board-${land.standing}`);
  const bids = [...land.bids].reverse().map((bid) => tellBid(bid, names));
  return bids.length ? t('board-bids', { bids: listed(bids) }) : t('board-no-bids');
}

export function tellBid(bid: Land['bids'][number], names: readonly string[]): string {
  const who = names[bid.seat] ?? '';
  const guard = bid.protection === 1 ? 'on' : bid.protection === 2 ? 'spent' : 'none';
  return withBribery(t('board-bid', { who, amount: bid.amount, guard }), bid.bribery);
}

/** Bribery lies open before its owner: in force, or used up where it serves only once. */
export function withBribery(told: string, bribery: number): string {
  return bribery ? t('board-bribery', { told, state: bribery === 1 ? 'force' : 'spent' }) : told;
}

function contents(land: Land): string[] {
  const { printed, laid } = land;
  const counts: [string, number][] = [
    ['extra-farmers', laid.extra_farmers],
    ['printed-farmers', printed.printed_farmers],
    ['pyramids', laid.pyramids],
    ['stones', laid.stones],
    ['icons', printed.icons],
    ['temples', printed.temples],
    ['mine', printed.mine],
    ['caravan', printed.caravan],
    ['hidden-cards', laid.blessing_cards],
  ];
  return [
    tellFields(land),
    ...counts.flatMap(([what, count]) => (count ? [t(`board-${what}`, { count })] : [])),
    ...(blessingOf(land) ? [tellBlessing(land)] : []),
    ...(land.statue ? [t('board-statue', { god: t(`statue-${land.statue}`) })] : []),
    ...(land.official ? [t('board-official', { what: officialName(land.official) })] : []),
    ...(land.pharaoh ? [t('board-pharaoh')] : []),
    ...(land.harvestCard ? [t('board-harvest-card', { card: cardName(land.harvestCard) })] : []),
  ];
}

/** One sentence or two about a province. */
export function tellProvince(land: Land, names: readonly string[]): string {
  const { bank, region, nile } = land.printed;
  const where = t('board-where', {
    name: provinceName(land.name),
    bank,
    region,
    nile: nile ? 'yes' : 'no',
  });
  if (isClosed(land)) return `${where}. ${status(land, names)}`;
  return `${where}. ${status(land, names)} ${t('board-has', { what: listed(contents(land)) })}`;
}
