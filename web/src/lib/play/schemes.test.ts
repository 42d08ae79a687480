/** All schemes that score can be shown as one choice (R24). */
import { expect, test } from 'vitest';
import type { Action } from '$lib/api/types';
import { sampleSeen } from '$lib/board/sample';
import { actionText } from '$lib/words/actions';
import { Chooser } from './chooser.svelte';
import { showAll } from './schemes';
import { TableStore } from './table.svelte';

/** A table at which schemes are asked for; whatever is sent is noted, and acknowledged as the test says. */
function scoring(...cards: string[]) {
  const store = new TableStore('t');
  const sent: Action[] = [];
  store.play = (action) => {
    sent.push(action);
    return Promise.resolve(true);
  };
  const ask = (decision: string, kind: string, left: string[]) => {
    const group = (type: string, actions: Action[]) => ({
      ...{ type, count: actions.length, actions, texts: [], example: '', range: {} },
    });
    const shown = left.map((card) => ({ type: 'show_scheme', card }));
    const choices = [
      ...(left.length ? [group('show_scheme', shown)] : []),
      group('done', [{ type: 'done' }]),
    ];
    const prompt = { decision, kind, text: '', sealed: false, choices };
    store.seen = { ...sampleSeen({}, 'scoring', {}), prompt };
  };
  ask('1', 'schemes', cards);
  return { chooser: new Chooser(store), store, sent, ask };
}

const shown = (card: string) => ({ type: 'show_scheme', card });

test('the choice of all is told by the names of all', () => {
  expect(actionText(showAll(['favours', 'river']))).toBe('Show Master of Favours and River or Hinterland');
});

test('all schemes are shown one by one, each in answer to its own question', async () => {
  const { chooser, sent, ask } = scoring('farmers', 'favours', 'river');
  chooser.suggest(showAll(['farmers', 'favours', 'river']));
  await chooser.confirm();
  chooser.showOn();
  expect(sent).toEqual([shown('farmers')]); // the question is still the one that was answered
  ask('2', 'schemes', ['river', 'favours']);
  chooser.showOn();
  chooser.showOn();
  expect(sent).toEqual([shown('farmers'), shown('favours')]);
  ask('3', 'schemes', ['river']);
  chooser.showOn();
  expect(sent).toEqual([shown('farmers'), shown('favours'), shown('river')]);
  ask('4', 'schemes', []);
  chooser.showOn();
  expect(sent).toHaveLength(3);
});

test.each([
  ['a scheme that was shown is offered again', 'schemes', ['farmers', 'favours', 'river']],
  ['one of the others is not offered', 'schemes', ['river']],
  ['something else is asked', 'last_sale', []],
])('showing stops when %s', async (_, kind, left) => {
  const { chooser, sent, ask } = scoring('farmers', 'favours', 'river');
  chooser.suggest(showAll(['farmers', 'favours', 'river']));
  await chooser.confirm();
  ask('2', kind, left);
  chooser.showOn();
  ask('3', 'schemes', ['favours', 'river']); // what would have been expected comes too late
  chooser.showOn();
  expect(sent).toEqual([shown('farmers')]);
});

test('showing stops with a refusal', async () => {
  const { chooser, store, sent, ask } = scoring('farmers', 'favours');
  chooser.suggest(showAll(['farmers', 'favours']));
  await chooser.confirm();
  store.refusal = { code: 'superseded', text: '', rule: '' };
  chooser.showOn();
  store.refusal = null;
  ask('2', 'schemes', ['favours']);
  chooser.showOn();
  expect(sent).toEqual([shown('farmers')]);
});

test('while a scheme waits for the connection the next is not sent', async () => {
  const { chooser, store, sent, ask } = scoring('farmers', 'favours');
  chooser.suggest(showAll(['farmers', 'favours']));
  await chooser.confirm();
  store.outbox.waiting = { table: 't', decision: '1', cid: 'c', action: shown('farmers') };
  ask('2', 'schemes', ['favours']);
  chooser.showOn();
  expect(sent).toHaveLength(1);
  store.outbox.waiting = null;
  chooser.showOn();
  expect(sent).toEqual([shown('farmers'), shown('favours')]);
});

test('one scheme alone, or another action, gives up showing the rest', async () => {
  const { chooser, sent, ask } = scoring('farmers', 'favours', 'river');
  chooser.suggest(showAll(['farmers', 'favours', 'river']));
  await chooser.confirm();
  chooser.suggest({ type: 'done' });
  await chooser.confirm();
  ask('2', 'schemes', ['favours', 'river']);
  chooser.showOn();
  expect(sent).toEqual([shown('farmers'), { type: 'done' }]);
});
