/** The five seats' signs in a box from -12 to 12; they take their colour from where they are used. */
import { disc } from './shapes';

export interface GlyphPath {
  readonly d: string;
  /** Missing where the path is filled. */
  readonly line?: number;
}

const LEGS = (s: number) =>
  `M${-4.6 * s} -5.4 L${-8.6 * s} -7.4 V-11 M${-6 * s} 1.4 L${-10.2 * s} 0.4 L${-11.8 * s} 3.2` +
  ` M${-5 * s} 6.6 L${-8.8 * s} 8.2 L${-9.4 * s} 11.6`;

export const GLYPHS: readonly { readonly name: string; readonly paths: readonly GlyphPath[] }[] = [
  {
    name: 'ankh',
    paths: [
      { d: 'M0 -1 C-8 -5 -6.5 -11.5 0 -11.5 C6.5 -11.5 8 -5 0 -1 Z', line: 2.8 },
      { d: 'M-7.5 1.2 H7.5 M0 0 V11', line: 3.2 },
    ],
  },
  {
    name: 'eye',
    paths: [
      { d: 'M-11 -1 Q-1 -8.5 10 -1 Q-1 5 -11 -1 Z', line: 1.8 },
      { d: disc(-0.5, -1.8, 2.9) },
      { d: 'M-11 -6 Q-1 -13 11 -6.5', line: 2.2 },
      { d: 'M-3 3 V10 M0.5 3 Q3 9.5 7.5 9 Q10.5 8 8.5 5.8', line: 1.9 },
    ],
  },
  {
    name: 'lotus',
    paths: [
      {
        d:
          'M0 -11.5 C4.2 -6 4.2 0 0 5 C-4.2 0 -4.2 -6 0 -11.5 Z' +
          ' M-7.5 -9 C-4.6 -6.5 -4.6 0 -1.8 4.6 C-6 3.5 -8.6 -2.5 -7.5 -9 Z' +
          ' M7.5 -9 C4.6 -6.5 4.6 0 1.8 4.6 C6 3.5 8.6 -2.5 7.5 -9 Z' +
          ' M-12 -4 C-9.5 0.5 -6 3.5 -2.5 5.2 C-7.5 6 -11.5 2 -12 -4 Z' +
          ' M12 -4 C9.5 0.5 6 3.5 2.5 5.2 C7.5 6 11.5 2 12 -4 Z',
      },
      { d: 'M0 5 V11.5 M-4 9 Q0 6.5 4 9', line: 2 },
    ],
  },
  {
    name: 'scarab',
    paths: [
      {
        d:
          'M-5.6 -2.9 C-5.6 -6 -3.6 -7.4 0 -7.4 C3.6 -7.4 5.6 -6 5.6 -2.9 Z' +
          ' M-3 -8.3 L-2.6 -11.4 L-0.9 -10.2 H0.9 L2.6 -11.4 L3 -8.3 Z' +
          ' M-0.8 -1.4 H-5.4 C-7 4 -5 9.6 -0.8 11.2 Z M0.8 -1.4 H5.4 C7 4 5 9.6 0.8 11.2 Z',
      },
      { d: `${LEGS(1)} ${LEGS(-1)}`, line: 1.7 },
    ],
  },
  {
    name: 'sun',
    paths: [
      { d: disc(0, 0, 4.9) },
      {
        d:
          'M0 -7.2 V-11.6 M0 7.2 V11.6 M-7.2 0 H-11.6 M7.2 0 H11.6' +
          ' M-5.1 -5.1 L-8.2 -8.2 M5.1 -5.1 L8.2 -8.2 M-5.1 5.1 L-8.2 8.2 M5.1 5.1 L8.2 8.2',
        line: 2.4,
      },
    ],
  },
];
