/** What the table asks, in one sentence. */
import type { TableSeen, View } from '$lib/api/types';
import { actionText } from '$lib/words/actions';
import { has, t } from '$lib/words/fluent';
import { listed, whoIs, type People } from '$lib/words/names';

/** Gifts that are left to take, as the phase under way says. */
function giftsLeft(view: View): number {
  return view.flow.findLast((frame) => frame.phase === 'gifts')?.data[1] ?? 0;
}

export function promptText(seen: TableSeen, view: View, people: People): string {
  if (seen.status === 'abandoned') return t('prompt-abandoned');
  if (view.outcome) {
    const winners = listed(view.outcome.winners.map((seat) => whoIs(people, seat)));
    return t('prompt-over', { winners });
  }
  const prompt = seen.prompt;
  if (prompt) {
    const id = `prompt-${prompt.kind}${prompt.sealed ? '-sealed' : ''}`;
    const choice = view.own_choice ? actionText(view.own_choice) : '';
    return has(id) ? t(id, { gifts: giftsLeft(view), choice }) : prompt.text;
  }
  const names = listed(
    seen.seats.flatMap((seat, number) => (seat?.waited_for ? [whoIs(people, number)] : [])),
  );
  return t(seen.viewer >= 0 ? 'prompt-waiting' : 'prompt-watching', { names });
}
