/** What the table asks, in one sentence. */
import type { TableSeen, View } from '$lib/api/types';
import { actionText } from '$lib/words/actions';
import { has, t } from '$lib/words/fluent';
import { listed, whoIs, whoWon, type People } from '$lib/words/names';
import type { Game } from './game';

/** A question of a game may have a text of its own, `prompt-GAME-KIND`, where another game has one of that name. */
export function promptId(part: string, kind: string): string {
  const own = `prompt-${part}-${kind}`;
  return has(own) ? own : `prompt-${kind}`;
}

/** What the table asks; `end` is the entry by which a game has ended without a result. */
export function promptText(game: Game, seen: TableSeen, view: View, people: People, end = ''): string {
  if (seen.status === 'abandoned') return t('prompt-abandoned', { end });
  if (view.outcome) {
    const { winners, decided_by: by } = view.outcome;
    return t('prompt-over', { winners: whoWon(winners, people, by) });
  }
  const prompt = seen.prompt;
  if (prompt) {
    const id = promptId(game.part, `${prompt.kind}${prompt.sealed ? '-sealed' : ''}`);
    const choice = view.own_choice ? actionText(view.own_choice) : '';
    return has(id) ? t(id, { ...game.promptWords(view, seen.viewer, prompt), choice }) : prompt.text;
  }
  const names = listed(
    seen.seats.flatMap((seat, number) => (seat?.waited_for ? [whoIs(people, number)] : [])),
  );
  return t(seen.viewer >= 0 ? 'prompt-waiting' : 'prompt-watching', { names });
}
