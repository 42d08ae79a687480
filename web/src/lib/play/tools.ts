/** Which gesture makes which action. Everything else about a decision comes from the server. */
import type { Action, ChoiceGroup, Prompt } from '$lib/api/types';

export type ToolKind =
  | 'bid'
  | 'province'
  | 'shop'
  | 'count'
  | 'card'
  | 'tomb'
  | 'offer'
  | 'sale'
  | 'lay'
  | 'gold'
  | 'build'
  | 'plain';

/** Every type of action that a game has; one that is missing would be a plain button as well. */
export const KINDS: Record<string, ToolKind> = {
  done: 'plain',
  pass: 'plain',
  influence: 'plain',
  collect_income: 'plain',
  delegate: 'plain',
  afterlife_draw: 'plain',
  place_bid: 'bid',
  place_farmer: 'province',
  place_stone: 'province',
  play_architect: 'province',
  play_cultivation: 'province',
  take_farmer: 'province',
  take_stone: 'province',
  play_treasury: 'province',
  play_abundance: 'province',
  play_popularity: 'province',
  play_export: 'province',
  choose_province: 'province',
  put_up_province: 'province',
  guard_scribe: 'province',
  play_protection: 'province',
  build_with_horus: 'province',
  buy_cards: 'shop',
  buy_farmers: 'shop',
  buy_stones: 'shop',
  buy_tiles: 'shop',
  play_glory: 'count',
  take_cards: 'count',
  sell_card: 'card',
  show_scheme: 'card',
  keep_scheme: 'card',
  discard_for_thoth: 'card',
  take_tile: 'tomb',
  afterlife_build: 'tomb',
  build_tile: 'tomb',
  offer: 'offer',
  last_sale: 'sale',
  bid_card: 'lay',
  extend_province: 'province',
  place_pyramid: 'province',
  offer_cards: 'gold',
  lay_reserve: 'gold',
  build_pyramids: 'build',
};

/** All legal actions of one type, and the gesture for them. */
export interface Tool {
  type: string;
  kind: ToolKind;
  actions: Action[];
  groups: ChoiceGroup[];
}

/** Goods are bought in one panel, so they are one tool. */
const SHOP = 'shop';

function isPlain(actions: Action[]): boolean {
  return actions.every((action) => !action.province);
}

/** The tools of a decision, in the order in which the server lists what may be done. */
export function toolsOf(prompt: Prompt | null): Tool[] {
  const tools = new Map<string, Tool>();
  for (const group of prompt?.choices ?? []) {
    let kind = KINDS[group.type] ?? 'plain';
    if (kind === 'province' && isPlain(group.actions)) kind = 'plain';
    const type = kind === 'shop' ? SHOP : group.type;
    const tool = tools.get(type) ?? { type, kind, actions: [], groups: [] };
    tool.actions.push(...group.actions);
    tool.groups.push(group);
    tools.set(type, tool);
  }
  return [...tools.values()];
}

/** Selling is always possible and rarely what a decision is about, so it comes first only when nothing else does. */
export function firstTool(tools: Tool[]): Tool | null {
  const wanted = tools.find((tool) => tool.kind !== 'plain' && tool.type !== 'sell_card');
  return wanted ?? (tools.length === 1 && tools[0]?.kind !== 'plain' ? tools[0] : null) ?? null;
}

/** Whether a province is only one half of what has to be chosen. */
export function isBid(tool: Tool): boolean {
  return tool.kind === 'bid' || tool.kind === 'lay';
}

export function isOnProvinces(tool: Tool): boolean {
  return tool.kind === 'province' || isBid(tool);
}

/** Provinces that a tool can be used on. */
export function provincesOf(tool: Tool): Set<string> {
  return new Set(tool.actions.map((action) => String(action.province ?? '')).filter(Boolean));
}

/** The gold cards of the card game that an action uses. */
export function goldCardsOf(action: Action): number[] {
  const cards = typeof action.card === 'number' ? [action.card] : ((action.cards ?? []) as unknown[]);
  return cards.filter((card) => typeof card === 'number');
}

/** Whatever the order of the fields: a hint was stored, and comes back with others than a choice. */
export function sameAction(one: Action | null, other: Action | null): boolean {
  return one === other || (one !== null && other !== null && inOrder(one) === inOrder(other));
}

const inOrder = (action: Action) =>
  JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));
