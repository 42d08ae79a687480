/** Keys at the table. The board is one stop; arrows go from province to province on the map. */
import { grid } from '$lib/printed';

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The province that lies next in the direction of an arrow; the same one at the edge of the map. */
export function neighbour(province: string, key: string): string {
  const step = STEPS[key];
  if (!step) return province;
  const row = grid.findIndex((names) => names.includes(province));
  if (row < 0) return grid[0]?.[0] ?? '';
  let at: [number, number] = [row, grid[row]?.indexOf(province) ?? 0];
  for (;;) {
    at = [at[0] + step[0], at[1] + step[1]];
    const name = grid[at[0]]?.[at[1]];
    if (name === undefined) return province;
    if (name) return name;
  }
}

/** Whether somebody is typing, so that keys mean letters. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}
