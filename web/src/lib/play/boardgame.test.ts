/** What the board game asks and says of a choice names only what is legal, and what it comes to. */
import { afterEach, expect, test, vi } from 'vitest';
import type { Action, SeatView } from '$lib/api/types';
import { sampleSeat, sampleSeen } from '$lib/board/sample';
import { reckoning } from '$lib/learn/reckoning.svelte';
import { BOARD_GAME } from './boardgame';
import { promptText } from './prompting';

const people = { names: ['Merit', 'Ahmose', 'Henut'], viewer: 0 };

afterEach(() => vi.restoreAllMocks());

/** The question of a decision in which these types of action are legal. */
function asked(kind: string, ...types: string[]): string {
  const choices = types.map((type) => ({
    ...{ type, count: 1, actions: [{ type }], texts: [], example: '', range: {} },
  }));
  const seen = { ...sampleSeen({}, kind), prompt: { decision: '1', kind, text: '', sealed: false, choices } };
  const { view } = seen;
  return view ? promptText(BOARD_GAME, seen, view, people) : '';
}

function cost(action: Action, change: Partial<SeatView> = {}, others: Partial<SeatView> = {}): string {
  const seats = [sampleSeat(change), sampleSeat(others), sampleSeat()];
  const { view } = sampleSeen({ seats });
  return view ? BOARD_GAME.costOf(action, view, 0) : '';
}

test('a market turn names what can still be bought, and then what else is left', () => {
  expect(asked('market', 'buy_cards', 'buy_farmers', 'buy_stones', 'sell_card', 'done')).toBe(
    'Your market turn: buy favour cards, farmers and stones, in this order; or be done.',
  );
  expect(asked('market', 'buy_stones', 'buy_tiles', 'done')).toContain('stones and tomb tiles');
  expect(asked('market', 'buy_stones', 'play_architect', 'done')).toBe(
    'Your market turn: buy stones, or be done.',
  );
  expect(asked('market', 'play_architect', 'afterlife_draw', 'sell_card', 'done')).toBe(
    'Your market turn: nothing more to buy. Left: Architect and Afterlife; or be done.',
  );
  expect(asked('market', 'sell_card', 'done')).toBe('Your market turn: nothing more to buy. Be done.');
});

test('a leader hears of Protection only while it can be played', () => {
  expect(asked('keep_bid', 'pass', 'play_protection')).toContain('play Protection first');
  expect(asked('keep_bid', 'pass', 'sell_card')).toBe('Your bid leads: pass, and keep it.');
});

test('gifts, stones and schemes are named as far as they can be taken', () => {
  expect(asked('gift', 'take_farmer', 'take_stone')).toBe(
    'Take a gift: a farmer on an empty field or a stone.',
  );
  expect(asked('gift', 'take_stone', 'take_tile')).toBe('Take a gift: a stone or a tomb tile.');
  expect(asked('gift_end', 'build_tile', 'done')).toContain('build tiles, or be done');
  expect(asked('gift_end', 'build_with_horus', 'done')).toContain('build with Horus, or be done');
  expect(asked('gift_end', 'sell_card', 'done')).toBe('Your gifts are taken: be done.');
  expect(asked('lay_stone', 'place_stone')).toBe('Put down your stone.');
  expect(asked('schemes', 'sell_card', 'done')).toBe('None of your schemes is satisfied: be done.');
});

test('the harvest says how much it is, as soon as the server has reckoned', () => {
  expect(asked('harvest', 'collect_income', 'play_treasury')).toBe(
    'Collect your income, or first play a harvest card on a province.',
  );
  vi.spyOn(reckoning, 'income').mockReturnValue(12);
  expect(asked('harvest', 'collect_income', 'play_treasury')).toBe(
    'Collect your income of 12 gold, or first play a harvest card on a province.',
  );
  expect(asked('harvest', 'collect_income', 'sell_card')).toBe('Collect your income of 12 gold.');
});

test('a bid beyond the gold says how many cards would have to be sold', () => {
  const bid = (amount: number) => ({ type: 'place_bid', province: 'buto', amount });
  expect(cost(bid(15), { gold: 20 })).toBe('to pay if it wins; you have 20 gold');
  expect(cost(bid(21), { gold: 20 })).toContain('have 20 gold and would have to sell a card');
  expect(cost(bid(28), { gold: 20 })).toContain('would have to sell 8 cards');
});

test('of two bids both are paid: the one that leads elsewhere is counted', () => {
  const bid = { type: 'place_bid', province: 'buto', amount: 6 };
  const two = { gold: 15, scribes: ['abu', ''], bids: [10, -1], protection: [0, 0] };
  expect(cost(bid, two)).toContain('have 5 gold and would have to sell a card');
  const outbid = { scribes: ['abu'], bids: [15] };
  expect(cost(bid, two, outbid)).toBe('to pay if it wins; you have 15 gold');
});

test('a harvest card that changes nothing, or makes it worse, is said to', () => {
  const treasury = { type: 'play_treasury', province: 'berenike' };
  expect(cost(treasury)).toBe(''); // not reckoned yet
  const gain = vi.spyOn(reckoning, 'gain');
  gain.mockReturnValue(0);
  expect(cost(treasury)).toBe('⚠ changes nothing: it pays as much without the card');
  gain.mockReturnValue(-3);
  expect(cost(treasury)).toBe('⚠ brings 3 gold less');
  gain.mockReturnValue(5);
  expect(cost(treasury)).toBe('brings 5 gold more');
  expect(gain).toHaveBeenLastCalledWith('treasury', 'berenike');
});

test('the panel counts favour cards, which theft is not', () => {
  const { view } = sampleSeen({ seats: [sampleSeat({ cards: 1 }), sampleSeat({ cards: 2 })] });
  const names = (seat: number) => (view ? BOARD_GAME.factsOf(view, seat).map((fact) => fact.name) : []);
  expect(names(0)).toContain('favour card');
  expect(names(1)).toContain('favour cards');
});
