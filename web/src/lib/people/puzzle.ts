/** The puzzle that the server sets whoever logs in while somebody guesses passwords; solved beside the page. */
import type { Problem } from '$lib/api/types';
import { native, own, type Stretch } from './stretch';

export type Puzzle = NonNullable<Problem['puzzle']>;
/** What the worker says: how many tries there were, and the answer as soon as there is one. */
export interface Said {
  tried: number;
  answer?: string | undefined;
}

/** Tries under way at a time, on as many cores as the browser likes. */
const AT_ONCE = 16;

/** Try one number after the other. */
export async function* tries(puzzle: Puzzle, stretch: Stretch): AsyncGenerator<Said> {
  for (let first = 0; ; first += AT_ONCE) {
    const words = Array.from({ length: AT_ONCE }, (_, place) => String(first + place));
    const found = await Promise.all(words.map((word) => stretch(word, puzzle.text, puzzle.rounds)));
    const answer = words[found.findIndex((number) => number < 2 ** (32 - puzzle.bits))];
    yield { tried: first + AT_ONCE, answer };
    if (answer !== undefined) return;
  }
}

/** Solve it here; ``crypto.subtle`` is missing where a page is served without https. */
export const here = (puzzle: Puzzle): AsyncGenerator<Said> =>
  tries(puzzle, globalThis.crypto.subtle ? native : own);

/** The part of the work that is done: how likely it was to have found the answer by now. */
export function partDone(tried: number, bits: number): number {
  return 1 - Math.exp(-tried / 2 ** bits);
}

/** Solve a puzzle in a worker, and tell how far it is. */
export function solve(puzzle: Puzzle, told: (part: number) => void): Promise<string> {
  const worker = new Worker(new URL('./puzzle.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.onerror = () => reject(new Error('the puzzle was not solved'));
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
      told(partDone(data.tried, puzzle.bits));
      if (data.answer !== undefined) resolve(data.answer);
    };
    worker.postMessage(puzzle);
  }).finally(() => worker.terminate());
}
