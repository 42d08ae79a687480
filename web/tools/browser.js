// A headless Chromium for screenshots and browser tests.
//
//   SLOW=4 node tools/robot.js     every page has a processor so many times slower: what is only quick enough fails
import { chromium } from 'playwright-core';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const SLOW = Number(process.env.SLOW ?? 1);

export async function launch() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  return SLOW > 1 ? slowed(browser) : browser;
}

/** The same browser, whose new pages are slow. */
function slowed(browser) {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
      return page;
    };
    return context;
  };
  return browser;
}
