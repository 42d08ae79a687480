/** What administrators may do at a table. Everybody there is told, and why. */
import { answerOf, api } from '$lib/api/client';
import { saved } from '$lib/after/download';
import { t } from '$lib/words/fluent';
import type { Deed } from './office.svelte';

const pathOf = (table: string) => ({ params: { path: { table_id: table } } });

export function closingTable(table: string): Deed {
  return {
    title: t('admin-close-table'),
    line: t('admin-close-line'),
    yes: t('admin-close'),
    reason: 'needed',
    does: ({ reason }) =>
      answerOf(api.POST('/api/admin/tables/{table_id}/close', { ...pathOf(table), body: { reason } })),
  };
}

export function deletingTable(table: string): Deed {
  return {
    title: t('admin-delete-table'),
    line: t('admin-delete-table-line'),
    yes: t('admin-delete'),
    reason: 'needed',
    does: ({ reason }) =>
      answerOf(api.POST('/api/admin/tables/{table_id}/delete', { ...pathOf(table), body: { reason } })),
  };
}

type OfSeat = 'mute' | 'unmute' | 'remove';

/** Take the chat from a seat or give it back, or send away whoever has it. */
export function seatDeed(what: OfSeat, table: string, seat: number, who: string): Deed {
  return {
    title: t(`admin-seat-${what}-who`, { who }),
    line: t(`admin-seat-${what}-line`),
    yes: t(`admin-seat-${what}`),
    reason: 'needed',
    does: ({ reason }) => {
      const params = { path: { table_id: table, seat } };
      const body = { reason };
      const calls = {
        mute: () => api.POST('/api/admin/tables/{table_id}/seats/{seat}/mute', { params, body }),
        unmute: () => api.POST('/api/admin/tables/{table_id}/seats/{seat}/unmute', { params, body }),
        remove: () => api.POST('/api/admin/tables/{table_id}/seats/{seat}/remove', { params, body }),
      };
      return answerOf(calls[what]());
    },
  };
}

/** Take home the record of a game that is over. */
export async function downloadRecord(table: string): Promise<void> {
  const asked = api.GET('/api/admin/tables/{table_id}/record', { ...pathOf(table), parseAs: 'blob' });
  saved((await answerOf(asked)) as unknown as Blob, `amunre-${table.slice(0, 8)}.json`);
}
