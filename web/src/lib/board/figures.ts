/** Pieces and printed icons. */
import { box, disc, type Drawing, type Shape } from './shapes';

const HOE = 'M6.4 0 L4.6 -17.4 M4 -17.6 L8.4 -15.8';
const ROBE = 'M-5.4 0 L-4 -10.5 Q0 -14 4 -10.5 L5.4 0 Z';
const HAT = 'M-6.8 -16 Q0 -24.4 6.8 -16 Z';
const FURROWS = 'M3 7 q5 -2.5 10 0 t10 0 M3 13.5 q5 -2.5 10 0 t10 0 M3 20 q5 -2.5 10 0 t10 0';
const PLOT = 'M3 0 H23 Q26 0 26 3 V23 Q26 26 23 26 H3 Q0 26 0 23 V3 Q0 0 3 0 Z';
const LEGS =
  'M-3.6 -4 L-6.8 -6 M-4.4 .4 H-7.4 M-3.6 4 L-6.6 6.6 M3.6 -4 L6.8 -6 M4.4 .4 H7.4 M3.6 4 L6.6 6.6';
const BEETLE = 'M-4.8 1 a4.8 6.2 0 1 0 9.6 0 a4.8 6.2 0 1 0 -9.6 0 Z M-3.3 -4.3 a3.3 3.2 0 0 1 6.6 0 Z';

/** The scarab of favour icons, around the origin. */
const SCARAB: readonly Shape[] = [
  [LEGS, '', 'favour', 1.5],
  [BEETLE, 'favour'],
  ['M-4.5 -2.4 H4.5 M0 -2.4 V6.8', '', 'plate', 1],
];

const TOWER = (side: number) => `M${-15.5 * side} 0 L${-12.8 * side} -22 H${-4.4 * side} L${-3.2 * side} 0 Z`;
const FLAG = (x: number) => `M${x} -23 V-33 L${x + 6} -30.6 L${x} -28.2`;

