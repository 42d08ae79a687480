/** Dialogs about people. */

/** Who is reported to the administrators: whoever has a seat, or has said a message there. */
export interface Reported {
  seat: number;
  message?: number;
}

export type Sheet =
  | { what: 'people' | 'orders' | 'settings' | 'invite' | 'figures' }
  | { what: 'returned'; since: number }
  | { what: 'report'; about: Reported };

const NAMES = ['people', 'orders', 'settings', 'invite', 'figures', 'returned', 'report'];

export function isSheet(shown: { what: string } | null): shown is Sheet {
  return shown !== null && NAMES.includes(shown.what);
}
