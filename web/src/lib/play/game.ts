/** What the page of a table has to know of the game that is played there. Drawings and gestures are snippets. */
import type { Action, GameEvent, Prompt, ScoreItem, View } from '$lib/api/types';
import type { Words } from '$lib/words/fluent';

/** What the tables of all games have. */
export interface Scores {
  readonly order: readonly number[];
  readonly items: readonly ScoreItem[];
  readonly seats: readonly { readonly points: number }[];
}

export interface Step {
  number: number;
  state: 'past' | 'now' | 'next';
}

/** Where in the game we are. */
export interface Course {
  /** The same in words. */
  told: string;
  kingdoms: { name: string; steps: Step[] }[];
  phases: readonly string[];
  phase: string;
  /** The rules that matter now, by the beginning of their ids. */
  rules: string;
}

/** A figure in a player's panel. */
export interface Fact {
  name: string;
  value: string | number;
  isGold?: boolean;
  /** Which tooltip tells of it. */
  tip?: string;
}

export interface Game {
  /** The part of a view that only this game has. */
  part: string;
  scores(view: View): Scores | null;
  courseOf(view: View): Course;
  kingdomName(kingdom: number): string;
  factsOf(view: View, seat: number): Fact[];
  /** A line below the figures of a player. */
  noteOf(view: View, seat: number): string;
  /** How many cards one draws from, and how many lie face up beside them; nothing where the drawing shows it all. */
  pilesOf?(view: View): { deck: number; discards: number } | null;
  /** What an action costs, for the line before it is confirmed. */
  costOf(action: Action, view: View, seat: number): string;
  /** Words that questions of this game may use; what they name has to be legal now. */
  promptWords(view: View, seat: number, prompt: Prompt): Words;
  /** The kingdom whose points everybody should see after this event. */
  scoredBy(event: GameEvent): number | null;
}
