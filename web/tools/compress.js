// Puts compressed copies beside the files of the built client, so that the server has nothing to compress.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../../src/amunre/server/static/', import.meta.url));
const TEXT = /\.(js|css|html|json|svg|txt|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const SMALLEST = 1000;

for (const name of readdirSync(FOLDER, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const content = readFileSync(FOLDER + name);
  if (content.length < SMALLEST) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${FOLDER}${name}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${FOLDER}${name}.gz`, gzipSync(content, { level: 9 }));
}
