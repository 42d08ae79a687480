// Every page that opens leaves the console empty: no script fails, nothing is forbidden by the server's policy, nothing is
// missing. And the licence that the page about the game links to can be read, also where the client is kept.
//
//   node tools/quiet.js [NAME ...]     ADDRESS=http://... names a server that runs already
import assert from 'node:assert/strict';
import { launch } from './browser.js';
import { deviceOf, goTo, readMoments, SCREENS } from './screens.js';
import { serverToUse } from './server.js';

const DESK = { width: 1440, height: 900 };
/** Where the browser itself writes a line: without a connection, on an address that is not there. */
const LOUD = ['offline', 'lost'];
/** They wait long for a bot, and are made of parts that others show. */
const LONG = ['analysis', 'hint', 'coach'];
/** Of the moments from fixed games, those that are drawn differently. The server knows no such tables, and says so. */
const MOMENTS = ['auction', 'scoring', 'all-tomb', 'expert', 'cards-offer'];
const isAsked = (name) =>
  SCREENS[name].moment ? MOMENTS.includes(name) : !LOUD.includes(name) && !LONG.includes(name);

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(SCREENS).filter(isAsked);
const began = Date.now();
const moments = readMoments();
const server = await serverToUse();
const browser = await launch();
const said = [];

async function listenAt(name) {
  const context = await browser.newContext({ ...deviceOf(DESK) });
  const page = await context.newPage();
  await page.addInitScript(() => delete Navigator.prototype.serviceWorker); // keeping the client is not what is asked
  page.on('console', (message) => {
    const isUnknown =
      SCREENS[name].moment && new URL(message.location().url || server.address).pathname.startsWith('/api/');
    if (!isUnknown) said.push(`${name}: ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (fault) => said.push(`${name}: ${fault.message}`));
  await goTo(page, server.address, name, moments);
  await context.close();
}

async function readLicence() {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.address}/about`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.locator('a[href="/license.txt"]').click();
  await page.waitForURL('**/license.txt');
  assert.match(await page.locator('body').innerText(), /Permission is hereby granted, free of charge/);
  await context.close();
}

try {
  for (const name of names) await listenAt(name);
  await readLicence();
} finally {
  await browser.close();
  await server.stop();
}
const seconds = ((Date.now() - began) / 1000).toFixed(0);
console.log(`quiet: ${names.length} screens, ${said.length} lines in the console, ${seconds} s`);
assert.deepEqual(said, []);
