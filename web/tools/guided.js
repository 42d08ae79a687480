// A robot takes the guided first game from the first page to its end: every decision finds its lesson, lessons can
// be turned back, put off and taken up again, and go on after a reload.   SHOTS=folder keeps pictures.
import assert from 'node:assert/strict';
import { launch } from './browser.js';
import { dice, playToTheEnd } from './player.js';
import { startServer } from './server.js';

const SHOTS = process.env.SHOTS ?? '';

const server = await startServer();
const browser = await launch();
const lesson = (page) => page.locator('[data-testid=coach]');

/** The lessons that this browser has met. */
const met = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('amunre.course') ?? '{}').met ?? []);

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

/** A long press asks what something is, and does not choose it. */
async function press(page) {
  const name = page.locator('.province:has([data-province=thebes]) text', { hasText: 'Thebes' }).last();
  const { x, y } = await name.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 8, y: y + 8 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.locator('[data-testid=tip]').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(100);
  assert.match(await page.locator('[data-testid=tip]').innerText(), /Thebes/);
  assert.equal(await page.locator('[role=alert]').count(), 0, 'nothing was chosen, so nothing is refused');
  await page.keyboard.press('Escape');
}

/** Tooltips come by pointing and by keyboard, and Escape sends them away. */
async function tips(page) {
  const tip = page.locator('[data-testid=tip]');
  const track = await page.locator('[data-testid=temple-track]').boundingBox();
  await page.mouse.move(track.x + track.width / 2, track.y + track.height / 2, { steps: 3 });
  await tip.waitFor();
  assert.match(await tip.innerText(), /Position \d.*gold/s, 'the track tells what a position pays');
  const titles = await page.locator('[data-testid=temple-track] title').count();
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
  await page.mouse.move(5, track.y);
  await page.locator('[data-testid=temple-track] title').nth(titles).waitFor({ state: 'attached' }); // they come back
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tip.waitFor();
  const told = await page.evaluate(
    () => document.getElementById(document.activeElement.getAttribute('aria-describedby'))?.textContent,
  );
  assert.ok(
    told && (await tip.innerText()).includes(told.trim()),
    'what has the focus is described by its tip',
  );
  await page.keyboard.press('Escape');
}

try {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(server.address);
  await page.locator('[data-testid=learn]').click();
  await page.waitForURL('**/table/*');
  await lesson(page).waitFor();
  await tips(page);
  await press(page);
  let leafed = false;
  const { decisions } = await playToTheEnd(page, 'guided', {
    random: dice(7),
    async check(where, step) {
      if (SHOTS) await where.screenshot({ path: `${SHOTS}/guided-${step.asked}.png` });
      if (leafed || step.kind !== 'step' || (await met(where)).length < 4) return;
      await leaf(where);
      leafed = true;
    },
  });
  const asked = [...decisions];
  const hasEnded = () => JSON.parse(localStorage.getItem('amunre.course') ?? '{}').met?.includes('ended');
  await page.waitForFunction(hasEnded, null, { timeout: 60_000 });
  const lessons = await met(page);
  assert.ok(leafed, 'lessons were leafed through');
  assert.deepEqual(
    asked.filter((kind) => !lessons.includes(kind)),
    [],
    'decisions without a lesson',
  );
  const told = ['welcome', 'offerings', 'harvested', 'scoring', 'ended'];
  assert.deepEqual(
    told.filter((id) => !lessons.includes(id)),
    [],
    'explanations that did not come',
  );
  await page.locator('[data-testid=final]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
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
