import { expect, test } from 'vitest';
import type { Message } from '$lib/api/types';
import { withoutWords } from '$lib/play/removed';
import { lines } from '$lib/words/log';
import { namesOf, tableFrom } from './former';

const people = { names: ['Ada', 'Former player'], viewer: 0 };

test('who has had their name removed is a former player, and nobody else is', () => {
  const seats = [
    { name: 'Ada', person: true },
    { name: '', person: true },
    { name: '', person: false },
    null,
  ];
  const names = tableFrom({ seats }).seats.map((seat) => seat?.name);
  expect(names).toEqual(['Ada', 'Former player', '', undefined]);
});

test('a seat without a name is free at an open table and a former player’s at any other', () => {
  const seats = ['Ada', ''];
  expect(namesOf({ seats, status: 'open' })).toEqual(['Ada', '']);
  expect(namesOf({ seats, status: 'running' })).toEqual(['Ada', 'Former player']);
  expect(namesOf({ seats, status: 'finished' })).toEqual(['Ada', 'Former player']);
});

test('a message that was removed is told as such, also when it was here before', () => {
  const said = (n: number, text: string): Message => ({
    n,
    at: 0,
    entry: { type: 'chat_said', seat: 1, text },
  });
  const text = (message: Message) => lines(message, people).map((line) => line.text);
  expect(text(said(1, ''))).toEqual(['Message removed']);
  const before = [said(1, 'my secret'), said(2, 'stays')];
  const after = withoutWords(before, { n: 3, at: 0, entry: { type: 'words_removed', messages: [1] } });
  expect(after.flatMap(text)).toEqual(['Message removed', 'stays']);
  expect(JSON.stringify(after)).not.toContain('my secret');
});

test('nothing is said of the removal itself, and other messages remove nothing', () => {
  const removal: Message = { n: 1, at: 0, entry: { type: 'words_removed', messages: [1] } };
  expect(lines(removal, people)).toEqual([]);
  const before: Message[] = [{ n: 1, at: 0, entry: { type: 'chat_said', seat: 0, text: 'here' } }];
  expect(withoutWords(before, { n: 2, at: 0, entry: { type: 'nudged', seat: 0, other: 1 } })).toBe(before);
});
