import { loadLanguage } from '$lib/words/fluent';

// One page for all addresses: everything is drawn in the browser from what the server sends.
export const ssr = false;
export const prerender = false;

export const load = () => loadLanguage();
