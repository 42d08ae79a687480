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

export function terrainOf(name: string, isGreen: boolean, room: Rect): string {
  const chance = scattered(name);
  const unit = room.w / 200;
  const count = isGreen ? 7 : 5;
  return Array.from({ length: count }, () => {
    const x = Math.round(room.x + room.w * (0.06 + 0.8 * chance.next().value));
    const y = Math.round(room.y + room.h * (0.3 + 0.5 * chance.next().value));
    if (isGreen) return `M${x} ${y} ${TUFT}`;
    const length = Math.round((36 + 30 * chance.next().value) * Math.max(unit, 0.45));
    return `M${x} ${y} q${length * 0.3} ${-length * 0.24} ${length * 0.55} 0 q${length * 0.2} ${-length * 0.14} ${length * 0.4} 0`;
  }).join(' ');
}
