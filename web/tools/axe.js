// Looks at every page and every dialog with axe, by day and by night, on a desk and on a phone.
//
//   node tools/axe.js [NAME ...]     ADDRESS=http://... names a server that runs already; AT_ONCE=2 screens side by side
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launch } from './browser.js';
import { deviceOf, goTo, readMoments, SCREENS } from './screens.js';
import { serverToUse } from './server.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
];
const AT_ONCE = Number(process.env.AT_ONCE ?? 2);
/** By night the page is the same and has other colours: only they are looked at again. */
const LOOKS = { light: TAGS, dark: { type: 'rule', values: ['color-contrast'] } };
/** Screens that are made of the same parts as another one. */
const ALIKE = [
  'second',
  'gift',
  'harvest',
  'five',
  'five-harvest',
  'all-auction',
  'all-market',
  'all-harvest',
  'cards-two',
  'cards-three',
  'cards-over',
];

let [looks, failed] = [0, 0];

async function look(page, name, runOnly) {
  const options = { runOnly, resultTypes: ['violations'] };
  const found = await page.evaluate((wanted) => window.axe.run(document, wanted), options);
  looks += 1;
  for (const { id, help, nodes } of found.violations) {
    failed += 1;
    console.log(`${name}: ${id}: ${help} (${nodes.length})`);
    for (const node of nodes.slice(0, 3))
      console.log(`    ${node.target.join(' ')}  ${node.failureSummary.split('\n')[1]}`);
  }
}

async function lookAt(browser, address, name, moments, viewport) {
  // keeping the client for times without a connection costs more than a look, and one screen alone needs it
  const serviceWorkers = name === 'offline' ? 'allow' : 'block';
  const context = await browser.newContext({ ...deviceOf(viewport), bypassCSP: true, serviceWorkers });
  const page = await context.newPage();
  await goTo(page, address, name, moments);
  await page.evaluate(AXE);
  for (const [colorScheme, runOnly] of Object.entries(LOOKS)) {
    await page.emulateMedia({ colorScheme });
    await look(page, `${name} ${viewport.width} ${colorScheme}`, runOnly);
  }
  await context.close();
}

const names =
  process.argv.length > 2
    ? process.argv.slice(2)
    : Object.keys(SCREENS).filter((name) => !ALIKE.includes(name));
const began = Date.now();
const moments = readMoments();
const server = await serverToUse();
const browser = await launch();
try {
  const waiting = names.flatMap((name) => SIZES.map((size) => [name, size]));
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await lookAt(browser, server.address, next[0], moments, next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
} finally {
  await browser.close();
  await server.stop();
}
const seconds = ((Date.now() - began) / 1000).toFixed(0);
console.log(`axe: ${names.length} screens, ${looks} looks, ${failed} faults, ${seconds} s`);
if (failed) process.exitCode = 1;
