/** All schemes that score, shown as one choice (R24): it goes to the server scheme by scheme. */
import type { Action, Prompt } from '$lib/api/types';

const ALL = 'show_all_schemes';

/** The choice of showing all these; no game knows an action of this type. */
export function showAll(cards: readonly string[]): Action {
  return { type: ALL, cards: [...cards] };
}

/** The schemes of such a choice; nothing for any other action. */
export function allSchemes(action: Action): string[] | null {
  return action.type === ALL ? (action.cards as string[]) : null;
}

/** Schemes that a decision lets one show. */
export function schemesOf(prompt: Prompt | null): string[] {
  const group = prompt?.choices.find((one) => one.type === 'show_scheme');
  return (group?.actions ?? []).map((action) => String(action.card));
}

/** Those that are left, the next first, if the decision offers them and no others; else nothing. */
export function nextScheme(prompt: Prompt | null, left: readonly string[]): readonly string[] {
  const offered = schemesOf(prompt);
  return offered.length === left.length && left.every((card) => offered.includes(card)) ? left : [];
}
