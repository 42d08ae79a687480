import { answerOf, api } from '$lib/api/client';
import type { Catalogue } from '$lib/api/types';

let found: Promise<Catalogue> | null = null;

/** Titles, expansions, options and bots; asked for once. */
export function catalogue(): Promise<Catalogue> {
  found ??= answerOf(api.GET('/api/catalogue')).catch((fault: unknown) => {
    found = null;
    throw fault;
  });
  return found;
}
