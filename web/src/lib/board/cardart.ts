/** The little drawings of the favour cards, in a box from -32 to 32 and from -24 (top) to 24. */
import { FIGURES } from './figures';
import { PHARAOH, STATUES } from './gods';
import { box, disc, type Drawing, type Shape } from './shapes';

export interface CardArt {
  /** Lies behind the figures. */
  readonly back?: readonly Shape[];
  readonly figures: readonly { of: Drawing; x: number; y: number; scale: number }[];
  /** Lies in front of them. */
  readonly front?: readonly Shape[];
}

const at = (of: Drawing, x: number, y: number, scale = 1) => ({ of, x, y, scale });
const { farmer, field, pyramid, stone, pylon, coin, camel, favour, card, scroll, shield, star, reed } =
  FIGURES;

const GROUND: Shape = ['M-30 19 Q-10 15 8 18 T30 17', '', 'edge', 1.6];
const RIVER: Shape = ['M-5 -24 C6 -10 -12 4 2 24 H12 C-2 6 14 -8 6 -24 Z', 'water'];
const land = (d: string): Shape => [d, 'field', 'furrow', 1.3];
const bare = (d: string): Shape => [d, 'fallow', 'edge', 1.3];
const hand = (x: number, y: number): Shape => [
  `M${x} ${y} q-2 -7 2 -9 l14 -2 q3 0 3 3 l-7 2 l10 0 q3 1 2 4 l-12 4 q-6 2 -12 -2 Z`,
  'camel',
  'dark',
  1.2,
];
const arrow = (d: string): Shape => [d, '', 'alert', 2.6];
const chest: readonly Shape[] = [
  ['M-20 -2 Q-20 -14 0 -14 Q20 -14 20 -2 Z', 'camel', 'dark', 1.4],
  [box(-20, -2, 40, 20), 'camel', 'dark', 1.4],
  ['M-20 4 H20 M-12 -12 V18 M12 -12 V18', '', 'dark', 1.1],
  [disc(0, 4, 4), 'gold', 'coin', 1.3],
];

