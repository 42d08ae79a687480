/** The board game, as the page of a table has to know it. */
import type { Action, Prompt, SeatView, View } from '$lib/api/types';
import { bidsOn } from '$lib/board/reading';
import { reckoning } from '$lib/learn/reckoning.svelte';
import { priceOf } from '$lib/printed';
import { has, t, type Words } from '$lib/words/fluent';
import { cardName, cardNames, eitherOf, listed, provinceName } from '$lib/words/names';
import { counted } from './facts';
import type { Course, Fact, Game, Step } from './game';
import { PHASES, phaseOf } from './phase';

const KINGDOMS = [1, 2];
const ROUNDS_EACH = 3;

function courseOf(view: View): Course {
  const round = view.parts.base?.round ?? 0;
  const phase = phaseOf(view);
  const step = (number: number): Step => ({
    number,
    state: number === round ? 'now' : number < round ? 'past' : 'next',
  });
  return {
    told: t('round-of', { round }),
    kingdoms: KINGDOMS.map((kingdom) => ({
      name: t(`kingdom-${kingdom}`),
      steps: [1, 2, 3].map((n) => step(n + ROUNDS_EACH * (kingdom - 1))),
    })),
    phases: PHASES,
    phase,
    rules: phase === 'setup' || phase === 'over' ? 'game' : phase,
  };
}

function landsOf(view: View, seat: number): string[] {
  return Object.entries(view.parts.base?.provinces ?? {})
    .filter(([, province]) => province.owner === seat)
    .map(([name]) => name);
}

/** Cards of the auction that lie open before a player; those used up are told so. */
function openCards(own: SeatView): string[] {
  const played: [string, number][] = [
    ['bribery', own.bribery],
    ...own.protection.map((state): [string, number] => ['protection', state]),
  ];
  return played.flatMap(([card, state]) =>
    state ? [state === 1 ? cardName(card) : t('player-spent', { card: cardName(card) })] : [],
  );
}

function factsOf(view: View, seat: number): Fact[] {
  const table = view.parts.base;
  const own = table?.seats[seat];
  const pyramids = landsOf(view, seat).reduce(
    (sum, name) => sum + (table?.provinces[name]?.pyramids ?? 0),
    0,
  );
  const facts: Fact[] = [
    { name: t('player-gold'), value: own?.gold ?? '?', isGold: true, tip: 'player:gold' },
    counted('player-cards', own?.cards ?? '?', 'player:cards'),
    counted('player-pyramids', pyramids, 'player:pyramids'),
  ];
  const open = own ? openCards(own) : [];
  if (open.length) facts.push({ name: t('player-open'), value: listed(open) });
  if (own && own.offered >= 0) {
    const laid = own.laid.length ? ` + ${cardNames(own.laid)}` : '';
    facts.push({
      name: t('player-offered'),
      value: `${own.offered || cardName('theft')}${laid}`,
      tip: 'player:offered',
    });
  }
  const { pharaoh, afterlife } = view.parts;
  if (pharaoh) facts.push(counted('player-tokens', pharaoh.tokens[seat] ?? 0, 'player:tokens'));
  if (afterlife) facts.push(counted('player-tiles', afterlife.seats[seat]?.size ?? 0, 'player:tiles'));
  return facts;
}

function noteOf(view: View, seat: number): string {
  const lands = landsOf(view, seat);
  const placed = view.parts.statues?.placed ?? {};
  const statues = lands.flatMap((name) => (placed[name] ? [t(`statue-${placed[name]}`)] : []));
  const parts = [lands.map(provinceName), statues].filter((names) => names.length);
  return parts.map(listed).join(' · ');
}

const BOUGHT = ['buy_cards', 'buy_farmers', 'buy_stones', 'buy_tiles', 'play_glory'];
/** In the order in which they are bought. */
const GOODS = ['buy_cards', 'buy_farmers', 'buy_stones', 'buy_tiles'];
/** What a market turn is not about: it is always possible, or ends it. */
const ALWAYS = ['sell_card', 'done'];
const GIFTS = ['take_farmer', 'take_stone', 'take_tile'];
const HARVEST_CARD = /^play_(.*)/;

