// A robot that plays whole games by clicking, in a real browser against a real server and its bots.
//
//   node tools/robot.js [TITLE:PLAYERS ...]     SHOTS=folder keeps a picture of every kind of decision,
//   ADDRESS=http://... plays on a server that runs already
import { mkdirSync } from 'node:fs';
import { launch } from './browser.js';
import { startServer } from './server.js';

const TITLES = process.argv.length > 2 ? process.argv.slice(2) : ['classic:4', 'anniversary:3', 'cardgame:4'];
const SHOTS = process.env.SHOTS ?? '';
const GAME_MINUTES = 5;
const STUCK_SECONDS = 60;

/** What can be clicked, the natural next step first. */
const STEPS = [
  '.beside button.open',
  '.tomb [role=button]',
  '[data-testid=gold-card]',
  '[data-testid=choice]',
  '.panel .favour[aria-disabled=false]',
  '[data-testid=bid-province]',
  '[data-testid^=more-]:enabled',
  '[data-testid=plain]',
  '[data-testid^=tool-]',
];

let state = 7;
/** A random number that is the same in every run. */
function random(below) {
  state = (state * 1103515245 + 12345) % 2147483648;
  return Math.floor((state / 2147483648) * below);
}

async function open(page, address, title, players) {
  await page.goto(address);
  await page.evaluate(
    ([wanted, bots]) => {
      const kept = { name: 'Robot', title: wanted, bots, level: 'greedy', confirm: true };
      localStorage.setItem('amunre.preferences', JSON.stringify(kept));
    },
    [title, players - 1],
  );
  if (title.includes('+')) {
    const [edition, ...expansions] = title.split('+');
    await page.goto(`${address}/new`);
    await page
      .locator('input[name=edition]')
      .nth(['classic', 'revised', 'anniversary'].indexOf(edition))
      .check();
    for (const name of expansions) await page.locator(`[data-testid=expansion-${name}]`).check();
    await page.locator('[data-testid=players]').selectOption(String(players));
    for (let seat = 2; seat <= players; seat += 1) {
      await page.locator(`[data-testid=seat-${seat}]`).selectOption('greedy');
    }
    await page.locator('form button.strong').click();
  } else {
    await page.reload();
    await page.locator('[data-testid=play-now]').click();
  }
  await page.waitForURL('**/table/*');
}

/** One click towards an answer; false if there was nothing to click. */
async function step(page) {
  const dialog = page.locator('dialog[open]');
  if (await dialog.count()) {
    await page.keyboard.press('Escape');
    return true;
  }
  const confirm = page.locator('[data-testid=confirm]:enabled');
  if (await confirm.count()) {
    await confirm.click({ timeout: 2000 });
    return true;
  }
  const from = random(10) < 7 ? STEPS : [...STEPS].sort(() => random(3) - 1);
  for (const selector of from) {
    const found = page.locator(selector);
    const count = await found.count();
    if (count) {
      await found.nth(random(count)).click({ timeout: 2000 });
      return true;
    }
  }
  return false;
}

async function play(browser, address, title, players) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  await open(page, address, title, players);
  const seen = new Set();
  const end = Date.now() + GAME_MINUTES * 60_000;
  let clicks = 0;
  let last = Date.now();
  while (!(await page.locator('[data-status=finished]').count())) {
    if (Date.now() > end) throw new Error(`${title}: no end in ${GAME_MINUTES} minutes and ${clicks} clicks`);
    if (faults.length) throw new Error(`${title}: ${faults.join('; ')}`);
    const kind = await page.evaluate(
      () => document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? '',
    );
    if (SHOTS && kind && !seen.has(kind)) {
      mkdirSync(SHOTS, { recursive: true });
      await page.screenshot({ path: `${SHOTS}/${title}-${kind}.png` });
    }
    seen.add(kind);
    // a state that arrives between looking and clicking makes a click miss; the next look finds the new one
    const clicked = await step(page).catch(() => false);
    if (clicked) {
      clicks += 1;
      last = Date.now();
    } else if (Date.now() - last > STUCK_SECONDS * 1000) {
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/${title}-stuck.png` });
      throw new Error(`${title}: nothing to click at the decision ${kind}`);
    } else await page.waitForTimeout(40);
  }
  if (!(await page.locator('[data-testid=final]').count())) {
    await page.locator('.confirm button.strong').click();
  }
  const standing = await page.locator('[data-testid=final]').innerText();
  console.log(`${title}: ${clicks} clicks, decisions ${[...seen].filter(Boolean).join(', ')}`);
  console.log(standing.replaceAll('\n', ' '));
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${title}-end.png` });
  await context.close();
}

const running = { address: process.env.ADDRESS, lines: [], stop: async () => undefined };
const server = process.env.ADDRESS ? running : await startServer();
const browser = await launch();
try {
  for (const wanted of TITLES) {
    const [title, players] = wanted.split(':');
    await play(browser, server.address, title, Number(players ?? 3));
  }
} catch (fault) {
  console.error(server.lines.slice(-20).join('\n'));
  throw fault;
} finally {
  await browser.close();
  await server.stop();
}
