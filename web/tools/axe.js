// Looks at every page and every dialog with axe, on a phone by day and by night, and at those that a desk shows in
// another order on a desk too.
//
//   node tools/axe.js [NAME ...]     ADDRESS=http://... names a server that runs already, DATA its folder; AT_ONCE=2 screens side by side
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launch } from './browser.js';
import { deviceOf, goTo, readMoments, SCREENS } from './screens.js';
import { serverToUse } from './server.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PHONE = { width: 360, height: 800 };
const DESK = { width: 1440, height: 900 };
/** Screens with more beside each other on a desk; the others are the same column there. */
const WIDE = [
  ...['home', 'new', 'admin', 'lobby', 'coach', 'auction', 'market', 'offer', 'all-tomb', 'log', 'scoring'],
  ...[
    'piles',
    'reference',
    'cards-bid',
    'cards-four',
    'cards-pyramid',
    'ending',
    'replay',
    'review',
    'rules-page',
  ],
];
const AT_ONCE = Number(process.env.AT_ONCE ?? 2);
/** By night the page is the same and has other colours: only they are looked at again, once for all sizes. */
const COLOURS = { type: 'rule', values: ['color-contrast'] };
/** Screens that are made of the same parts as another one. */
const ALIKE = [
  'second',
  'gift',
  'harvest',
  'reference-five',
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
  // what lies under a dialog cannot be reached and is a screen of its own
  const found = await page.evaluate(
    (wanted) => window.axe.run(document.querySelector('dialog[open]') ?? document, wanted),
    options,
  );
  looks += 1;
  for (const { id, help, nodes } of found.violations) {
    failed += 1;
    console.log(`${name}: ${id}: ${help} (${nodes.length})`);
    for (const node of nodes.slice(0, 3))
      console.log(`    ${node.target.join(' ')}  ${node.failureSummary.split('\n')[1]}`);
  }
}

async function lookAt(context, address, name, moments) {
  const page = await context.newPage();
  await goTo(page, address, name, moments);
  await page.evaluate(AXE);
  const { width } = page.viewportSize();
  await look(page, `${name} ${width} light`, TAGS);
  if (width === PHONE.width) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await look(page, `${name} ${width} dark`, COLOURS);
  }
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: address,
    storageTypes: 'cookies,local_storage,indexeddb',
  });
  await page.close();
}

/** All waiting screens, one after the other. Each finds the client loaded, and nothing else of those before. */
async function lookAtAll(browser, address, moments, viewport, waiting) {
  // keeping the client for times without a connection costs more than a look, and one screen alone needs it
  const contextOf = (serviceWorkers) =>
    browser.newContext({ ...deviceOf(viewport), bypassCSP: true, serviceWorkers });
  const context = await contextOf('block');
  for (let name = waiting.shift(); name; name = waiting.shift())
    await lookAt(name === 'offline' ? await contextOf('allow') : context, address, name, moments);
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
  const wide = new Set([...WIDE, ...process.argv.slice(2)]);
  for (const [size, waiting] of [
    [PHONE, [...names]],
    [DESK, names.filter((name) => wide.has(name))],
  ]) {
    const worker = () => lookAtAll(browser, server.address, moments, size, waiting);
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
} finally {
  await browser.close();
  await server.stop();
}
const seconds = ((Date.now() - began) / 1000).toFixed(0);
console.log(`axe: ${names.length} screens, ${looks} looks, ${failed} faults, ${seconds} s`);
if (failed) process.exitCode = 1;
