import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import {
  Coins,
  Ladder,
  OfficialCard,
  PharaohFigure,
  ScoreTrack,
  Scroll,
  StatueCard,
  Tomb,
  TurnOrder,
} from '.';
import { sampleSeat, sampleSeen } from './sample';

test('the ladder offers what the decision offers and explains the rest', async () => {
  const onbid = vi.fn();
  render(Ladder, {
    province: 'memphis',
    bids: [{ seat: 1, amount: 3, protection: 1, bribery: 0, leads: true }],
    offered: [10, 15],
    names: ['Merit', 'Ahmose'],
    onbid,
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Bid 10' }));
  expect(onbid).toHaveBeenCalledExactlyOnceWith(10);
  await fireEvent.click(screen.getByRole('button', { name: '6: closed by Protection' }));
  await fireEvent.click(screen.getByRole('button', { name: '21: more than you can bid now' }));
  await fireEvent.click(screen.getByRole('button', { name: '3: Ahmose, protected' }));
  const stops = screen.getAllByRole('button').filter((step) => step.tabIndex === 0);
  expect(stops.map((step) => [step.textContent?.trim(), step.getAttribute('aria-keyshortcuts')])).toEqual([
    ['10', '1'],
  ]);
  await fireEvent.keyDown(stops[0] as HTMLElement, { key: 'ArrowUp' });
  expect(document.activeElement?.textContent?.trim()).toBe('15');
  expect(onbid.mock.calls).toEqual([[10], [6], [21], [3]]); // whoever taps what is not open wants to know why
});

test('a tomb tells its spaces, and those that are lit can be chosen', async () => {
  const onspace = vi.fn();
  const tomb = { tomb: { '1.1': 'stone', '1.2': 'gold' }, size: 2, tiles: null, played: 0 };
  render(Tomb, { tomb, who: 'Merit', lit: new Set(['2.1']), onspace });
  await fireEvent.click(screen.getByRole('button', { name: 'Row 2, place 1: free' }));
  expect(onspace).toHaveBeenCalledWith('2.1');
  expect(screen.getByRole('img', { name: 'Row 1, place 2: gold' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Row 3, place 1: needs both tiles below' })).toBeDefined();
});

test('order and points are told', () => {
  const seats = [sampleSeat({ points: 4 }), sampleSeat({ points: 11 }), sampleSeat()];
  const seen = sampleSeen({ seats, order: [2, 0, 1] });
  render(TurnOrder, { seen });
  expect(screen.getAllByRole('listitem').map((item) => item.title)).toEqual([
    '1. Henut',
    '2. Merit',
    '3. Ahmose',
  ]);
  render(ScoreTrack, { seen });
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Ahmose: 11 points; Merit: 4 points');
});

test.each([
  ['coins', () => render(Coins, { count: 7 }), '7 gold'],
  ['a scroll', () => render(Scroll, {}), 'A sealed choice'],
  ['the Pharaoh', () => render(PharaohFigure, {}), 'The Pharaoh'],
  ['his tokens', () => render(PharaohFigure, { tokens: 2 }), '2 Pharaoh tokens'],
  ['an official', () => render(OfficialCard, { name: 'six_gold' }), 'an official who brings 6 gold'],
  ['a statue', () => render(StatueCard, { name: 'set' }), /^Set\. One more gift/],
])('%s can be read out', (_, draw, name) => {
  draw();
  expect(screen.getByRole('img', { name })).toBeDefined();
});
