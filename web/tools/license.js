// Puts the licence where the page about the game links to it.
import { copyFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
copyFileSync(new URL('LICENSE', root), new URL('src/amunre/server/static/license.txt', root));
