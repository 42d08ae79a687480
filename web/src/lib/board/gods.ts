/** The eight statues, one body and a head for each god, and the Pharaoh. */
import { disc, type Drawing, type Shape } from './shapes';

const stone = (d: string): Shape => [d, 'light', 'dark', 1.1];
const gold = (d: string): Shape => [d, 'gold', 'coin', 1.1];
const line = (d: string, width = 1.2): Shape => [d, '', 'dark', width];
const eyes = (x: number, y: number): Shape => [`${disc(-x, y, 0.9)} ${disc(x, y, 0.9)}`, 'dark'];
const eye = (x: number, y: number): Shape => [disc(x, y, 0.95), 'dark'];

const BODY: readonly Shape[] = [
  stone('M-6.4 0 L-7.4 -11.4 Q-6.6 -15.4 0 -15.4 Q6.6 -15.4 7.4 -11.4 L6.4 0 Z'),
  line('M-7 -9 L4 -5.4 M7 -9 L-4 -5.4', 1.1),
  ['M-4.4 -15 Q0 -9.8 4.4 -15 Z', 'favour', 'dark', 0.9],
];
const BEARD: Shape = ['M-0.9 -16.4 H0.9 L0.5 -11.8 H-0.5 Z', 'dark'];

const HEADS: Record<string, readonly Shape[]> = {
  /** A falcon with the double crown. */
  horus: [
    stone('M-4.6 -15 C-5.6 -22 -3.6 -26 0.4 -26 C4 -26 5.4 -23.6 8 -20.6 L4.6 -19.8 Q4 -16.6 4.4 -15 Z'),
    gold('M-4 -24.6 L-3.4 -30 H2.4 L3.2 -25.4 Q-0.4 -27 -4 -24.6 Z'),
    gold('M-2.6 -30 C-2.8 -34 -0.6 -35.4 0.4 -33.4 L1 -30 Z'),
    eye(2, -22.6),
    line('M2.4 -21.4 L1.4 -18.6'),
  ],
  /** A cat with a ring in its ear. */
  bastet: [
    stone(
      'M-4.4 -15 C-7 -18 -6.4 -23 -5.4 -25 L-4.8 -31 L-1.6 -26.4 H1.6 L4.8 -31 L5.4 -25 C6.4 -23 7 -18 4.4 -15 Z',
    ),
    eyes(2.2, -21.6),
    line('M-1 -18.8 Q0 -18 1 -18.8 M-2.6 -18.6 L-7 -19.4 M2.6 -18.6 L7 -19.4', 0.8),
    [disc(5.8, -26.6, 1.5), '', 'coin', 1],
  ],
  /** The tall white crown between two feathers, and the beard. */
  osiris: [
    gold('M-3 -23 C-8 -25 -7 -31 -4 -33 C-4.4 -29 -3.4 -26 -2 -24 Z'),
    gold('M3 -23 C8 -25 7 -31 4 -33 C4.4 -29 3.4 -26 2 -24 Z'),
    stone('M-3.4 -22.6 C-4 -29 -1.4 -31 -1 -33.4 A1.5 1.5 0 0 1 1 -33.4 C1.4 -31 4 -29 3.4 -22.6 Z'),
    stone('M-3.4 -22.6 H3.4 C3.8 -19 2.6 -17 0 -16.4 C-2.6 -17 -3.8 -19 -3.4 -22.6 Z'),
    BEARD,
    eyes(1.4, -20.4),
  ],
  /** An animal that nobody has ever seen: a bent snout and two square ears. */
  set: [
    stone('M-4.4 -23 L-6 -33 L-2.6 -33.4 L-1.4 -24.6 Z'),
    stone('M-0.6 -24.4 L0 -33.6 L3.4 -33 L2.6 -23.6 Z'),
    stone(
      'M-4.6 -15 C-5.6 -22 -4 -25 -0.6 -25 C3 -25 8 -22 10 -16.6 L7.4 -15.8 C5.6 -18.6 4.4 -18.4 4 -15 Z',
    ),
    eye(0.6, -21.6),
  ],
  /** A woman with the sun between the horns of a cow. */
  isis: [
    ['M-6 -15 C-6.4 -24 -4 -26.5 0 -26.5 C4 -26.5 6.4 -24 6 -15 Z', 'favour', 'dark', 0.9],
    stone('M-3.2 -17.5 C-3.8 -22 -2.6 -24 0 -24 C2.6 -24 3.8 -22 3.2 -17.5 Q0 -15 -3.2 -17.5 Z'),
    ['M-1.4 -26.4 C-7.4 -27.6 -7.4 -33 -5.4 -36 M1.4 -26.4 C7.4 -27.6 7.4 -33 5.4 -36', '', 'edge', 2],
    gold(disc(0, -31.2, 3.7)),
    eyes(1.3, -20.6),
  ],
  /** A crocodile. */
  sobek: [
    stone(
      'M-5 -15 C-6 -22 -4.4 -25 -1 -25 C1.6 -25 2.4 -22.8 4.4 -21.8 L13.6 -20.6' +
        ' C14.6 -19.4 14.4 -18 13.4 -17.6 L4 -16.8 V-15 Z',
    ),
    line('M4.2 -18.8 L5.6 -20 L7 -18.6 L8.4 -19.8 L9.8 -18.4 L11.2 -19.6 L12.6 -18.4', 0.9),
    eye(-0.4, -22.4),
    gold('M-4.6 -24.4 C-7 -29 -4.6 -32 -3 -33 C-2.8 -30 -1 -28 1 -33 C2.6 -30 2.4 -27 0.8 -25.2 Z'),
  ],
  /** An ibis under the moon. */
  thoth: [
    stone(
      'M-4 -15 C-5 -21 -3.4 -25 0 -25 C3.4 -25 6 -23 8.4 -19.6 C9.8 -17.4 10 -14.6 9.4 -12' +
        ' C8 -15.4 6 -18.8 3 -19.6 Q2.6 -17 3.4 -15 Z',
    ),
    eye(1.2, -22),
    gold('M-5 -28.6 A5 5 0 1 0 5 -28.6 A6.4 6.4 0 0 1 -5 -28.6 Z'),
    gold(disc(0, -29.8, 2.8)),
  ],
  /** A man in a close cap, with his staff. */
  ptah: [
    stone('M-3.8 -21.6 C-4 -18 -2.8 -16 0 -15.4 C2.8 -16 4 -18 3.8 -21.6 Z'),
    ['M-4.2 -21 C-4.6 -28 -2 -29 0 -29 C2 -29 4.6 -28 4.2 -21 Q0 -23.6 -4.2 -21 Z', 'water', 'dark', 0.9],
    BEARD,
    eyes(1.5, -19.8),
    ['M9 0 V-27 M9 -27 L5.8 -29.4 M9 -27 H12', '', 'edge', 1.9],
  ],
};

