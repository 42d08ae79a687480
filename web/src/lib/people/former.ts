/** Names that were removed because their owners asked for it: the server sends none, and we say what is left. */
import type { TableListed, TableSeen } from '$lib/api/types';
import { t } from '$lib/words/fluent';

/** A table as the server has sent it, with a word for everybody who has no name any more. */
export function tableFrom(sent: unknown): TableSeen {
  const seen = sent as TableSeen;
  const seats = seen.seats.map((seat) =>
    seat?.person && !seat.name ? { ...seat, name: t('former-player') } : seat,
  );
  return { ...seen, seats };
}

/** Names of a line in a list; a seat without one is free as long as the table is open. */
export function namesOf({ seats, status }: Pick<TableListed, 'seats' | 'status'>): string[] {
  return status === 'open' ? seats : seats.map((name) => name || t('former-player'));
}
