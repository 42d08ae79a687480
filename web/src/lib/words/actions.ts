/** Actions in words. */
import type { Action } from '$lib/api/types';
import { priceOf } from '$lib/printed';
import { has, t, type Words } from './fluent';
import { capital, cardName, cardNames, goldCards, goodsNames, provinceName } from './names';

const GOODS: Record<string, string> = {
  buy_cards: 'cards',
  buy_farmers: 'farmers',
  buy_stones: 'stones',
  buy_tiles: 'tiles',
  play_glory: 'points',
};

/** Actions of the card game whose cards are gold cards. */
const GOLD_CARDS = ['offer_cards', 'lay_reserve'];

function cardsIn(action: Action, field: string): string[] {
  return (action[field] ?? []) as string[];
}

/** Types of action with several texts: the endings of their names, and which one fits. */
const ENDINGS: Record<string, [endings: string[], which: (action: Action) => string]> = {
  offer: [['', '-theft'], (action) => (action.gold ? '' : '-theft')],
  influence: [['-up', '-down'], (action) => `-${action.direction}`],
  play_cultivation: [['', '-field'], (action) => (action.on_field ? '-field' : '')],
  play_protection: [['', '-at'], (action) => (action.province ? '-at' : '')],
  last_sale: [['', '-some'], (action) => (cardsIn(action, 'cards').length ? '-some' : '')],
};

/** The names of all texts for one type of action. */
export function textIds(type: string): string[] {
  return (ENDINGS[type]?.[0] ?? ['']).map((ending) => `action-${type}${ending}`);
}

/** An action as a short sentence without its full stop. */
export function actionText(action: Action): string {
  const values: Words = {};
  for (const [name, value] of Object.entries(action)) {
    if (typeof value === 'number') values[name] = value;
  }
  if (typeof action.province === 'string') values.province = provinceName(action.province);
  if (typeof action.card === 'string') values.card = cardName(action.card);
  if (typeof action.tile === 'string') values.tile = t(`tile-${action.tile}`);
  if (Array.isArray(action.paid)) values.paid = goodsNames(action.paid as string[]);
  if (action.type === 'last_sale') {
    values.cards = cardNames(cardsIn(action, 'cards'));
    values.count = cardsIn(action, 'cards').length;
  }
  if (action.type === 'show_all_schemes') values.cards = cardNames(cardsIn(action, 'cards'));
  if (GOLD_CARDS.includes(action.type)) values.cards = goldCards(action.cards as number[]);
  const goods = GOODS[action.type];
  if (goods) {
    values.goods = t(`goods-${goods}`, { count: Number(action.count) });
    values.price = priceOf(Number(action.count));
  }
  const id = `action-${action.type}${ENDINGS[action.type]?.[1](action) ?? ''}`;
  let text = has(id) ? t(id, values) : action.type.replaceAll('_', ' ');
  if (action.bribery === true) text = t('action-with-bribery', { action: text });
  if (action.protection === true) text = t('action-with-protection', { action: text });
  if (typeof action.leaving === 'string' && action.leaving)
    text = t('action-with-leaving', { action: text, leaving: provinceName(action.leaving) });
  if (cardsIn(action, 'played').length)
    text = t('action-with-played', { action: text, cards: cardNames(cardsIn(action, 'played')) });
  if (cardsIn(action, 'sold').length)
    text = t('action-with-sold', { action: text, cards: cardNames(cardsIn(action, 'sold')) });
  return capital(text);
}
