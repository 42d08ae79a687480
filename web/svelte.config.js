import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: vitePreprocess(),
  kit: {
    // The server serves this folder, and index.html for every address that is not a file or an API route.
    adapter: adapter({ pages: '../src/amunre/server/static', fallback: 'index.html' }),
    version: { pollInterval: 10 * 60_000 },
    alias: { $locales: 'locales' },
  },
};
