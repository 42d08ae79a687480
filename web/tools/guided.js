// A robot takes the guided first game from the first page to its end: every decision finds its lesson, lessons can
// be turned back, put off and taken up again, and go on after a reload.   SHOTS=folder keeps pictures.
import assert from 'node:assert/strict';
import { launch } from './browser.js';
import { step } from './playing.js';
import { startServer } from './server.js';

const SHOTS = process.env.SHOTS ?? '';
const MINUTES = 4;

const server = await startServer();
const browser = await launch();
const lesson = (page) => page.locator('[data-testid=coach]');

/** The lessons that this browser has met. */
const met = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('amunre.course') ?? '{}').met ?? []);

async function decision(page) {
  return page.evaluate(() => document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? '');
}

/** Once, in the middle: back, forth, no more, reload, again. */
async function leaf(page) {
  const before = await met(page);
  await page.locator('[data-testid=coach-back]').click();
  await page.locator('[data-testid=coach-next]').click();
  await page.locator('[data-testid=coach-stop]').click();
  assert.equal(await lesson(page).count(), 0, 'whoever wants no lessons sees none');
  await page.reload();
  await page.locator('[data-testid=coach-resume]').click();
  await lesson(page).waitFor();
  assert.deepEqual((await met(page)).slice(0, before.length), before, 'the course goes on after a reload');
}

try {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const faults = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  await page.goto(server.address);
  await page.locator('[data-testid=learn]').click();
  await page.waitForURL('**/table/*');
  await lesson(page).waitFor();
  const asked = new Set();
  const end = Date.now() + MINUTES * 60_000;
  let leafed = false;
  while (!(await page.locator('[data-status=finished]').count())) {
    assert.ok(Date.now() < end, `no end in ${MINUTES} minutes; decisions ${[...asked].join(', ')}`);
    assert.deepEqual(faults, []);
    const kind = await decision(page);
    if (kind && !asked.has(kind)) {
      asked.add(kind);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/guided-${kind}.png` });
    }
    if (asked.size > 3 && !leafed) {
      await leaf(page);
      leafed = true;
    }
    // a state that arrives between looking and clicking makes a click miss; the next look finds the new one
    if (!(await step(page).catch(() => false))) await page.waitForTimeout(30);
  }
  await page.waitForTimeout(300);
  const lessons = await met(page);
  assert.ok(leafed, 'lessons were leafed through');
  assert.deepEqual(
    [...asked].filter((kind) => !lessons.includes(kind)),
    [],
    'decisions without a lesson',
  );
  const told = ['welcome', 'offerings', 'harvested', 'scoring', 'ended'];
  assert.deepEqual(
    told.filter((id) => !lessons.includes(id)),
    [],
    'explanations that did not come',
  );
  await page.keyboard.press('Escape');
  let done = 0;
  for (let number = lessons.length; number > 1; number -= 1) {
    done += await page.locator('[data-testid=coach-task][data-done=true]').count();
    await page.locator('[data-testid=coach-back]').click();
  }
  assert.ok(done >= 3, `the robot has done ${done} tasks`);
  console.log(`guided game: ${lessons.length} lessons (${lessons.join(', ')}), ${done} tasks done`);
} catch (fault) {
  console.error(server.lines.slice(-10).join('\n'));
  throw fault;
} finally {
  await browser.close();
  await server.stop();
}
