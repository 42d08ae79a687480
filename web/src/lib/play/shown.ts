/** Which dialog lies over the table. */
import type { Message } from '$lib/api/types';
import type { Sheet } from '$lib/people/sheets';

export type Shown =
  | { what: 'scoring'; kingdom: number }
  | { what: 'keys' | 'log' | 'menu' | 'end' | 'outlook' | 'piles' | 'reference' }
  | { what: 'points'; seat: number }
  | { what: 'rules'; about: string }
  /** What the site or its administrators have done, told to whoever has this seat. */
  | { what: 'word'; message: Message; seat: number }
  | Sheet;