const PLINTH = stone('M-10 7 V0 H10 V7 Z');

/** Every statue stands on a plinth, whose lower edge lies on the origin. */
export const STATUES: Record<string, Drawing> = Object.fromEntries(
  Object.entries(HEADS).map(([name, head]) => [name, { width: 24, shapes: [...BODY, ...head, PLINTH] }]),
);

/** A face between the striped cloths of the headdress, a collar, and the crook. */
export const PHARAOH: Drawing = {
  width: 36,
  shapes: [
    ['M-17 0 C-17 -12 -11 -16 -5 -18 H5 C11 -16 17 -12 17 0 Z', 'light', 'dark', 1.3],
    ['M-8.4 -16.6 Q0 -6 8.4 -16.6 L5 -18.6 H-5 Z', 'favour', 'dark', 1],
    ['M-5.8 -36.4 C-6.4 -28 -4 -22.6 0 -22.2 C4 -22.6 6.4 -28 5.8 -36.4 Z', 'camel', 'dark', 1],
    [
      'M-11 -20 C-15 -32 -12 -45 0 -46 C12 -45 15 -32 11 -20 H6 C7.6 -28 7 -33 5.6 -36 H-5.6 C-7 -33 -7.6 -28 -6 -20 Z',
      'gold',
      'dark',
      1.3,
    ],
    [
      'M-12 -24 L-6.6 -25.6 M-12.8 -29.6 L-7 -31 M-12 -35.6 H-6.4 M-8.8 -41 L-5.8 -38' +
        ' M12 -24 L6.6 -25.6 M12.8 -29.6 L7 -31 M12 -35.6 H6.4 M8.8 -41 L5.8 -38 M0 -45 V-39',
      '',
      'water',
      2.2,
    ],
    ['M-1.4 -22.6 H1.4 L0.8 -15.6 H-0.8 Z', 'water', 'dark', 0.9],
    line('M-3.6 -30.4 H-1.4 M1.4 -30.4 H3.6 M-1.6 -25.2 H1.6'),
    ['M-1.4 -37 C-2.4 -41 2.4 -41 1.4 -37 Z', 'alert', 'dark', 0.8],
    ['M11 -2 V-16 C11 -21 16.4 -21 16.4 -16.6', '', 'coin', 2],
  ],
};
