import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Sheet = Record<string, [day: string, night: string]>;

/** Every colour of the two style sheets, by day and by night. */
function colours(): Sheet {
  const found: Sheet = {};
  for (const path of ['src/app.css', 'src/lib/theme/paints.css'])
    for (const [, name = '', one = '', other = one] of readFileSync(path, 'utf8').matchAll(
      /--([\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6}))?/g,
    ))
      found[name] = [one, other || one];
  return found;
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const ALL = colours();
const SEATS = [0, 1, 2, 3, 4].map((seat) => `seat${seat}`);
/** What is written on what. */
const READ: Record<string, string[]> = {
  ink: ['paper', 'tile', 'plate', 'papyrus', 'sand', 'desert', 'meadow', 'plain'],
  soft: ['paper', 'tile', 'plate', 'papyrus', 'idle'],
  'on-water': ['water'],
  'on-gold': ['gold'],
  'on-favour': ['favour'],
  'on-needs-you': ['needs-you'],
  plate: ['malachite', 'seal'],
  'on-seat': SEATS,
};
/** Shapes that have to stand out from their ground. */
const SEEN: Record<string, string[]> = {
  farmer: ['field', 'sand', 'meadow', 'plate'],
  camel: ['sand', 'plate'],
  favour: ['sand', 'meadow', 'plate'],
  furrow: ['field'],
  'needs-you': ['sand', 'meadow', 'plate', 'papyrus'],
  edge: ['plate', 'papyrus', 'fallow'],
};
const pairs = (of: Record<string, string[]>) =>
  Object.entries(of).flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

function worst(front: string, ground: string): number {
  const [one, other] = [ALL[front], ALL[ground]];
  if (!one || !other) throw new Error(`no colour ${front} or ${ground}`);
  return Math.min(contrast(one[0], other[0]), contrast(one[1], other[1]));
}

test.each(pairs(READ))('%s can be read on %s by day and by night', (front, ground) => {
  expect(worst(front, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(SEEN))('%s stands out from %s by day and by night', (front, ground) => {
  expect(worst(front, ground)).toBeGreaterThanOrEqual(3);
});
