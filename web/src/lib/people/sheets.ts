/** Dialogs about people. */
export type Sheet =
  { what: 'people' | 'orders' | 'settings' | 'invite' | 'figures' } | { what: 'returned'; since: number };

const NAMES = ['people', 'orders', 'settings', 'invite', 'figures', 'returned'];

export function isSheet(shown: { what: string } | null): shown is Sheet {
  return shown !== null && NAMES.includes(shown.what);
}
