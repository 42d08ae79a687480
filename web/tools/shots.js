// Pictures of the main screens, on a phone, a tablet and a desk, by day and by night.
//
//   node tools/shots.js FOLDER [NAME ...]     without names: all of them; SIZES=1440 SCHEMES=light for fewer,
//   SPEAK=de for another language
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser.js';
import { deviceOf, goTo, readMoments, SCREENS } from './screens.js';
import { serverToUse } from './server.js';

const [folder = 'shots', ...names] = process.argv.slice(2);
const SIZES = [
  { width: 360, height: 800 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
].filter(({ width }) => (process.env.SIZES ?? `${width}`).split(',').includes(`${width}`));
const SCHEMES = (process.env.SCHEMES ?? 'light,dark').split(',');

async function take(browser, address, name, moments, viewport) {
  const deviceScaleFactor = viewport.width < 600 ? 2 : 1;
  const context = await browser.newContext({ ...deviceOf(viewport), deviceScaleFactor });
  const page = await context.newPage();
  await goTo(page, address, name, moments);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `${name}-${viewport.width}-${colorScheme}.png`) });
  }
  await context.close();
}

mkdirSync(folder, { recursive: true });
const moments = readMoments();
const server = await serverToUse();
const browser = await launch();
try {
  for (const name of names.length ? names : Object.keys(SCREENS)) {
    for (const viewport of SIZES) await take(browser, server.address, name, moments, viewport);
    console.log(`${name}: ${SIZES.length * SCHEMES.length} pictures`);
  }
  console.log(`in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}