/** What a bid leaves to pay: gold, and cards that would have to be sold where the gold is short. */
function bidCost(amount: number, view: View, seat: number): string {
  const table = view.parts.base;
  const own = table?.seats[seat];
  const leading = (own?.scribes ?? []).flatMap((province) =>
    table && province ? bidsOn(table, province).filter((bid) => bid.leads && bid.seat === seat) : [],
  );
  // with two scribes both bids are paid
  const gold = (own?.gold ?? 0) - leading.reduce((sum, bid) => sum + bid.amount, 0);
  return amount > gold
    ? t('costs-when-won-short', { gold, cards: amount - Math.max(0, gold) })
    : t('costs-when-won', { gold });
}

/** What playing a card on a province changes at the harvest. */
function gainOf(card: string, province: string): string {
  const gold = reckoning.gain(card, province);
  if (gold === null) return '';
  return gold > 0 ? t('harvest-more', { gold }) : t('harvest-no-more', { less: -gold });
}

function costOf(action: Action, view: View, seat: number): string {
  const gold = view.parts.base?.seats[seat]?.gold ?? 0;
  const sold = ((action.sold ?? []) as string[]).length;
  if (BOUGHT.includes(action.type)) return t('leaves-gold', { gold: gold - priceOf(Number(action.count)) });
  if (action.type === 'offer' && action.gold)
    return t('leaves-gold', { gold: gold + sold - Number(action.gold) });
  if (action.type === 'place_bid') return bidCost(Number(action.amount), view, seat);
  const card = HARVEST_CARD.exec(action.type)?.[1];
  return card && action.province ? gainOf(card, String(action.province)) : '';
}

/** Cards and powers that can be used in a market turn, by the names of their tools. */
function playsIn(types: readonly string[]): string[] {
  const names = types
    .filter((type) => !GOODS.includes(type) && !ALWAYS.includes(type))
    .map((type) => (has(`tool-${type}`) ? t(`tool-${type}`) : cardName('afterlife')));
  return [...new Set(names)];
}

function promptWords(view: View, seat: number, prompt: Prompt): Words {
  const types = prompt.choices.map((group) => group.type);
  const plays = playsIn(types);
  const goods = GOODS.filter((type) => types.includes(type));
  const may = (...wanted: string[]) => (wanted.some((type) => types.includes(type)) ? 'yes' : 'no');
  const gold = reckoning.income(seat);
  return {
    // gifts that are left to take, as the phase under way says
    gifts: view.flow.findLast((frame) => frame.phase === 'gifts')?.left ?? 0,
    gift: eitherOf(GIFTS.filter((type) => types.includes(type)).map((type) => t(`gift-${type}`))),
    kinds: goods.length,
    goods: listed(goods.map((type) => t(`good-${type}`))),
    others: plays.length,
    plays: listed(plays),
    protection: may('play_protection'),
    horus: may('build_with_horus'),
    tiles: may('build_tile'),
    scheme: may('show_scheme'),
    card: types.some((type) => HARVEST_CARD.test(type)) ? 'yes' : 'no',
    income: gold === null ? 'unknown' : String(gold),
  };
}

export const BOARD_GAME: Game = {
  part: 'base',
  scores: (view) => view.parts.base ?? null,
  courseOf,
  kingdomName: (kingdom) => t(`kingdom-${kingdom}`),
  factsOf,
  noteOf,
  pilesOf: ({ parts: { base } }) =>
    base ? { deck: base.favour_deck, discards: base.discards.length } : null,
  costOf,
  promptWords,
  scoredBy: (event) => (event.type === 'kingdom_ended' ? Number(event.kingdom) : null),
};
