import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import type { GameEvent, Message } from '$lib/api/types';
import questions from '$lib/printed/questions.json';
import { has } from '$lib/words/fluent';
import { Course } from './course.svelte';
import { due, isDone, LESSONS } from './lessons';

const said = (...events: GameEvent[]): Message[] => [{ n: 1, at: 0, entry: { type: 'moved', events } }];

test.each(questions.anniversary)('the decision %s has a lesson', (kind) => {
  expect(due([], kind)).toEqual([kind]);
});

test.each(LESSONS)('the lesson $id says what is asked, why, and what to do', (lesson) => {
  const parts = ['title', 'ask', 'why', ...(lesson.task ? ['task'] : [])];
  expect(parts.filter((part) => !has(`coach-${lesson.id}-${part}`))).toEqual([]);
  expect(has(`coach-${lesson.id}-task`)).toBe(lesson.task !== undefined);
});

const coaches = import.meta.glob<string>('$locales/*/later/coach.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(Object.entries(coaches))('%s: what is left beside a title is called lessons', (_, text) => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const pattern = bundle.getMessage('coach-unread')?.value;
  for (const count of [1, 2])
    expect(pattern && bundle.formatPattern(pattern, { count })).toMatch(/le[ckzçs]/i);
});

test('what has happened comes before what is asked', () => {
  const moved = { type: 'temple_moved', position: 2 };
  expect(due(said(moved), 'gift')).toEqual(['offerings', 'gift']);
});

test('a task is done by oneself, and only by what was asked', () => {
  const lesson = LESSONS.find((one) => one.id === 'bid');
  if (!lesson) throw new Error('there is no lesson for bids');
  const up = { type: 'provinces_came_up', provinces: ['berenike', 'mendes', 'edfu'] };
  const bid = { type: 'bid_placed', seat: 0, amount: 3 };
  expect(isDone(lesson, said(up, { ...bid, province: 'edfu' }), 0)).toBe(false);
  expect(isDone(lesson, said(up, { ...bid, province: 'mendes', seat: 1 }), 0)).toBe(false);
  expect(isDone(lesson, said(up, { ...bid, province: 'mendes' }), 0)).toBe(true);
});

test('a course is kept over a reload, step by step', () => {
  const course = new Course();
  course.begin('table');
  course.meet(['welcome', 'bid']);
  course.meet(['welcome', 'bid', 'market']);
  expect([course.met, course.at]).toEqual([['welcome', 'bid', 'market'], 2]);
  course.turn(-1);
  course.turn(-5);
  course.turn(1);
  course.stop();
  const again = new Course();
  expect([again.isAt('table'), again.isAt(''), again.at, again.off]).toEqual([true, false, 1, true]);
  again.resume();
  expect(new Course().off).toBe(false);
});
