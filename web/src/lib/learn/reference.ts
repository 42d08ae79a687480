/** What the quick reference of the board game shows: decks, tables and pieces of the edition at the table. */
import { boundsOf, cardWindows, ladder, stepAfter, tracks } from '$lib/printed';
import { partOf, type Figures } from '$lib/printed/own.svelte';
import data from '$lib/printed/reference.json';

/** A table's settings, or what is known of them before there is a table. */
export interface Choice {
  title: string;
  /** 0 where it is not decided yet. */
  players: number;
  options: Record<string, string>;
  /** An owner's corrections. */
  components?: { figures: Figures };
}

export interface Copies {
  card: string;
  /** How many are in the favour deck. */
  count: number;
  /** Everybody begins with one. */
  isStart: boolean;
}

const PHASES = ['auction', 'market', 'offering', 'harvest', 'scoring'];
const SWITCHES = ['no_start_cards', 'no_federation'];
const STEPS_SHOWN = 3;

const partsOf = (choice: Choice) => choice.title.split('+');
export const editionOf = (choice: Choice) => partsOf(choice)[0] ?? '';

export function has(choice: Choice, expansion: string): boolean {
  return partsOf(choice).includes(expansion);
}

/** The deck of a component set out of which the favour cards of an edition are. */
const baseDeck = (choice: Choice) => (editionOf(choice) === 'anniversary' ? 'new' : 'old');

/** Points, gold and gifts at a table. */
export function pointsOf({ components }: Choice): typeof data {
  const figures = components?.figures ?? {};
  const table = partOf(figures, 'table').map(([[name], value]) => [name, value]);
  const rows = figures['expansion.afterlife.row_points'] ?? data.tomb_row_points;
  return { ...data, ...Object.fromEntries(table), tomb_row_points: rows } as typeof data;
}

/** The cards of the favour deck with what everybody begins with, by the phase in which they are played. */
export function cardsOf(choice: Choice): { phase: string; cards: Copies[] }[] {
  const chosen = SWITCHES.filter((name) => choice.options[name] === 'on');
  const decks: Record<string, Record<string, number>> = data.decks;
  const joining: Record<string, Record<string, number>> = data.joining;
  const deck: Record<string, number> = {
    theft: 0,
    ...decks[[editionOf(choice), ...chosen].join(' ')],
    ...Object.assign({}, ...partsOf(choice).map((name) => joining[name] ?? {})),
  };
  for (const [[of = '', card = ''], count] of partOf(choice.components?.figures ?? {}, 'deck')) {
    const usual = of === baseDeck(choice) ? decks[editionOf(choice)] : has(choice, of) ? joining[of] : {};
    if (card in deck && usual && card in usual)
      deck[card] = (deck[card] ?? 0) + Number(count) - (usual[card] ?? 0);
  }
  return PHASES.map((phase) => ({
    phase,
    cards: Object.entries(deck)
      .filter(([card]) => cardWindows[card] === phase)
      .map(([card, count]) => ({ card, count, isStart: card === 'theft' || card === 'architect' })),
  }));
}

/** Whether everybody keeps a scheme of two at the beginning. */
export function hasStartScheme(choice: Choice): boolean {
  return editionOf(choice) === 'anniversary' && choice.options.no_start_cards !== 'on';
}

/** The steps of a bid: those that are printed, and the next ones where they go on. */
export function stepsOf(choice: Choice): { steps: number[]; goOn: boolean } {
  const goOn = editionOf(choice) === 'anniversary' || choice.options.ladder === 'endless';
  const steps = [...ladder()];
  for (let further = 0; goOn && further < STEPS_SHOWN; further += 1) steps.push(stepAfter(steps));
  return { steps, goOn };
}

/** The sides of the temple track that may be in use: one, where the number of players is known. */
export function tracksOf(choice: Choice): number[][] {
  if (choice.players) return [boundsOf(choice)];
  const sides = [2, 5].map((players) => boundsOf({ ...choice, players }));
  return sides.filter((side, place) => sides.indexOf(side) === place);
}

/** Lowest and highest collective offering of each position, null where there is no end. */
export function rangesOf(
  bounds: number[],
): { position: number; least: number | null; most: number | null }[] {
  return [1, 2, 3, 4].map((position) => ({
    position,
    least: bounds[position - 2] ?? null,
    most: bounds[position - 1] === undefined ? null : (bounds[position - 1] ?? 0) - 1,
  }));
}

/** Sides of the track that are not the old one are for few players. */
export const isSmall = (bounds: number[]) => bounds === tracks.small;
