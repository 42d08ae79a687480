/** What an action costs, for the line before it is confirmed. */
import type { Action } from '$lib/api/types';
import { priceOf } from '$lib/printed';
import { t } from '$lib/words/fluent';

const BOUGHT = ['buy_cards', 'buy_farmers', 'buy_stones', 'buy_tiles', 'play_glory'];

export function costText(action: Action, gold: number): string {
  const sold = ((action.sold ?? []) as string[]).length;
  if (BOUGHT.includes(action.type)) return t('leaves-gold', { gold: gold - priceOf(Number(action.count)) });
  if (action.type === 'offer' && action.gold)
    return t('leaves-gold', { gold: gold + sold - Number(action.gold) });
  if (action.type === 'place_bid') return t('costs-when-won', { gold });
  return '';
}
