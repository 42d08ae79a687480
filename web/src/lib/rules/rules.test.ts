import { expect, test } from 'vitest';
import { paragraphs, rulesOf } from './rules';

test('a document is cut into its paragraphs', () => {
  const found = paragraphs('# Title\n\n### auction-4 · Steps\n\nHigher.\n\n### R1 · Nobody\n\nNone.\n');
  expect(found).toEqual([
    { id: 'auction-4', heading: 'Steps', text: 'Higher.' },
    { id: 'R1', heading: 'Nobody', text: 'None.' },
  ]);
});

test('a title has the rules of its expansions, its own and the rulings', async () => {
  const ids = (await rulesOf('anniversary+statues')).map((rule) => rule.id);
  expect(ids).toContain('statues-3');
  expect(ids).toContain('auction-4');
  expect(ids).toContain('R27');
});
