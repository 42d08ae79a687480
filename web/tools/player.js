// A player made of clicks: looks at the page, finds what could be touched next, and touches it as a person would.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const STUCK_SECONDS = 60;
/** Touches without a move after which the player goes round in circles. */
const MOST_TOUCHES = 80;
/** Confirmations in a game that may miss, because something opened over the button in that moment. */
const MOST_MISSED = 2;
const SHOTS = process.env.SHOTS || join(tmpdir(), 'amunre-shots');

/** Random numbers that are the same in every run. */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

/** A picture for whoever has to find out what went wrong; gives its path. */
export async function picture(page, name) {
  mkdirSync(SHOTS, { recursive: true });
  const path = join(SHOTS, `${name.replaceAll(/[^a-z0-9+-]+/gi, '-')}.png`);
  await page.screenshot({ path });
  return path;
}

/**
 * Runs in the page: waits until there is something to do, and says what and where.
 * `answered` is the decision that was confirmed last: until the next one comes, nothing more is done. `known` is the
 * alert that stood there then.
 */
export function findStep({ answered, known, fiddles, rolls, seconds }) {
  // the natural next step first
  const STEPS = [
    '.beside button.open',
    '[data-testid=bid-step]',
    '.tomb:not(:has([aria-pressed=true])) [role=button]',
    '.build .stepper button:last-child[aria-disabled=false]',
    '[data-testid=gold-card]',
    '[data-testid=choice]',
    '[data-testid=show-all][aria-pressed=false]',
    '.panel .favour[aria-disabled=false]',
    '[data-testid=bid-province]',
    '[data-testid^=more-][aria-disabled=false]',
    '[data-testid=plain]',
    '[data-testid^=tool-]',
    '.province:has(.lit) > [data-province]:not([aria-pressed=true])',
  ];
  // what may be changed before one confirms
  const FIDDLES = [
    '.offer button',
    '.offer .tick:has(input:enabled)',
    '.with label',
    '.stepper button[aria-disabled=false]',
  ];

  function reached(element, block) {
    element.scrollIntoView({ block, inline: 'nearest' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = document.elementFromPoint(x, y);
    // what is drawn on a province, and what a label is made of, is touched for it
    const around = there?.closest('label, .province');
    if (!element.contains(there) && !around?.contains(element)) return null;
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    return { x, y, width: box.width, height: box.height, name: name.slice(0, 60) };
  }

  /** Bars that stay in place may lie on what was only just scrolled into view; then it is brought to the middle. */
  const shown = (element) => reached(element, 'nearest') ?? reached(element, 'center');

  /** One of those that can be reached, by chance. */
  function oneOf(selector, roll) {
    const found = [...document.querySelectorAll(selector)];
    for (let turn = 0; turn < found.length; turn += 1) {
      const at = (Math.floor(roll * found.length) + turn) % found.length;
      const step = shown(found[at]);
      if (step) return { ...step, selector, at };
    }
    return null;
  }

  function look() {
    const table = document.querySelector('[data-status]');
    const close = oneOf('dialog[open] header button', 0);
    if (table?.dataset.status === 'finished') return { kind: 'end', decision: '' };
    if (close) return { ...close, kind: 'close', decision: '' };
    const take = oneOf('[data-testid=take][aria-disabled=false]', 0);
    if (take) return { ...take, kind: 'take', decision: '' };
    const decision = table?.dataset.asked ?? '';
    const alert = document.querySelector('.prompt [role=alert]')?.textContent.trim() ?? '';
    const about = { decision, asked: table?.dataset.decision ?? '', alert };
    if (!decision || decision === answered || table.dataset.busy === 'true')
      return answered && alert && alert !== known && decision === answered
        ? { ...about, kind: 'refused' }
        : null;
    const confirm = oneOf('[data-testid=confirm][aria-disabled=false]', 0);
    if (fiddles > 0) {
      const fiddle = oneOf(FIDDLES[Math.floor(rolls[2] * FIDDLES.length)], rolls[1]);
      if (fiddle) return { ...about, ...fiddle, kind: 'fiddle' };
    }
    if (confirm) return { ...about, ...confirm, kind: 'confirm' };
    const from = rolls[0] < 0.7 ? STEPS : [...STEPS.slice(Math.floor(rolls[2] * STEPS.length)), ...STEPS];
    for (const selector of from) {
      const step = oneOf(selector, rolls[1]);
      if (step) return { ...about, ...step, kind: 'step' };
    }
    return null;
  }

  return new Promise((resolve) => {
    const first = look();
    if (first) return resolve(first);
    const again = () => {
      const step = look();
      if (!step) return;
      stop();
      resolve(step);
    };
    const observer = new MutationObserver(again);
    const missed = setTimeout(() => {
      const table = document.querySelector('[data-status]')?.dataset ?? {};
      const isOpen = document.querySelector('[data-testid=confirm][aria-disabled=false]') !== null;
      if (!answered || table.asked !== answered || table.busy === 'true' || !isOpen) return;
      stop();
      resolve({ kind: 'missed', decision: answered });
    }, 5000);
    const patience = setTimeout(() => {
      stop();
      resolve({ kind: 'stuck', decision: document.querySelector('[data-status]')?.dataset.decision ?? '' });
    }, seconds * 1000);
    function stop() {
      observer.disconnect();
      clearTimeout(missed);
      clearTimeout(patience);
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

const mouse = (page, { x, y }) => page.mouse.click(x, y);

/**
 * Plays until the game is over, or `until` says of a step that it is not to be done. `touch(page, step)` does what is to
 * be done at a step; `check` looks before it.
 */
export async function playToTheEnd(page, name, wanted) {
  const faults = [];
  const note = (fault) => faults.push(fault.message);
  page.on('pageerror', note);
  try {
    return await play(page, name, wanted, faults);
  } finally {
    page.off('pageerror', note);
  }
}

async function play(page, name, { touch = mouse, check = async () => undefined, random, until }, faults) {
  const figures = { clicks: 0, moves: 0, decisions: new Set(), isOver: false };
  let [answered, known] = ['', ''];
  let [present, fiddled, touches, missed] = ['', 0, 0, 0];
  for (;;) {
    const fiddles = fiddled < 2 && random() < 0.3 ? 1 : 0;
    const rolls = [random(), random(), random()];
    const step = await page.evaluate(findStep, { answered, known, fiddles, rolls, seconds: STUCK_SECONDS });
    if (step.decision !== present) [present, fiddled, touches] = [step.decision, 0, 0];
    if (step.asked) figures.decisions.add(step.asked);
    if (step.kind === 'end') return { ...figures, isOver: true };
    touches += 1;
    if (step.kind === 'missed') {
      answered = '';
      missed += 1;
      figures.moves -= 1;
    }
    const wrong =
      faults.join('; ') ||
      (touches > MOST_TOUCHES && `${touches} touches have not led to a move at the decision ${step.asked}`) ||
      (missed > MOST_MISSED && `${missed} confirmations came to nothing`) ||
      (step.kind === 'stuck' && `nothing to touch at the decision ${step.decision || '(none)'}`) ||
      (step.kind === 'refused' && `an offered move was refused: ${step.alert}`);
    if (wrong) throw new Error(`${name}: ${wrong}; see ${await picture(page, `${name}-fault`)}`);
    if (step.kind === 'missed') continue;
    if (until?.(step)) return figures;
    await check(page, step);
    await touch(page, step);
    figures.clicks += 1;
    if (step.kind === 'fiddle') fiddled += 1;
    if (step.kind === 'confirm') {
      [answered, known] = [step.decision, step.alert];
      figures.moves += 1;
    }
  }
}

const byChance = dice(21);

/** Play until a decision of one of these kinds is to be made. */
export const playTo = (page, ...kinds) =>
  playToTheEnd(page, `to ${kinds}`, { random: byChance, until: (step) => kinds.includes(step.asked) });

/** Make up one's mind without confirming. */
export const choose = (page) =>
  playToTheEnd(page, 'choosing', { random: byChance, until: (step) => step.kind === 'confirm' });

export const confirm = (page) => page.locator('[data-testid=confirm]').click();

/** The page has gone on from a decision: a later one is asked, or the choice lies sealed. */
export async function goneOn(page, from) {
  await page
    .waitForFunction(
      (before) => {
        const now = document.querySelector('[data-status]');
        const isSealed = document.querySelector('[data-testid=change]') !== null;
        return now && now.dataset.busy === 'false' && (now.dataset.asked !== before || isSealed);
      },
      from,
      { timeout: 60_000 },
    )
    .catch(async () => {
      throw new Error(`the page does not go on; see ${await picture(page, 'gone-on-fault')}`);
    });
}

/** The final standing in one line. */
export async function standing(page) {
  const final = page.locator('[data-testid=final]');
  await final.waitFor();
  return (await final.innerText()).replaceAll('\n', ' ');
}
