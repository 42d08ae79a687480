import { loadLanguage, moreTexts } from '$lib/words/fluent';
import { TEXTS_OF } from '$lib/words/pages';
import type { LayoutLoad } from './$types';

// One page for all addresses: everything is drawn in the browser from what the server sends.
export const ssr = false;
export const prerender = false;

export const load: LayoutLoad = async ({ route }) => {
  await Promise.all([loadLanguage(), moreTexts(...(TEXTS_OF[route.id ?? ''] ?? []))]);
};
