// People in browsers of their own, who meet at a table.

/** Set what a browser prefers before its first page. */
export async function prefer(context, kept) {
  await context.addInitScript(
    (json) => localStorage.getItem('amunre.preferences') ?? localStorage.setItem('amunre.preferences', json),
    JSON.stringify({ confirm: true, ...kept }),
  );
}

/** Somebody with an own browser profile and a name. */
export async function guest(browser, address, name, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await prefer(context, { name });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('[data-testid=play-now]').waitFor();
  return page;
}

/** Make an account on a page of the client, or log in to one. */
export async function enter(page, address, name, password, isNew = false) {
  await page.goto(`${address}/account`);
  const at = (id) => page.locator(`[data-testid=${id}]`).first();
  await at('make-account').waitFor();
  if (isNew) await at('make-account').click();
  await page.locator('input[name=username]').fill(name);
  await page.locator('input[type=password]').fill(password);
  await at('account-go').click();
  await at('account-name').waitFor();
}

/** The first sets up a table for as many as there are, bots in the seats after them; all sit down, and it begins. */
export async function meet(pages, address, title, bots = 0) {
  const [host, ...others] = pages;
  const [edition, ...expansions] = title.split('+');
  const players = pages.length + bots;
  await host.goto(`${address}/new`);
  await host.locator('form').waitFor();
  await host
    .locator('input[name=edition]')
    .nth(['classic', 'revised', 'anniversary'].indexOf(edition))
    .check();
  for (const name of expansions) await host.locator(`[data-testid=expansion-${name}]`).check();
  await host.locator('[data-testid=players]').selectOption(`${players}`);
  for (let seat = 2; seat <= players; seat += 1) {
    const who = seat <= pages.length ? 'open' : 'greedy';
    await host.locator(`[data-testid=seat-${seat}]`).selectOption(who);
  }
  await host.locator('form button.strong').click();
  await host.waitForURL('**/table/*');
  for (const page of others) {
    await page.goto(host.url());
    await page.locator('li button.strong').first().click();
    await page.getByText('Waiting for the host').waitFor();
  }
  if (others.length) await host.locator('button.start').click();
  for (const page of pages) await page.locator('[data-status=running]').waitFor();
  return host.url().split('/').at(-1);
}

/** The messages of a table over HTTP, as the seat of a page gets them. */
export async function messagesOf(page, address, table) {
  const seats = await page.evaluate(() => JSON.parse(localStorage.getItem('amunre.seats') ?? '[]'));
  const token = seats.find((seat) => seat.table === table)?.token;
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`${address}/api/tables/${table}/messages?since=0`, { headers });
  return (await answer.json()).messages;
}
