/** The card game, as the page of a table has to know it. */
import type { Action, View } from '$lib/api/types';
import { pyramidsIn, totalOf, type CardTableView } from '$lib/board/cardgame/view';
import { cards } from '$lib/printed/cards';
import { t } from '$lib/words/fluent';
import { provinceName } from '$lib/words/names';
import { counted } from '../facts';
import type { Course, Fact, Game, Step } from '../game';

const PHASES = ['auction', 'offering', 'income'];

/** Phases of the course, and the rules that matter in them; the innermost phase counts. */
const RULES: Record<string, string> = {
  set_up: 'card-setup',
  auction: 'card-auction',
  extension: 'card-extension',
  offering: 'card-offering',
  income: 'card-income',
  place_pyramids: 'card-pyramids',
  points: 'card-points',
};
const NAMES: Record<string, string> = {
  set_up: 'setup',
  auction: 'auction',
  offering: 'offering',
  income: 'income',
  points: 'scoring',
};

const tableOf = (view: View) => view.parts.cardgame as CardTableView | undefined;

function courseOf(view: View): Course {
  const { kingdom = 0, auction = 0 } = tableOf(view) ?? {};
  const frames = view.flow.map((frame) => frame.phase);
  const phase = frames.find((one) => one in NAMES) ?? 'set_up';
  const ruled = frames.findLast((one) => one in RULES) ?? 'set_up';
  const step = (of: number, number: number): Step => {
    if (of === kingdom && number === auction && phase === 'auction') return { number, state: 'now' };
    return { number, state: of < kingdom || (of === kingdom && number <= auction) ? 'past' : 'next' };
  };
  return {
    told: t('cardgame-course', { kingdom, auction }),
    kingdoms: cards.kingdoms.map((of) => ({
      name: t(`cardgame-kingdom-${of}`),
      steps: Array.from({ length: cards.auctions }, (_, n) => step(of, n + 1)),
    })),
    phases: PHASES,
    phase: view.outcome ? 'over' : (NAMES[phase] ?? 'setup'),
    rules: view.outcome ? 'end' : (RULES[ruled] ?? 'card-setup'),
  };
}

function factsOf(view: View, seat: number): Fact[] {
  const own = tableOf(view)?.seats[seat];
  if (!own) return [];
  const reserve = own.reserve.reduce((sum, card) => sum + card, own.gold);
  const facts: Fact[] = [
    { name: t(own.gold ? 'player-gold' : 'player-reserve'), value: reserve, isGold: true },
    counted('player-ankhs', totalOf(cards, own, 'ankhs')),
    counted('player-fields', totalOf(cards, own, 'fields')),
    counted('player-caravans', totalOf(cards, own, 'caravans')),
    counted('player-pyramids', own.stacks.map((one) => pyramidsIn(cards, one)).join(' · ') || 0),
  ];
  if (own.offered >= 0) facts.push({ name: t('player-offered'), value: own.offered });
  return facts;
}

/** Provinces are not named here: they lie on the table. */
function noteOf(view: View, seat: number): string {
  const table = tableOf(view);
  return table?.kingdom && table.order[0] === seat ? t('player-pharaoh') : '';
}

function costOf(action: Action, view: View, seat: number): string {
  if (action.type === 'offer_cards') {
    const worth = (action.cards as number[]).reduce((sum, card) => sum + card, 0);
    return t('cost-worth', { worth });
  }
  if (action.type === 'build_pyramids') {
    const price = cards.costs[Number(action.count)] ?? 0;
    return t('cost-build', { price, left: (tableOf(view)?.seats[seat]?.gold ?? 0) - price });
  }
  return '';
}

export const CARD_GAME: Game = {
  part: 'cardgame',
  scores: (view) => tableOf(view) ?? null,
  courseOf,
  kingdomName: (kingdom) => t(`cardgame-kingdom-${kingdom}`),
  factsOf,
  noteOf,
  costOf,
  promptWords: (view, seat) => {
    const own = tableOf(view)?.seats[seat];
    const placing = view.flow.findLast((frame) => frame.phase === 'place_pyramids');
    return {
      gold: own?.gold ?? 0,
      won: own?.won ? provinceName(own.won) : '',
      left: placing?.left ?? 0,
    };
  },
  scoredBy: (event) => {
    const items = event.type === 'scored' ? (event.items as { kingdom: number }[]) : [];
    return items[0]?.kingdom ?? null;
  },
};
