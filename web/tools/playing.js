// How a robot plays by clicking: the same steps in every run.

/** What can be clicked, the natural next step first. */
const STEPS = [
  '.beside button.open',
  '.tomb [role=button]',
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

/** One click towards an answer; false if there was nothing to click. */
export async function step(page) {
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
