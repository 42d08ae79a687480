/** Resolves when the page has nothing more urgent to do, at the latest after so many milliseconds. */
const LATEST = 2000;
/** Not every browser says when it is idle; there, so many milliseconds have to do. */
const A_MOMENT = 200;

export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, A_MOMENT);
  });
}
