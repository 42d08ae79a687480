import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { FIGURES } from '$lib/board/figures';
import Symbols from './Symbols.svelte';

const widths = Object.values(FIGURES).map((figure) => figure.width);

test.each(['anniversary', 'cardgame'])('every symbol of %s has room in its square', async (title) => {
  const { findAllByRole } = render(Symbols, { title });
  const items = await findAllByRole('listitem');
  expect(items.length).toBeGreaterThan(3);
  for (const item of items) {
    const svg = item.querySelector('svg');
    const [, , side = 0] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const path = item.querySelector('path')?.getAttribute('d');
    const figure = Object.values(FIGURES).find((one) => one.shapes[0]?.[0] === path);
    const [, x = 0, scale = 1] =
      /translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)/
        .exec(item.querySelector('g')?.getAttribute('transform') ?? '')
        ?.map(Number) ?? [];
    const half = ((figure?.width ?? 0) * scale) / 2;
    if (x < side / 4)
      expect(x + 2 * half).toBeLessThanOrEqual(side); // hangs from its corner
    else expect([x - half >= 0, x + half <= side]).toEqual([true, true]);
  }
  expect(Math.max(...widths)).toBeGreaterThan(40); // the pyramid is wider than a square is
});
