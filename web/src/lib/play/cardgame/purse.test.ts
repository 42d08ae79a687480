import { expect, test, vi } from 'vitest';
import type { Action } from '$lib/api/types';
import { cardSeen } from '$lib/board/cardgame/sample';
import { Chooser } from '../chooser.svelte';
import { TableStore } from '../table.svelte';
import { Purse } from './purse.svelte';

function asked(actions: Action[], kind = 'bid') {
  const store = new TableStore('t');
  store.seen = cardSeen({ up: ['giza', 'meidum'] }, actions, kind);
  const whyNot = vi.spyOn(store, 'whyNot').mockResolvedValue(undefined);
  const chooser = new Chooser(store);
  return { store, chooser, purse: new Purse(chooser), whyNot };
}

const bid = (province: string, card: number) => ({ type: 'bid_card', province, card });
const BIDS = [bid('giza', 5), bid('giza', 7), bid('meidum', 0), bid('meidum', 5), bid('meidum', 7)];
const reserve = (...cards: number[]) => ({ type: 'lay_reserve', cards });
const RESERVES = [reserve(0, 6, 8), reserve(0, 1, 5, 8), reserve(0, 1, 6, 7)];
const offer = (...cards: number[]) => ({ type: 'offer_cards', cards });
const OFFERS = [offer(), offer(0), offer(2), offer(0, 2)];

test('a card and a province are a bid, whichever comes first', () => {
  const { purse, chooser } = asked(BIDS);
  purse.press(5);
  expect(chooser.chosen).toBeNull();
  purse.choose('giza');
  expect(chooser.chosen).toEqual(bid('giza', 5));
  purse.press(7);
  expect(chooser.chosen).toEqual(bid('giza', 7));
});

test('a card in hand lights only provinces where it may be laid, a province only cards that beat', () => {
  const { purse } = asked(BIDS);
  expect([...purse.provinces]).toEqual(['giza', 'meidum']);
  purse.press(0);
  expect([...purse.provinces]).toEqual(['meidum']);
  purse.press(0);
  purse.choose('giza');
  expect([...purse.offered]).toEqual([5, 7]);
});

test('a bid that is too low is refused by the server, who says why', () => {
  const { purse, chooser, whyNot } = asked(BIDS);
  purse.choose('giza');
  purse.press(0);
  expect(chooser.chosen).toBeNull();
  expect(whyNot).toHaveBeenCalledExactlyOnceWith(bid('giza', 0));
});

test('a card that is spent is not picked but asked about', () => {
  const { purse, whyNot } = asked(BIDS);
  purse.press(4);
  expect(purse.picked).toEqual([]);
  expect(whyNot).toHaveBeenCalledExactlyOnceWith(bid('giza', 4));
});

test('the 0 is part of every reserve, and only cards that still fit can be picked', () => {
  const { purse, chooser } = asked(RESERVES, 'prepare');
  expect(purse.picked).toEqual([0]);
  purse.press(8);
  expect([...purse.offered].sort()).toEqual([0, 1, 5, 6, 8]);
  expect(chooser.chosen).toBeNull();
  purse.press(6);
  expect(chooser.chosen).toEqual(reserve(0, 6, 8));
  expect(purse.worth).toBe(14);
});

test('a card that does not fit is not picked but asked about', () => {
  const { purse, whyNot } = asked(RESERVES, 'prepare');
  purse.press(2);
  expect(purse.picked).toEqual([0]);
  expect(whyNot).toHaveBeenCalledExactlyOnceWith(reserve(0, 2));
});

test('nothing is offered by chance, only by its own button', () => {
  const { purse, chooser } = asked(OFFERS, 'offer');
  purse.press(2);
  expect(chooser.chosen).toEqual(offer(2));
  purse.press(2);
  expect(chooser.chosen).toBeNull();
  purse.take(offer());
  expect(chooser.chosen).toEqual(offer());
});

test('a sealed offering is still until it is being changed', () => {
  const { store, purse, chooser } = asked(OFFERS, 'offer');
  if (store.seen?.prompt) store.seen = { ...store.seen, prompt: { ...store.seen.prompt, sealed: true } };
  purse.press(2);
  expect(chooser.chosen).toBeNull();
  chooser.change();
  purse.resume(offer(0));
  expect(purse.picked).toEqual([0]);
  purse.press(2);
  expect(chooser.chosen).toEqual(offer(0, 2));
});

test('cancelling puts the cards back', () => {
  const { purse, chooser } = asked(OFFERS, 'offer');
  purse.press(2);
  chooser.cancel();
  expect(purse.picked).toEqual([]);
});
