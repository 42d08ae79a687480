/** Taking a finished game home: the record that can be checked, or the game as text. */
import { answerOf, api, asSeat } from '$lib/api/client';

export type Form = 'record' | 'game';
const ENDINGS: Record<Form, string> = { record: 'json', game: 'amunre' };

/** Fetched here and not by a link, because a private table asks for the token of one's seat. */
export async function download(table: string, form: Form): Promise<void> {
  const params = { path: { table_id: table }, query: { form } };
  const asked = api.GET('/api/tables/{table_id}/record', {
    params,
    headers: asSeat(table),
    parseAs: 'blob',
  });
  saved((await answerOf(asked)) as unknown as Blob, `amunre-${table.slice(0, 8)}.${ENDINGS[form]}`);
}

/** Give a file to whoever reads the page. */
export function saved(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