export const CARD_ART: Record<string, CardArt> = {
  /** A hand that takes a coin from the offering bowl. */
  theft: {
    back: [['M-22 6 H10 Q8 20 -6 20 Q-20 20 -22 6 Z', 'shade', 'dark', 1.4]],
    figures: [at(coin, -14, 4, 0.8), at(coin, -4, 2, 0.8), at(coin, 14, -14)],
    front: [hand(2, -2), ['M-22 6 H10', '', 'dark', 1.4]],
  },
  /** A coin passes between two hands. */
  bribery: {
    figures: [at(coin, 0, -4, 1.2)],
    front: [
      ['M-30 4 L-12 4 Q-4 6 -2 12 Q-8 14 -16 12 H-30 Z', 'camel', 'dark', 1.3],
      ['M30 -16 L12 -16 Q6 -14 4 -8 Q12 -6 16 -8 H30 Z', 'camel', 'dark', 1.3],
    ],
  },
  protection: { figures: [at(shield, 0, 0, 2.6)] },
  /** Two stones and the pyramid that they become. */
  architect: {
    back: [GROUND],
    figures: [at(stone, -20, 18, 0.9), at(stone, -20, 4, 0.9), at(pyramid, 13, 18, 0.7)],
    front: [arrow('M-10 -12 Q0 -20 9 -15 M5 -19 L10 -14.4 L4 -11')],
  },
  cultivation: {
    back: [GROUND],
    figures: [at(farmer, 2, 18, 1.6), at(reed, -20, 18), at(reed, 22, 18)],
  },
  /** A pair of scales that one may tip. */
  influence: {
    figures: [at(coin, -19, 4, 0.7), at(coin, -13, 4, 0.7)],
    front: [
      ['M0 20 V-18 M-12 20 H12 M-18 -10 L18 -18', '', 'dark', 2.2],
      ['M-26 8 H-8 L-17 -9 Z M10 0 H28 L19 -17 Z', '', 'edge', 1.4],
      ['M-27 8 Q-17 18 -7 8 Z M9 0 Q19 10 29 0 Z', 'shade', 'dark', 1.3],
    ],
  },
  treasury: {
    back: chest,
    figures: [at(coin, -11, -14, 0.8), at(coin, 0, -18, 0.8), at(coin, 11, -14, 0.8)],
  },
  /** Sheaves and the coin on top. */
  abundance: {
    back: [GROUND],
    figures: [at(coin, 19, -12, 1.05)],
    front: [
      ['M-20 18 L-14 -2 L-8 18 M-14 18 V-6 M-2 18 L4 -8 L10 18 M4 18 V-12', '', 'gold', 3],
      ['M-19 8 H-9 M-1 6 H9', '', 'alert', 3],
      ['M-14 -6 l-4 -7 m4 7 l0 -9 m0 9 l4 -7 M4 -12 l-4 -7 m4 7 l0 -9 m0 9 l4 -7', '', 'gold', 2.4],
    ],
  },
  favours: {
    figures: [
      ...[-20, -7, 7, 20].map((x) => at(favour, x, -9, 1)),
      ...[-13, 0, 13].map((x) => at(favour, x, 10, 1)),
    ],
  },
  farmers: {
    back: [GROUND],
    figures: [
      ...[-22, -11, 0, 11, 22].map((x) => at(farmer, x, 2, 0.72)),
      ...[-16, -5, 6, 17].map((x) => at(farmer, x, 19, 0.78)),
    ],
  },
  upper_lower: {
    back: [
      land('M-26 -20 H26 V-3 H-26 Z'),
      bare('M-26 3 H26 V20 H-26 Z'),
      ['M-30 0 H30', '', 'ink', 1.8],
      ['M-2 -24 C3 -10 -6 6 -1 24 H4 C0 6 8 -10 4 -24 Z', 'water'],
    ],
    figures: [],
    front: [
      arrow('M15 -7 V-16 M11 -12.4 L15 -16.6 L19 -12.4'),
      arrow('M15 7 V16 M11 12.4 L15 16.6 L19 12.4'),
    ],
  },
  east_west: {
    back: [land('M-26 -20 H-4 Q2 0 -6 20 H-26 Z'), bare('M26 -20 H8 Q14 0 12 20 H26 Z'), RIVER],
    figures: [],
    front: [arrow('M-10 0 H-20 M-16.4 -4 L-20.6 0 L-16.4 4'), arrow('M16 0 H24 M20.4 -4 L24.6 0 L20.4 4')],
  },
  /** Green at the river, sand away from it. */
  river: {
    back: [bare('M-28 -20 H28 V20 H-28 Z'), land('M-14 -20 H16 Q18 0 20 20 H-10 Q-18 0 -14 -20 Z'), RIVER],
    figures: [at(reed, -9, 12, 0.8), at(FIGURES.palm, 23, 16, 0.7), at(FIGURES.palm, -22, 16, 0.7)],
  },
  /** Three provinces that touch. */
  federation: {
    back: [land('M-26 -18 H-2 V2 H-26 Z'), land('M-2 -18 H24 V2 H-2 Z'), land('M-14 2 H12 V20 H-14 Z')],
    figures: [],
    front: [
      [disc(-14, -8, 3), 'alert'],
      [disc(11, -8, 3), 'alert'],
      [disc(-1, 11, 3), 'alert'],
      ['M-14 -8 H11 L-1 11 Z', '', 'alert', 2],
    ],
  },
  /** Two officials change places. */
  delegation: {
    figures: [at(scroll, -15, 6, 0.95), at(scroll, 15, -6, 0.95)],
    front: [
      arrow('M-16 -6 Q-14 -18 -2 -17 M-6.4 -20.6 L-1.4 -17 L-6 -13'),
      arrow('M16 6 Q14 18 2 17 M6.4 20.6 L1.4 17 L6 13'),
    ],
  },
  /** A mummy's case. */
  afterlife: {
    back: [
      [
        'M0 -22 C8 -22 9 -15 9 -11 C13 -8 13 0 11 6 L7 20 H-7 L-11 6 C-13 0 -13 -8 -9 -11 C-9 -15 -8 -22 0 -22 Z',
        'gold',
        'coin',
        1.6,
      ],
    ],
    figures: [],
    front: [
      ['M0 -18 C4.6 -18 5 -14 4.6 -10 Q0 -6 -4.6 -10 C-5 -14 -4.6 -18 0 -18 Z', 'camel', 'dark', 1.1],
      ['M-10 -2 Q0 6 10 -2 M-10.4 3 Q0 11 10.4 3 M-9 9 H9 M-8 14 H8', '', 'water', 2],
      [`${disc(-1.8, -13, 0.7)} ${disc(1.8, -13, 0.7)}`, 'dark'],
    ],
  },
  tribute: {
    back: [GROUND],
    figures: [at(STATUES.horus ?? pyramid, -13, 12, 0.95), at(STATUES.bastet ?? pyramid, 13, 12, 0.95)],
  },
  pharaohs_blessing: { figures: [at(PHARAOH, 0, 22, 0.9)] },
  glory: {
    back: [['M-18 20 C-28 6 -24 -12 -12 -18 M18 20 C28 6 24 -12 12 -18', '', 'palm', 2.6]],
    figures: [at(star, 0, 0, 2)],
  },
  /** Hands that cannot carry all they hold. */
  greed: {
    figures: [
      at(coin, -10, -8),
      at(coin, 3, -14),
      at(coin, 14, -6),
      at(coin, 2, -2),
      at(card, -20, -10, 0.9),
    ],
    front: [['M-26 6 Q0 -2 26 6 Q20 20 0 21 Q-20 20 -26 6 Z', 'camel', 'dark', 1.4]],
  },
  popularity: {
    back: [GROUND],
    figures: [
      at(field, -28, -8, 0.9),
      at(farmer, -17, 14, 0.95),
      ...[8, 16, 24].map((x, n) => at(card, x, -2 + n * 3, 1.2)),
    ],
  },
  export: { back: [GROUND], figures: [at(camel, -6, 18, 1.15), at(coin, 20, -10, 1.15)] },
};

/** A temple gate stands on the back of every card. */
export const BACK_ART: CardArt = { figures: [at(pylon, 0, 6, 0.9), at(favour, 0, 20, 1)] };
