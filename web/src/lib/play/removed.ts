/** Words that were removed at a table: what is held of them here goes, too. */
import type { Message } from '$lib/api/types';

/** The messages that are here already, after another one has come. */
export function withoutWords(messages: Message[], { entry }: Message): Message[] {
  if (entry.type !== 'words_removed') return messages;
  const gone = new Set(entry.messages as number[]);
  return messages.map((one) =>
    gone.has(one.n) ? { ...one, entry: { ...one.entry, text: '', name: '' } } : one,
  );
}
