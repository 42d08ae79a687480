import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import type { Action } from '$lib/api/types';
import { sampleSeen } from '$lib/board/sample';
import { Bidding } from '../bidding.svelte';
import { Chooser } from '../chooser.svelte';
import { TableStore } from '../table.svelte';
import type { Tool } from '../tools';
import CardTool from './CardTool.svelte';
import OfferTool from './OfferTool.svelte';
import SaleTool from './SaleTool.svelte';
import ShopTool from './ShopTool.svelte';
import TombTool from './TombTool.svelte';

/** A decision of these actions, and the tool for the first of them. */
function asked(actions: Action[], range: Record<string, unknown> = {}) {
  const types = [...new Set(actions.map((action) => action.type))];
  const choices = types.map((type) => {
    const alike = actions.filter((action) => action.type === type);
    return { type, count: alike.length, actions: alike, texts: [], example: '', range };
  });
  const store = new TableStore('t');
  const prompt = { decision: '7', kind: 'any', text: '', sealed: false, choices };
  store.seen = { ...sampleSeen({}, 'market', {}), prompt };
  const chooser = new Chooser(store);
  return { chooser, tool: chooser.tools[0] as Tool };
}

/** Choose an action somewhere else, as a hint and the list of everything do; it has to stay chosen. */
async function chosenElsewhere(chooser: Chooser, action: Action) {
  chooser.suggest(action);
  await tick();
  expect(chooser.chosen).toEqual(action);
}

const counts = () => screen.getAllByRole('status').map((one) => one.textContent);

test('a stall shows a purchase that was chosen elsewhere, and nothing else is wanted then', async () => {
  const buy = (kind: string, count: number) => ({ type: `buy_${kind}`, count });
  const done = { type: 'done' };
  const goods = [buy('cards', 1), buy('cards', 2), buy('stones', 1), buy('stones', 2)];
  const { chooser, tool } = asked([...goods, done]);
  const wanted = $state({ buy_cards: 1 });
  render(ShopTool, { chooser, tool, gold: 9, wanted });
  await tick();
  expect(chooser.chosen).toEqual(buy('cards', 1));
  await chosenElsewhere(chooser, buy('stones', 2));
  expect(counts()).toEqual(['0', '2']);
  await chosenElsewhere(chooser, done);
  expect(chooser.tool?.type).toBe('shop');
});

test('an offering that was chosen elsewhere is shown with all its cards, and can be changed from there', async () => {
  const range = { gold: 9, hand: { harvest: 1 }, played: [], selling: true, theft: false };
  const offer = (gold: number, ...sold: string[]) => ({ type: 'offer', gold, played: [], sold });
  const { chooser, tool } = asked([offer(1)], range);
  render(OfferTool, { chooser, tool, earlier: null });
  await tick();
  expect(chooser.chosen).toEqual(offer(1));
  await chosenElsewhere(chooser, offer(10, 'harvest'));
  expect((screen.getByRole('slider') as HTMLInputElement).value).toBe('10');
  await fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  expect(chooser.chosen).toEqual(offer(9, 'harvest'));
  await chosenElsewhere(chooser, offer(0));
  expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
});

test('a last sale that was chosen elsewhere is shown', async () => {
  const sale = (...cards: string[]) => ({ type: 'last_sale', cards });
  const { chooser, tool } = asked([sale()], { hand: { harvest: 2, architect: 1 } });
  render(SaleTool, { chooser, tool });
  await tick();
  expect(chooser.chosen).toEqual(sale('architect', 'harvest', 'harvest'));
  await chosenElsewhere(chooser, sale('harvest'));
  expect(counts()).toEqual(['1', '0']);
});

test('a tile that was chosen elsewhere is shown in its place with what is paid', async () => {
  const tile = (name: string, place: number, ...paid: string[]) => {
    return { type: 'build_tile', tile: name, row: 1, place, paid };
  };
  const goods = { gold: 1, stone: 2 };
  const range = { goods, tiles: ['gold', 'stone'], spaces: [1, 2].map((place) => [1, place]) };
  const { chooser, tool } = asked([tile('stone', 1)], range);
  const own = { tomb: {}, size: 0, tiles: goods, played: 0 };
  render(TombTool, { chooser, tool, own });
  await chosenElsewhere(chooser, tile('stone', 2, 'gold', 'stone'));
  expect(counts()).toEqual(['1', '1']);
  await fireEvent.click(screen.getByRole('button', { name: /place 1/ }));
  expect(chooser.chosen).toEqual(tile('stone', 1, 'gold', 'stone'));
});

test('a bid that was chosen elsewhere brings its cards along', () => {
  const bid = (bribery: boolean, amount: number) => {
    return { type: 'place_bid', province: 'abu', amount, bribery, protection: false, leaving: '' };
  };
  const { chooser } = asked([bid(false, 1), bid(true, 1), bid(true, 3)]);
  const bidding = new Bidding(chooser);
  chooser.suggest(bid(true, 1));
  bidding.follow(chooser.chosen);
  expect([bidding.has('bribery'), bidding.chosen]).toEqual([true, 1]);
  bidding.choose(3);
  expect(chooser.chosen).toEqual(bid(true, 3));
});

test('all schemes that score are one choice beside each of them; one alone needs no such choice', async () => {
  const shown = (card: string) => ({ type: 'show_scheme', card });
  const { chooser, tool } = asked([shown('favours'), shown('river')]);
  render(CardTool, { chooser, tool });
  await fireEvent.click(screen.getByRole('button', { name: 'Show all 2 that score' }));
  expect(chooser.chosen).toEqual({ type: 'show_all_schemes', cards: ['favours', 'river'] });
  const alone = asked([shown('favours')]);
  cleanup();
  render(CardTool, alone);
  expect(screen.queryByTestId('show-all')).toBeNull();
});
