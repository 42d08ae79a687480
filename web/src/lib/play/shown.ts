/** Which dialog lies over the table. */
import type { Sheet } from '$lib/people/sheets';

export type Shown =
  | { what: 'scoring'; kingdom: number }
  | { what: 'keys' | 'log' | 'menu' | 'end' | 'outlook' | 'piles' | 'reference' }
  | { what: 'points'; seat: number }
  | { what: 'rules'; about: string }
  | Sheet;
