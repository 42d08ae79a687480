/** What lies face up in print is on the screen: discards card by card, and how many lie face down (game-8, R13). */
import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Parts, SeatView } from '$lib/api/types';
import { sampleSeat, sampleSeen } from '$lib/board/sample';
import { BOARD_GAME } from './boardgame';
import Header from './Header.svelte';
import Piles from './Piles.svelte';

const DISCARDS = ['influence', 'bribery', 'influence', 'river'];

function show(parts: Parts = {}) {
  const { view } = sampleSeen(
    {
      favour_deck: 21,
      discards: DISCARDS,
      province_deck: 3,
      gone: 2,
      used: ['abu', 'buto'],
      blocked: ['edfu'],
    },
    'market',
    parts,
  );
  const table = view?.parts.base;
  if (!view || !table) throw new Error('no table');
  return { view, table };
}

test('the favour deck is counted, and its discards are shown by their names', () => {
  render(Piles, show());
  expect(screen.getByText('21 cards face down')).toBeDefined();
  expect(screen.getByText('Discarded, face up: 4')).toBeDefined();
  const cards = screen.getAllByRole('img', { name: /^(Bribery|Influence|River)/ });
  expect(cards).toHaveLength(3);
  expect(
    screen.getByText('2 times').closest('li')?.querySelector('[aria-label^="Influence"]'),
  ).not.toBeNull();
  expect(screen.getByText('2 start schemes have left the game unseen.')).toBeDefined();
});

test('province cards are counted, and those gone are named', () => {
  render(Piles, show());
  expect(screen.getByText('3 province cards are left in the deck.')).toBeDefined();
  expect(screen.getByText('Auctioned in this kingdom: Abu and Buto.')).toBeDefined();
  expect(screen.getByText('Blocked: Edfu.')).toBeDefined();
});

test('expansions show their stacks and what was discarded from them', () => {
  render(
    Piles,
    show({
      afterlife: { seats: [], stack: 41, discards: ['stone', 'gold', 'stone'] },
      officials: { deck: 7, discards: ['six_gold', 'two_cards', 'six_gold'], placed: {} },
      statues: { placed: {}, deck: 5, ptah_round: 0 },
    }),
  );
  expect(screen.getByText('41 tiles face down')).toBeDefined();
  expect(screen.getByText('2 × stone')).toBeDefined();
  expect(screen.getByText('1 × gold')).toBeDefined();
  expect(screen.getByText('7 cards face down')).toBeDefined();
  expect(screen.getByText('2 × 6 gold')).toBeDefined();
  expect(screen.getByText('5 cards face down')).toBeDefined();
});

test('the header tells both numbers, and leads there', () => {
  const { view } = show();
  const onpiles = vi.fn();
  const nothing = () => undefined;
  render(Header, {
    course: BOARD_GAME.courseOf(view),
    ...{ onrules: nothing, onkeys: nothing, onlog: nothing, onmenu: nothing, onreference: nothing },
    ...{ unread: 0, onpiles, piles: BOARD_GAME.pilesOf?.(view) ?? null },
  });
  const button = screen.getByRole('button', { name: 'Decks and piles: 21 in the deck, 4 discarded' });
  button.click();
  expect(onpiles).toHaveBeenCalledOnce();
});

function openBefore(change: Partial<SeatView>): string | number | undefined {
  const { view } = sampleSeen({ seats: [sampleSeat(change), sampleSeat(), sampleSeat()] });
  return view ? BOARD_GAME.factsOf(view, 0).find((fact) => fact.name === 'face up')?.value : undefined;
}

test('bribery and protection lie open before the player who has played them', () => {
  expect(openBefore({ bribery: 1 })).toBe('Bribery');
  expect(openBefore({ bribery: 1, protection: [0, 1] })).toBe('Bribery and Protection');
  expect(openBefore({ bribery: 2, protection: [2] })).toBe('Bribery (used up) and Protection (used up)');
  expect(openBefore({})).toBeUndefined();
});
