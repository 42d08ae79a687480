import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { cards } from '$lib/printed/cards';
import { has } from '$lib/words/fluent';
import { sampleSeen } from '../sample';
import CardTable from './CardTable.svelte';
import { cardSeat, cardSeen } from './sample';

function draw(seen: ReturnType<typeof cardSeen>, lit: string[] = []) {
  const onprovince = vi.fn();
  render(CardTable, { seen, set: cards, lit: new Set(lit), onprovince });
  return onprovince;
}

test('an extended province counts the pyramids of all its cards', () => {
  draw(cardSeen({ seats: [cardSeat({ stacks: [{ cards: ['giza', 'lisht'], tokens: 2 }] }), cardSeat()] }));
  const printed = (cards.cards.giza?.pyramids ?? 0) + (cards.cards.lisht?.pyramids ?? 0);
  const name = new RegExp(`^Lisht.*Province of Merit.*${printed + 2} pyramids in this province`);
  expect(screen.getByRole('button', { name })).toBeDefined();
});

test('provinces for auction tell the gold card that lies there, and It can be chosen', async () => {
  const seats = [cardSeat(), cardSeat({ bid: 5, bid_on: 'giza', reserve: [0, 2, 7] })];
  const onprovince = draw(cardSeen({ up: ['giza', 'meidum'], seats }), ['giza']);
  await fireEvent.click(screen.getByRole('button', { name: /^Giza.*Ahmose has bid 5.*can be chosen/ }));
  expect(onprovince).toHaveBeenCalledExactlyOnceWith('giza');
  expect(screen.getByRole('button', { name: /^Meidum.*No gold card yet/ })).toBeDefined();
});

test('the table is one stop of the tab key', () => {
  draw(cardSeen({ up: ['giza', 'meidum'] }), ['meidum']);
  const stops = screen.getAllByRole('button').filter((one) => one.tabIndex === 0);
  expect(stops.map((one) => one.dataset.province)).toEqual(['meidum']);
});

test('the number of cards in every deck is told at any time', () => {
  draw(cardSeen({ decks: [0, 9, 15] }));
  expect(screen.getByText('Province cards left in the decks: 0 · 9 · 15')).toBeDefined();
});

test('reserves and spent piles of everybody are told', () => {
  draw(cardSeen({ seats: [cardSeat({ bid: 2, bid_on: 'giza', reserve: [0, 5, 7] }), cardSeat()] }));
  expect(
    screen.getByRole('img', {
      name: 'Merit: reserve 0, 5 and 7; 2 laid at Giza; spent 1, 3, 4, 6 and 8',
    }),
  ).toBeDefined();
  expect(screen.getByRole('img', { name: /^Ahmose: reserve 0, 2, 5 and 7; spent/ })).toBeDefined();
});

test('offerings are scrolls until all are open', () => {
  const seen = cardSeen();
  const decisions = [
    { serial: 1, seat: 0, kind: 'offer', sealed: false },
    { serial: 2, seat: 1, kind: 'offer', sealed: true },
  ];
  if (seen.view) draw({ ...seen, view: { ...seen.view, decisions } });
  expect(screen.getAllByRole('img', { name: 'A sealed choice' })).toHaveLength(1);
  expect(screen.getByText('not yet chosen')).toBeDefined();
});

test('opened offerings are numbers with their sum', () => {
  draw(cardSeen({ collective: 9, level: 2, seats: [cardSeat({ offered: 7 }), cardSeat({ offered: 2 })] }));
  expect(screen.getByText('9 together')).toBeDefined();
  expect(screen.getByRole('img', { name: /^Flood level 2/ })).toBeDefined();
});

test('nothing is drawn of another game', () => {
  draw(sampleSeen());
  expect(screen.queryByRole('group')).toBeNull();
});

test('every card has a name', () => {
  const places = Object.keys(cards.cards);
  expect(places).toHaveLength(45);
  expect(places.filter((place) => !has(`place-${place}`))).toEqual([]);
});
