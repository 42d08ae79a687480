import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Message, TableSeen } from '$lib/api/types';
import { actionText } from './actions';
import { has } from './fluent';
import { lines, sentence } from './log';

/** Games of every title that `npm run games` has written. */
const FOLDER = '.svelte-kit/games';
const files = readdirSync(FOLDER);

/** A text that lacks a word shows the word's name in braces or the name of the text. */
const isWhole = (text: string) => text.length > 0 && !/[{}$_]|undefined|\[object/.test(text);

test.each(files)('%s is told in whole sentences', (file) => {
  const game = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as {
    seen: TableSeen[];
    messages: Message[];
  };
  const names = game.seen[0]?.seats.map((seat) => seat?.name ?? '') ?? [];
  const people = { names, viewer: 0 };
  const events = game.messages.flatMap((message) => message.entry.events ?? []);
  expect(events.filter((event) => !has(`event-${event.type}`)).map((event) => event.type)).toEqual([]);
  expect(events.map((event) => sentence(event, people)).filter((text) => !isWhole(text))).toEqual([]);
  const told = game.messages.flatMap((message) => lines(message, people)).map((line) => line.text);
  expect(told.filter((text) => !isWhole(text))).toEqual([]);
  const actions = game.seen.flatMap((seen) => seen.prompt?.choices ?? []).flatMap((group) => group.actions);
  expect(actions.map(actionText).filter((text) => !isWhole(text))).toEqual([]);
  const kinds = game.seen.flatMap((seen) => (seen.prompt ? [`prompt-${seen.prompt.kind}`] : []));
  expect(kinds.filter((kind) => !has(kind))).toEqual([]);
});

test('there is a game of every title', () => {
  const titles = files.map((file) => file.replace(/-\d-\d\.json$/, ''));
  expect(titles).toEqual(
    expect.arrayContaining(['anniversary', 'cardgame', 'classic', 'revised', 'revised+expert']),
  );
});
