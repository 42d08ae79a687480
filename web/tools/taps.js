// Small steps of a person at a table, for scripts about devices and connections: open, choose, confirm.

/** What can be chosen, the natural next step first. */
const STEPS = [
  '.beside button.open',
  '[data-testid=bid-step]',
  '.tomb [role=button]',
  '[data-testid=choice]',
  '.panel .favour[aria-disabled=false]',
  '[data-testid=bid-province]',
  '[data-testid^=more-]:enabled',
  '[data-testid=plain]',
  '[data-testid^=tool-]',
];
const CONFIRM = '[data-testid=confirm]:enabled:not([aria-disabled=true])';

/** Set what a browser prefers before its first page. */
export async function prefer(context, kept) {
  const wanted = { name: 'Ada', title: 'classic', bots: 2, level: 'greedy', confirm: true, ...kept };
  await context.addInitScript(
    (json) => localStorage.getItem('amunre.preferences') ?? localStorage.setItem('amunre.preferences', json),
    JSON.stringify(wanted),
  );
}

/** Which question is on the page, by its kind; empty if none. */
export function askedKind(page) {
  return page.evaluate(() => document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? '');
}

/**
 * Runs in the page: steps towards answers, by chance where there is a choice, until one of these is there or nothing can
 * be done for a while; says which.
 */
function playInPage({ steps, confirm, seed, until, patience }) {
  let state = seed;
  const roll = () => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x80000000;
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);

  function step() {
    const [ready] = [...shown('dialog[open] header button'), ...shown(confirm)];
    if (ready) {
      ready.click();
      return true;
    }
    const chance = roll();
    for (const selector of chance < 0.7 ? steps : steps.toReversed()) {
      const found = shown(selector);
      const one = found[Math.floor(roll() * found.length)];
      if (one) {
        one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        return true;
      }
    }
    return false;
  }

  return new Promise((resolve) => {
    let last = performance.now();
    const turn = () => {
      const there = until.find((selector) => document.querySelector(selector));
      if (there) return resolve(there);
      if (step()) last = performance.now();
      if (performance.now() - last > patience) return resolve('');
      setTimeout(turn, 8);
    };
    turn();
  });
}

let seed = 11;

/** Play until one of these selectors is on the page, and say which; fails when there is nothing left to do. */
export async function playUntil(page, ...until) {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  const wanted = { steps: STEPS, confirm: CONFIRM, seed, until, patience: 60_000 };
  const found = await page.evaluate(playInPage, wanted);
  if (!found) throw new Error(`nothing to do at "${await askedKind(page)}" before ${until.join(', ')}`);
  return found;
}

/** Choose something for the present question, without confirming it. */
export async function choose(page) {
  const end = Date.now() + 60_000;
  for (let turn = 0; Date.now() < end; turn += 1) {
    if (await page.locator(CONFIRM).count()) return;
    const found = page.locator(STEPS.join(', ')).locator('visible=true');
    const count = await found.count(); // none while a command is on its way
    if (count) await found.nth(turn % count).click();
    await page.waitForTimeout(30);
  }
  throw new Error(`nothing could be chosen at ${await askedKind(page)}`);
}

export async function confirm(page) {
  await page.locator(CONFIRM).click();
}
