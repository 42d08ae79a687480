/** The Nile: its water by the position of the temple, its banks, its delta. Positions may lie in between. */
import { bend, type Layout } from './geometry';

const round = (value: number) => Math.round(value * 10) / 10;

/** Width of the water; between two positions while the river rises or falls. */
export function waterWidth(map: Layout, level: number): number {
  const low = Math.floor(level);
  const from = map.waters[low] ?? 0;
  const to = map.waters[low + 1] ?? from;
  return from + (to - from) * (level - low);
}

export function middle(map: Layout): number {
  return (map.columns[2] + map.columns[3]) / 2;
}

/** Top of the river proper, where the arms of the delta part. */
export function fork(map: Layout): number {
  return (map.rows[0]?.[0] ?? 0) + (map.slim ? 16 : 40);
}

function half(map: Layout, width: number, y: number): number {
  const s = y / map.height;
  // the river grows to its width below the fork
  const grown = Math.min(1, (y - fork(map)) / (map.height * 0.06));
  return (width / 2) * (0.76 + 0.24 * grown) + width * 0.026 * (Math.sin(s * 38) + Math.sin(s * 61 + 1));
}

const STEPS = 60;

function side(map: Layout, width: number, sign: number): string[] {
  const top = fork(map);
  return Array.from({ length: STEPS + 1 }, (_, n) => {
    const y = top + ((map.height - top) * n) / STEPS;
    return `${round(middle(map) + bend(map, y) + sign * half(map, width, y))} ${round(y)}`;
  });
}

/** The outline of so much water from the fork to the south. */
export function courseOf(map: Layout, width: number): string {
  return `M${[...side(map, width, -1), ...side(map, width, 1).reverse()].join(' L')} Z`;
}

/** The two lines along which water and land meet. */
export function shoresOf(map: Layout, width: number): string {
  return [-1, 1].map((sign) => `M${side(map, width, sign).join(' L')}`).join(' ');
}

/** Lines of the current. */
export function currents(map: Layout, width: number): string {
  const lines: string[] = [];
  const step = map.slim ? 44 : 84;
  for (const [share, shift] of [
    [-0.27, 0],
    [0.27, 0.45],
    [0.02, 0.75],
  ] as const) {
    for (let top = fork(map) + step * (0.5 + shift); top < map.height - step; top += step) {
      const points = [0, 0.12, 0.24, 0.36].map((part) => {
        const y = top + step * part;
        return `${round(middle(map) + bend(map, y) + share * width)} ${round(y)}`;
      });
      lines.push(`M${points.join(' L')}`);
    }
  }
  return lines.join(' ');
}

const MOUTHS = [-0.27, -0.16, -0.052, 0.052, 0.16, 0.27];

/** The arms of the delta as lines from the fork to the sea. */
export function arms(map: Layout, width: number): string {
  const foot = fork(map) + (map.slim ? 6 : 14);
  const north = map.rows[0]?.[0] ?? 0;
  const x0 = middle(map) + bend(map, foot);
  return MOUTHS.map((mouth) => {
    const x = round(x0 + (mouth / 0.27) * width * 0.36);
    const end = round(middle(map) + mouth * map.width);
    // the arms spread only above the provinces
    const turn = round(middle(map) + (mouth / 0.27) * (map.columns[3] - map.columns[2]) * 0.32);
    return `M${x} ${round(foot)} C${x} ${round(foot - (foot - north) * 0.7)} ${turn} ${round(north - (north - map.sea) * 0.36)} ${end} ${map.sea - 8}`;
  }).join(' ');
}

export function armWidth(map: Layout, width: number): number {
  return map.slim ? 1.5 + width / 9 : 3.5 + width / 10;
}

/** The coast of the Great Green. */
export function coast(map: Layout): string {
  const { width, sea } = map;
  const d = map.slim ? 4 : 9;
  return (
    `M-9 -9 H${width + 9} V${sea - d} Q${width * 0.86} ${sea + d} ${width * 0.75} ${sea}` +
    ` Q${width / 2} ${sea + 2 * d} ${width * 0.25} ${sea} Q${width * 0.14} ${sea + d} -9 ${sea - d} Z`
  );
}
