import { webcrypto } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { partDone, tries } from './puzzle';
import { native, own } from './stretch';

beforeAll(() => vi.stubGlobal('crypto', webcrypto));

test('what the browser has built in and our own words for it stretch alike', async () => {
  for (const [word, salt, rounds] of [
    ['password', 'salt', 1],
    ['password', 'salt', 4096],
    ['7', '6.1700000000.0123456789abcdef.0123456789abcdef0123456789abcdef', 2000],
    ['12345678901234567890', 'x'.repeat(130), 3],
    ['ë', '', 2],
  ] as const)
    expect(await own(word, salt, rounds)).toBe(await native(word, salt, rounds));
});

test('it is the PBKDF2 that everybody knows', async () => {
  expect(await own('password', 'salt', 1)).toBe(0x120fb6cf);
  expect(await own('password', 'salt', 4096)).toBe(0xc5e478d5);
});

test('a puzzle is solved as soon as a digest begins with enough zeros, and no sooner', async () => {
  const puzzle = { text: 'a puzzle', bits: 7, rounds: 5 };
  const answers = [];
  for await (const { answer } of tries(puzzle, own)) answers.push(answer);
  const last = answers.pop() ?? '';
  expect(answers.every((answer) => answer === undefined)).toBe(true);
  expect((await native(last, puzzle.text, 5)) >>> 25).toBe(0);
  for (let number = 0; number < Number(last); number += 1)
    expect((await own(String(number), puzzle.text, 5)) >>> 25).not.toBe(0);
});

test('the part that is done grows and never says that it is all done', () => {
  expect(partDone(0, 10)).toBe(0);
  expect(partDone(1024, 10)).toBeCloseTo(0.632, 3);
  expect(partDone(10_000, 10)).toBeLessThan(1);
});
