// The server allows no inline script, and the page that SvelteKit writes has one: it gets a file of its own, named after
// the version, by which the service worker knows it.
import { readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../src/amunre/server/static/', import.meta.url);
const page = new URL('index.html', folder);
const html = readFileSync(page, 'utf8');
const [whole, script] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
if (!whole || !script) throw new Error('index.html has no inline script to move');
const { version } = JSON.parse(readFileSync(new URL('_app/version.json', folder), 'utf8'));
const name = `_app/immutable/boot.${version}.js`;
writeFileSync(new URL(name, folder), script);
writeFileSync(
  page,
  html.replace(whole, () => `<script src="/${name}"></script>`),
);
