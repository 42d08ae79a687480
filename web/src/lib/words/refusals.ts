/** Why the server says no, in the reader's language. English is what the server itself speaks. */
import type { Problem } from '$lib/api/types';
import { has, moreTexts, t } from './fluent';

/** The same problem with a sentence of the reader's language, if there is one for its code. */
export async function retold(problem: Problem): Promise<Problem> {
  await moreTexts('refusals');
  // some codes mean something else under another rule
  const ids = [`refusal-${problem.code}-${problem.rule ?? ''}`, `refusal-${problem.code}`];
  const id = ids.find(has);
  return id ? { ...problem, text: t(id) } : problem;
}
