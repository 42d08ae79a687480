import { expect, test } from 'vitest';
import type { Action, ChoiceGroup, Prompt } from '$lib/api/types';
import { firstTool, provincesOf, sameAction, toolsOf } from './tools';

function group(actions: Action[]): ChoiceGroup {
  const type = actions[0]?.type ?? '';
  return { type, count: actions.length, actions, texts: [], example: '', range: {} };
}

function prompt(...choices: ChoiceGroup[]): Prompt {
  return { decision: '1', kind: 'any', text: '', sealed: false, choices };
}

const sell = group([{ type: 'sell_card', card: 'influence' }]);
const done = group([{ type: 'done' }]);

test('goods are one tool, and groups of one type are put together', () => {
  const tools = toolsOf(
    prompt(done, group([{ type: 'buy_cards', count: 1 }]), group([{ type: 'buy_stones', count: 1 }]), sell),
  );
  expect(tools.map((tool) => tool.type)).toEqual(['done', 'shop', 'sell_card']);
  expect(firstTool(tools)?.type).toBe('shop');
});

test('selling comes first only when there is nothing else', () => {
  expect(firstTool(toolsOf(prompt(done, sell)))).toBeNull();
  expect(firstTool(toolsOf(prompt(sell)))?.type).toBe('sell_card');
});

test('an action that names no province is a plain button', () => {
  const [tool] = toolsOf(prompt(group([{ type: 'play_protection', province: '' }])));
  expect(tool?.kind).toBe('plain');
});

test('an action that nobody has a gesture for is a plain button as well', () => {
  expect(toolsOf(prompt(group([{ type: 'dance' }])))[0]?.kind).toBe('plain');
});

test('provinces of a tool', () => {
  const bids = [
    { type: 'place_bid', province: 'abu', amount: 0 },
    { type: 'place_bid', province: 'abu', amount: 1 },
    { type: 'place_bid', province: 'edfu', amount: 0 },
  ];
  const [tool] = toolsOf(prompt(group(bids)));
  expect(tool && [...provincesOf(tool)]).toEqual(['abu', 'edfu']);
  expect(sameAction(bids[0] ?? null, { ...bids[0] } as Action)).toBe(true);
  expect(sameAction(bids[1] ?? null, { amount: 1, province: 'abu', type: 'place_bid' })).toBe(true);
  expect(sameAction(bids[0] ?? null, bids[1] ?? null)).toBe(false);
  expect(sameAction(bids[0] ?? null, null)).toBe(false);
  expect(sameAction(null, null)).toBe(true);
});
