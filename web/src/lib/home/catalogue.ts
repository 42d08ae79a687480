import { answerOf, api } from '$lib/api/client';
import type { Catalogue } from '$lib/api/types';

/** Titles that this client can draw; the server knows more. */
const DRAWN = ['classic', 'revised', 'anniversary', 'cardgame'];

let found: Promise<Catalogue> | null = null;

/** Titles, expansions, options and bots; asked for once. */
export function catalogue(): Promise<Catalogue> {
  found ??= answerOf(api.GET('/api/catalogue'))
    .then((all) => ({ ...all, titles: all.titles.filter((title) => DRAWN.includes(title.name)) }))
    .catch((fault: unknown) => {
      found = null;
      throw fault;
    });
  return found;
}
