import { expect, test } from 'vitest';
import type { Action } from '$lib/api/types';
import { sampleSeen } from '$lib/board/sample';
import { Chooser } from './chooser.svelte';
import { TableStore } from './table.svelte';

function asked(sealed: boolean, ...groups: Action[][]) {
  const store = new TableStore('t');
  const choices = groups.map((actions) => {
    const type = actions[0]?.type ?? '';
    return { type, count: actions.length, actions, texts: [], example: '', range: {} };
  });
  const prompt = { decision: '7', kind: 'any', text: '', sealed, choices };
  store.seen = { ...sampleSeen({}, 'market', {}), prompt };
  return new Chooser(store);
}

const BUY = { type: 'buy_cards', count: 2 };
const SELL = { type: 'sell_card', card: 'influence' };
const DONE = { type: 'done' };
const RESERVE = { type: 'lay_reserve', cards: [0, 6, 8] };

test('what is suggested comes with its tool, and a plain action leaves the tool in hand', () => {
  const chooser = asked(false, [BUY], [SELL], [DONE]);
  chooser.suggest(SELL);
  expect([chooser.tool?.type, chooser.chosen]).toEqual(['sell_card', SELL]);
  chooser.suggest(DONE);
  expect([chooser.tool?.type, chooser.chosen]).toEqual(['sell_card', DONE]);
  chooser.select(BUY);
  expect([chooser.tool?.type, chooser.chosen]).toEqual(['shop', BUY]);
});

test('gold cards of what is suggested or selected are picked', () => {
  const chooser = asked(false, [RESERVE, { type: 'lay_reserve', cards: [0, 1, 5, 8] }]);
  chooser.suggest(RESERVE);
  expect(chooser.cards).toEqual([0, 6, 8]);
  chooser.select({ type: 'lay_reserve', cards: [0, 1, 5, 8] });
  expect(chooser.cards).toEqual([0, 1, 5, 8]);
});

test('beside a sealed choice nothing is chosen until somebody chooses', () => {
  const offer = { type: 'offer', gold: 3, played: [], sold: [] };
  const chooser = asked(true, [offer]);
  chooser.prepare(offer);
  expect(chooser.chosen).toBeNull();
  chooser.suggest(offer);
  expect([chooser.isSealed, chooser.chosen]).toEqual([false, offer]);
});

test('what is chosen for the next question stays when the answer before it is acknowledged late', async () => {
  const chooser = asked(false, [BUY], [DONE]);
  const { store } = chooser;
  let acknowledge: (played: boolean) => void = () => undefined;
  store.play = () => new Promise((resolve) => (acknowledge = resolve));
  chooser.suggest(DONE);
  const confirmed = chooser.confirm();
  if (store.seen?.prompt) store.seen = { ...store.seen, prompt: { ...store.seen.prompt, decision: '8' } };
  chooser.suggest(BUY);
  acknowledge(true);
  await confirmed;
  expect(chooser.chosen).toEqual(BUY);
});

test('tools are taken one after the other, those with a panel only', () => {
  const chooser = asked(false, [BUY], [SELL], [DONE]);
  const taken = [1, 2].map(() => {
    chooser.takeNext();
    return chooser.tool?.type;
  });
  expect(taken).toEqual(['sell_card', 'shop']);
  asked(false, [DONE]).takeNext();
});
