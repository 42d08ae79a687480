import { error } from '@sveltejs/kit';

/** Only for those who work on the drawings: nothing of this page is in what is built for players. */
export async function load() {
  if (import.meta.env.DEV) return { Gallery: (await import('./Gallery.svelte')).default };
  error(404);
}
