/** The board game, as the page of a table has to know it. */
import type { Action, View } from '$lib/api/types';
import { priceOf } from '$lib/printed';
import { t } from '$lib/words/fluent';
import { cardName, cardNames, listed, provinceName } from '$lib/words/names';
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

function costOf(action: Action, view: View, seat: number): string {
  const gold = view.parts.base?.seats[seat]?.gold ?? 0;
  const sold = ((action.sold ?? []) as string[]).length;
  if (BOUGHT.includes(action.type)) return t('leaves-gold', { gold: gold - priceOf(Number(action.count)) });
  if (action.type === 'offer' && action.gold)
    return t('leaves-gold', { gold: gold + sold - Number(action.gold) });
  if (action.type === 'place_bid') return t('costs-when-won', { gold });
  return '';
}

export const BOARD_GAME: Game = {
  part: 'base',
  scores: (view) => view.parts.base ?? null,
  courseOf,
  kingdomName: (kingdom) => t(`kingdom-${kingdom}`),
  factsOf,
  noteOf,
  costOf,
  // gifts that are left to take, as the phase under way says
  promptWords: (view) => ({ gifts: view.flow.findLast((frame) => frame.phase === 'gifts')?.data[1] ?? 0 }),
  scoredBy: (event) => (event.type === 'kingdom_ended' ? Number(event.kingdom) : null),
};
