import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** SvelteKit hides its announcer by an inline style, which the server's policy forbids; app.css hides it instead. */
const plainAnnouncer = {
  name: 'plain-announcer',
  markup({ content, filename }) {
    if (!filename?.endsWith('/generated/root.svelte')) return undefined;
    const code = content.replace(/(id="svelte-announcer"[^>]*?) style="[^"]*"/, '$1');
    if (code === content) throw new Error('the announcer has no inline style to take away');
    return { code };
  },
};

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: [plainAnnouncer, vitePreprocess()],
  kit: {
    // The server serves this folder, and index.html for every address that is not a file or an API route.
    adapter: adapter({ pages: '../src/amunre/server/static', fallback: 'index.html' }),
    version: { pollInterval: 10 * 60_000 },
    alias: { $locales: 'locales' },
  },
};
