import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Board from './Board.svelte';
import { CARD_ART } from './cardart';
import Card from './Card.svelte';
import { sampleProvinces, sampleSeat, sampleSeen } from './sample';

function draw(seen = sampleSeen(), lit: string[] = [], chosen = '') {
  const onprovince = vi.fn();
  render(Board, { seen, lit: new Set(lit), chosen, onprovince });
  return onprovince;
}
const province = (name: RegExp) => within(screen.getByRole('group')).getByRole('button', { name });

test('fifteen provinces, one stop for the tab key', () => {
  draw();
  const all = within(screen.getByRole('group')).getAllByRole('button');
  expect(all).toHaveLength(15);
  expect(all.filter((one) => one.getAttribute('tabindex') === '0')).toHaveLength(1);
});

test('arrows move, Enter chooses', async () => {
  const onprovince = draw(sampleSeen(), ['memphis']);
  const memphis = province(/^Memphis.*\. It can be chosen\.$/);
  expect(memphis.getAttribute('tabindex')).toBe('0');
  memphis.focus();
  await fireEvent.keyDown(memphis, { key: 'ArrowRight' });
  const amarna = province(/^Amarna/);
  expect(document.activeElement).toBe(amarna);
  await fireEvent.keyDown(amarna, { key: 'Enter' });
  expect(onprovince).toHaveBeenCalledWith('amarna');
});

test('a province is told in words', () => {
  const provinces = sampleProvinces({ baharya: { owner: 1, farmers: 2, pyramids: 3, stones: 1 } });
  draw(sampleSeen({ provinces, temple: 2, collective: 5 }, 'market'));
  const told = province(/^Baharya/).getAttribute('aria-label');
  expect(told).toContain('west bank, Lower Egypt, away from the Nile');
  expect(told).toContain('Held by Ahmose');
  expect(told).toContain('2 of 2 fields farmed');
  expect(told).toContain('3 pyramids, 1 stone');
  expect(screen.getByRole('img', { name: /The temple is on position 2/ })).toBeDefined();
});

test('bids and protection are told, the best first', () => {
  const seats = [
    sampleSeat({ scribes: ['thebes'], bids: [3] }),
    sampleSeat({ scribes: ['thebes'], bids: [6], protection: [1] }),
    sampleSeat(),
  ];
  draw(sampleSeen({ seats, up: ['thebes', 'buto'] }));
  expect(province(/^Thebes/).getAttribute('aria-label')).toContain(
    'Up for auction: Ahmose bids 6, protected and Merit bids 3.',
  );
  expect(province(/^Buto/).getAttribute('aria-label')).toContain('no bid yet');
});

test('bribery is told at every scribe of its owner, in force or used up', () => {
  const seats = [
    sampleSeat({ scribes: ['thebes', 'buto'], bids: [3, 1], protection: [0, 1], bribery: 1 }),
    sampleSeat({ scribes: ['thebes'], bids: [6], bribery: 2 }),
    sampleSeat(),
  ];
  draw(sampleSeen({ seats, up: ['thebes', 'buto'] }));
  expect(province(/^Thebes/).getAttribute('aria-label')).toContain(
    'Up for auction: Ahmose bids 6, Bribery used up and Merit bids 3, Bribery in force.',
  );
  expect(province(/^Buto/).getAttribute('aria-label')).toContain(
    'Merit bids 1, protected, Bribery in force.',
  );
});

test('guests of the expansions and blocked provinces are told', () => {
  const parts = {
    statues: { placed: { abu: 'isis' } },
    officials: { placed: { abu: 'six_gold' } },
    pharaoh: { at: 'abu', tokens: [0, 0, 0] },
  };
  draw(sampleSeen({ up: ['abu'], blocked: ['edfu'] }, 'auction', parts));
  const told = province(/^Abu/).getAttribute('aria-label');
  for (const word of ['statue of Isis', 'official who brings 6 gold', 'the Pharaoh'])
    expect(told).toContain(word);
  expect(province(/^Edfu/).getAttribute('aria-label')).toContain('Blocked');
});

test.each(Object.keys(CARD_ART))('the card %s is drawn', (name) => {
  render(Card, { name });
  expect(screen.getByRole('img').querySelectorAll('path').length).toBeGreaterThan(2);
});

test('arrows pass over blocked provinces, and with Shift they come to those too', async () => {
  draw(sampleSeen({ blocked: ['amarna', 'buto'] }), ['memphis']);
  const memphis = province(/^Memphis/);
  memphis.focus();
  await fireEvent.keyDown(memphis, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(memphis);
  await fireEvent.keyDown(memphis, { key: 'ArrowUp', shiftKey: true });
  expect(document.activeElement).toBe(province(/^Buto/));
});
