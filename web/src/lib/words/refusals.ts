/** Why the server says no, in the reader's language. English is what the server itself speaks. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Problem } from '$lib/api/types';
import { language } from './fluent';

/** A file for each other language. */
const files = import.meta.glob<string>('$locales/*/later/refusals.ftl', { query: '?raw', import: 'default' });

/** The same problem with a sentence of the reader's language, if there is one for its code. */
export async function retold(problem: Problem): Promise<Problem> {
  const load = Object.entries(files).find(([path]) => path.includes(`/${language}/`))?.[1];
  if (!load) return problem;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await load()));
  // some codes mean something else under another rule
  const ids = [`refusal-${problem.code}-${problem.rule ?? ''}`, `refusal-${problem.code}`];
  const pattern = ids.map((id) => bundle.getMessage(id)?.value).find(Boolean);
  return pattern ? { ...problem, text: bundle.formatPattern(pattern) } : problem;
}
