/** How far this browser has read at each table, for the summary of what happened meanwhile. */

export interface Visit {
  viewer: number;
  /** The last message that was on the screen. */
  n: number;
  /** When, by this machine's clock. */
  at: number;
}

const KEY = 'amunre.visits';
const MOST = 50;
/** Whoever was away for less has seen it all, or has only loaded the page again. */
export const AWAY = 2 * 60_000;

function read(): Record<string, Visit> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Visit>) : {};
  } catch {
    return {};
  }
}

export function lastVisit(table: string): Visit | null {
  return read()[table] ?? null;
}

export function keepVisit(table: string, visit: Visit): void {
  const others = Object.entries(read())
    .filter(([name]) => name !== table)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST - 1);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([[table, visit], ...others])));
}

/** The message after which a summary begins, or nothing where there is none to tell. */
export function missedSince(table: string, viewer: number, head: number, now: number): number | null {
  const visit = lastVisit(table);
  // another viewer's messages have other numbers
  if (!visit || visit.viewer !== viewer || visit.n >= head || now - visit.at < AWAY) return null;
  return visit.n;
}
