// The server allows no inline script, and the page that SvelteKit writes has one: it gets a file of its own.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../src/amunre/server/static/', import.meta.url);
const page = new URL('index.html', folder);
const html = readFileSync(page, 'utf8');
const [whole, script] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
if (!whole || !script) throw new Error('index.html has no inline script to move');
const name = `_app/immutable/boot.${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
writeFileSync(new URL(name, folder), script);
writeFileSync(
  page,
  html.replace(whole, () => `<script src="/${name}"></script>`),
);
