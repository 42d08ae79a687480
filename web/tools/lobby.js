// Two people meet at a table: one opens it, the other finds it in the list, they play, talk, and a third finds it by a name and looks on.
import assert from 'node:assert/strict';
import { launch } from './browser.js';
import { guest } from './company.js';
import { startServer } from './server.js';

const server = await startServer();
const browser = await launch();

async function visitor(name) {
  const page = await guest(browser, server.address, name);
  page.on('pageerror', (fault) => assert.fail(`${name}: ${fault.message}`));
  return page;
}

try {
  const [ada, bek, eve] = [await visitor('Ada'), await visitor('Bek'), await visitor('Eve')];
  await ada.goto(`${server.address}/new`);
  await ada.locator('[data-testid=players]').selectOption('3');
  await ada.locator('[data-testid=seat-3]').selectOption('open');
  await ada.locator('form button.strong').click();
  await ada.waitForURL('**/table/*');

  await bek.goto(server.address);
  await bek.locator('.card a[href^="/table/"]').first().click();
  await bek.locator('li button.strong').click();
  await ada.getByText('Bek', { exact: true }).waitFor();
  await ada.locator('button.start').click();
  for (const page of [ada, bek]) await page.locator('[data-testid=confirm]').waitFor();

  // whoever has no link finds the table among the public ones
  await eve.goto(server.address);
  await eve.locator('a[href="/tables"]').click();
  await eve.locator('[data-testid=tables-state]').selectOption('running');
  await eve.locator('[data-testid=tables-player]').fill('be');
  await eve.locator('[data-testid=tables-found] a').first().click();
  await eve.waitForURL(ada.url());
  await eve.locator('.prompt').waitFor();
  assert.equal(await eve.locator('[data-testid=confirm]').count(), 0, 'a spectator has nothing to confirm');

  await ada.locator('.panel .favour').first().click();
  await ada.locator('[data-testid=confirm]').click();
  await ada.locator('[data-testid=change]').waitFor();
  await bek.getByText('has chosen').first().waitFor();
  assert.equal(await bek.getByText('You have sealed').count(), 0, 'the other seat has sealed nothing yet');
  await ada.locator('[data-testid=change]').click();
  await ada.locator('.panel .favour').last().click();
  await ada.locator('[data-testid=confirm]').click();
  await ada.getByText('changed the sealed choice').first().waitFor({ state: 'attached' });

  await bek.locator('.log input').fill('Good luck');
  await bek.locator('.log form button').click();
  await eve.getByText('Good luck').first().waitFor({ state: 'attached' });
  await bek.reload();
  await bek.locator('[data-testid=confirm]').waitFor();
  console.log('two guests and a spectator: opened, joined, begun, sealed, changed, talked, came back');
} finally {
  await browser.close();
  await server.stop();
}