export const FIGURES = {
  /** A figure with a straw hat and a hoe. */
  farmer: {
    width: 17,
    shapes: [
      [HOE, '', 'farmer', 1.6],
      [ROBE, 'farmer'],
      [disc(0, -14.6, 3.2), 'farmer'],
      [HAT, 'straw', 'farmer', 1.3],
    ],
  },
  /** The same as an outline: it belongs to the board and never leaves. */
  printedFarmer: {
    width: 17,
    shapes: [
      [HOE, '', 'farmer', 1.3],
      [ROBE, 'plate', 'farmer', 1.4],
      [disc(0, -14.6, 3), 'plate', 'farmer', 1.4],
      [HAT, 'plate', 'farmer', 1.4],
    ],
  },
  /** A plot under the plough, and one that lies fallow; both hang from the origin. */
  field: {
    width: 26,
    shapes: [
      [PLOT, 'field', 'furrow', 1.4],
      [FURROWS, '', 'furrow', 1.2],
    ],
  },
  fallow: {
    width: 26,
    shapes: [
      [PLOT, 'fallow', 'edge', 1.3],
      [FURROWS, '', 'hatch', 1],
    ],
  },
  pyramid: {
    width: 52,
    shapes: [
      ['M-25 0 L0 -38 L9 0 Z', 'light'],
      ['M9 0 L0 -38 L25 0 Z', 'shade'],
      ['M-18.4 -10 H6.6 M-11.8 -20 H4.3 M-5.3 -30 H1.9', '', 'shade', 1.2],
      ['M-25 0 L0 -38 L25 0 Z M0 -38 L9 0', '', 'dark', 1.5],
    ],
  },
  stone: {
    width: 20,
    shapes: [
      ['M-9 -11 L-5 -15.5 H10 L6 -11 Z', 'light'],
      ['M6 -11 L10 -15.5 V-4 L6 0 Z', 'shade'],
      [box(-9, -11, 15, 11), 'light'],
      ['M-9 -11 H6 V0 H-9 Z M-9 -11 L-5 -15.5 H10 V-4 L6 0 M6 -11 L10 -15.5', '', 'dark', 1.4],
    ],
  },
  /** The gate of a temple: two towers with flags. */
  pylon: {
    width: 35,
    shapes: [
      [FLAG(-9.6), 'alert', 'dark', 0.9],
      [FLAG(8), 'alert', 'dark', 0.9],
      [box(-5, -16, 10, 16), 'shade', 'dark', 1.2],
      [box(-2.6, -11.5, 5.2, 11.5), 'dark'],
      [TOWER(1), 'light', 'dark', 1.4],
      [TOWER(-1), 'light', 'dark', 1.4],
      ['M-14 -24.5 H-3.4 L-4.2 -22 H-13.2 Z M14 -24.5 H3.4 L4.2 -22 H13.2 Z', 'shade', 'dark', 1.1],
      ['M-9 -17 v6 M-10.6 -15.4 h3.2 M9 -17 v6 M7.4 -15.4 h3.2', '', 'shade', 1.4],
    ],
  },
  ingot: {
    width: 44,
    shapes: [
      ['M-15 -13 L-10 -19 H14 L11 -13 Z', 'gold', 'coin', 1.3],
      ['M11 -13 L14 -19 L20 -6 L17 0 Z', 'gold', 'coin', 1.3],
      ['M-15 -13 H11 L17 0 H-21 Z', 'gold', 'coin', 1.5],
    ],
  },
  /** Around the origin. */
  coin: {
    width: 17,
    shapes: [
      [disc(0, 0, 8), 'gold', 'coin', 1.5],
      [disc(0, 0, 5.2), '', 'coin', 0.8],
    ],
  },
  camel: {
    width: 38,
    shapes: [
      [
        'M-17 -20 L-15.5 -23.5 L-11 -24.5 L-9 -22.5 C-8.4 -17.5 -7.4 -15 -5.2 -14.6' +
          ' C-3.6 -18.5 -1.6 -24 1.4 -24 C4.6 -24 6.4 -18.5 8.6 -16.4 C12 -15.6 13.8 -13.4 13.8 -10' +
          ' L13.4 0 H11 L10.4 -7.6 L8 -9 L7.6 0 H5.2 L4.4 -8.4 H-1.6 L-2.4 0 H-4.8 L-5.4 -8.8 L-6.4 0 H-8.8' +
          ' V-10 C-11 -12.6 -12.4 -15.6 -12.8 -19 Z',
        'camel',
      ],
      ['M13.6 -12 Q16.4 -9.6 15.2 -6', '', 'camel', 1.5],
      ['M-3.6 -15.5 Q1.6 -11 7 -15.6', '', 'alert', 2],
    ],
  },
  /** A favour icon. */
  favour: { width: 16, shapes: SCARAB },
  /** A face-down favour card, around the origin. */
  card: {
    width: 15,
    shapes: [
      ['M-5 -9 H5 Q7 -9 7 -7 V7 Q7 9 5 9 H-5 Q-7 9 -7 7 V-7 Q-7 -9 -5 -9 Z', 'plate', 'favour', 1.7],
      ['M0 -5.4 C3.6 -5.4 3.6 5.6 0 5.6 C-3.6 5.6 -3.6 -5.4 0 -5.4 Z', 'favour'],
      ['M-2.4 -2 H2.4 M0 -2 V5.4', '', 'plate', 0.8],
    ],
  },
  /** A sealed choice, around the origin. */
  scroll: {
    width: 26,
    shapes: [
      [box(-9, -6, 18, 12), 'papyrus', 'edge', 1.3],
      ['M-12 -7 h3 q1.6 0 1.6 1.6 v10.8 q0 1.6 -1.6 1.6 h-3 Z', 'papyrus', 'edge', 1.3],
      ['M12 -7 h-3 q-1.6 0 -1.6 1.6 v10.8 q0 1.6 1.6 1.6 h3 Z', 'papyrus', 'edge', 1.3],
      [disc(0, 0, 3.6), 'alert'],
    ],
  },
  /** Protection, around the origin. */
  shield: {
    width: 12,
    shapes: [
      ['M-5.4 -5.6 Q0 -8.4 5.4 -5.6 V1 Q5.4 5.6 0 8 Q-5.4 5.6 -5.4 1 Z', 'gold', 'dark', 1.4],
      ['M0 -6.4 V7 M-5 -0.6 H5', '', 'dark', 1.1],
    ],
  },
  /** The same, used up. */
  spentShield: {
    width: 12,
    shapes: [
      ['M-5.4 -5.6 Q0 -8.4 5.4 -5.6 V1 Q5.4 5.6 0 8 Q-5.4 5.6 -5.4 1 Z', 'plate', 'soft', 1.2],
      ['M-4 -4 L4 4', '', 'soft', 1.2],
    ],
  },
  /** Bribery in force, around the origin. */
  purse: {
    width: 12,
    shapes: [
      ['M-2.6 -3.6 Q-7 0.6 -5.6 5 Q-4.8 7.4 0 7.4 Q4.8 7.4 5.6 5 Q7 0.6 2.6 -3.6 Z', 'gold', 'dark', 1.4],
      ['M-3.2 -3.6 H3.2 M-2.6 -4 L-4.2 -7.4 L0 -6 L4.2 -7.4 L2.6 -4', 'gold', 'dark', 1.3],
    ],
  },
  /** The same, used up. */
  spentPurse: {
    width: 12,
    shapes: [
      ['M-2.6 -3.6 Q-7 0.6 -5.6 5 Q-4.8 7.4 0 7.4 Q4.8 7.4 5.6 5 Q7 0.6 2.6 -3.6 Z', 'plate', 'soft', 1.2],
      ['M-4 -1 L4 6', '', 'soft', 1.2],
    ],
  },
  /** A point, around the origin. */
  star: {
    width: 16,
    shapes: [
      [
        'M0 -8 L2.2 -2.8 L7.8 -2.5 L3.4 1 L5 6.4 L0 3.2 L-5 6.4 L-3.4 1 L-7.8 -2.5 L-2.2 -2.8 Z',
        'seal',
        'plate',
        0.8,
      ],
    ],
  },
  ankh: {
    width: 14,
    shapes: [
      ['M0 -12 C-6.5 -15 -5.4 -21 0 -21 C5.4 -21 6.5 -15 0 -12 Z', '', 'alert', 2.6],
      ['M-5.6 -10.6 H5.6 M0 -11.6 V-1', '', 'alert', 2.8],
    ],
  },
  palm: {
    width: 30,
    shapes: [
      ['M0 0 q4 -12 0 -24', '', 'camel', 2.6],
      [
        'M0 -25 q-9 -8 -15 1 M0 -25 q9 -8 15 1 M0 -25 q-10 0 -12 10 M0 -25 q10 0 12 10 M0 -25 q-2 -9 -8 -10',
        '',
        'palm',
        2.4,
      ],
    ],
  },
  reed: {
    width: 14,
    shapes: [
      ['M-4 0 Q-4 -8 -7 -13 M0 0 V-16 M4 0 Q4 -8 7 -12', '', 'palm', 1.6],
      ['M-1.6 -12 h3.2 v-7 q-1.6 -2 -3.2 0 Z', 'camel'],
    ],
  },
  boat: {
    width: 36,
    shapes: [
      ['M0 -4 V-34 C13 -28 16 -16 13 -8 Z', 'light', 'dark', 1.2],
      ['M-18 -9 Q-13 2 -9 4 H9 Q14 2 18 -9 Q9 -2 0 -2 Q-9 -2 -18 -9 Z', 'camel', 'dark', 1.2],
    ],
  },
} satisfies Record<string, Drawing>;

export type FigureName = keyof typeof FIGURES;
