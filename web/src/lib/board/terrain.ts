/** A little grass or some dunes behind the things of a province: the same ones every time. */
import type { Rect } from './geometry';

/** Numbers between 0 and 1 that depend on a name only. */
function* scattered(name: string): Generator<number, number> {
  let state = 7;
  for (const letter of name) state = (state * 31 + letter.charCodeAt(0)) % 9973;
  while (true) {
    state = (state * 421 + 1663) % 7875;
    yield state / 7875;
  }
}

const TUFT = 'q-1 -4 -4 -6 m4 6 q0 -5 0 -8 m0 8 q1 -4 4 -6';
const SMALL_TUFT = 'q-.5 -2 -2 -3 m2 3 v-4 m0 4 q.5 -2 2 -3';

export function terrainOf(name: string, isGreen: boolean, room: Rect): string {
  const chance = scattered(name);
  const isSlim = room.w < 120;
  const count = isSlim ? 3 : 6;
  return Array.from({ length: count }, () => {
    const x = Math.round(room.x + room.w * (0.06 + (isGreen ? 0.86 : 0.6) * chance.next().value));
    const y = Math.round(room.y + room.h * (0.3 + 0.5 * chance.next().value));
    if (isGreen) return `M${x} ${y} ${isSlim ? SMALL_TUFT : TUFT}`;
    const length = Math.round((36 + 30 * chance.next().value) * (isSlim ? 0.42 : 1));
    const ripple = `m${-length * 0.8} 4 q${length * 0.28} ${-length * 0.12} ${length * 0.5} 0`;
    return `M${x} ${y} q${length * 0.42} ${-length * 0.3} ${length} 0 ${ripple}`;
  }).join(' ');
}
