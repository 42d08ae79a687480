/** Whatever a game can ask, do and tell has a gesture and texts here; `tools/vocabulary.py` lists it all. */
import { expect, test } from 'vitest';
import boardPage from '$lib/play/BoardPlay.svelte?raw';
import cardPage from '$lib/play/cardgame/CardPlay.svelte?raw';
import { promptId } from '$lib/play/prompting';
import { KINDS } from '$lib/play/tools';
import { textIds } from './actions';
import { has } from './fluent';
import { TELLING } from './log';
import everything from './vocabulary.json';

interface Module {
  /** Types with their fields. */
  actions: Record<string, string[]>;
  events: Record<string, string[]>;
  /** Kinds, and whether their answers are sealed. */
  decisions: Record<string, boolean>;
}
const vocabulary: Record<string, Module> = everything;

const CARD_GAME = 'cardgame';
/** Words that texts may use beside the fields of what they tell. */
const MADE = {
  action: ['goods', 'price', 'count'],
  event: ['who', 'you', 'goods', 'official'],
};

const sources = import.meta.glob<string>(['$locales/en/**/*.ftl', '!$locales/en/editions/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = new Map(
  Object.values(sources)
    .flatMap((source) => source.split(/^(?=[a-z][\w-]* =)/m))
    .map((text) => [text.split(' =')[0] ?? '', text]),
);

/** What is wrong with a text: it does not exist, or it needs a word that nobody gives it. */
function faults(id: string, words: string[]): string[] {
  if (!has(id)) return [`${id} is not written`];
  const needed = [...(texts.get(id) ?? '').matchAll(/\$(\w+)/g)].map(([, word]) => word ?? '');
  return needed.filter((word) => !words.includes(word)).map((word) => `${id} has no ${word}`);
}

function actionFaults(type: string, fields: string[], page: string): string[] {
  const kind = KINDS[type];
  if (!kind) return [`${type} has no gesture`];
  const words = [...fields, ...MADE.action];
  const found = textIds(type).flatMap((id) => faults(id, words));
  if (kind === 'plain') return found;
  if (!page.includes(`tool.kind === '${kind}'`)) found.push(`${type} has no panel`);
  const names = kind === 'shop' ? ['tool-shop', `shop-${type.slice('buy_'.length)}`] : [`tool-${type}`];
  return [...found, ...names.flatMap((id) => faults(id, []))];
}

function eventFaults(type: string, fields: string[]): string[] {
  const ids = [`event-${type}`, ...(TELLING[type] ? [`event-${type}-known`] : [])];
  return ids.flatMap((id) => faults(id, [...fields, ...MADE.event]));
}

/** A question with a name that another game has too needs a text of its own. */
function decisionFaults(module: string, kind: string, isSealed: boolean, others: string[]): string[] {
  const part = module === CARD_GAME ? CARD_GAME : 'base';
  return [kind, ...(isSealed ? [`${kind}-sealed`] : [])].flatMap((name) => {
    const id = part === CARD_GAME && others.includes(kind) ? `prompt-${part}-${name}` : promptId(part, name);
    return has(id) ? [] : [`${id} is not written`];
  });
}

function faultsOf(module: string, { actions, events, decisions }: Module): string[] {
  const page = module === CARD_GAME ? cardPage : boardPage;
  const others = Object.entries(vocabulary).flatMap(([name, other]) =>
    name === module ? [] : Object.keys(other.decisions),
  );
  return [
    ...Object.entries(actions).flatMap(([type, fields]) => actionFaults(type, fields, page)),
    ...Object.entries(events).flatMap(([type, fields]) => eventFaults(type, fields)),
    ...Object.entries(decisions).flatMap(([kind, isSealed]) =>
      decisionFaults(module, kind, isSealed, others),
    ),
  ];
}

test.each(Object.keys(vocabulary))('all of the module %s can be played and is told', (module) => {
  const found = vocabulary[module];
  expect(found && faultsOf(module, found)).toEqual([]);
});

test('the vocabulary is that of the whole catalogue', () => {
  const modules = ['base', 'anniversary', 'expert', 'officials', 'afterlife', 'statues', 'pharaoh', 'promos'];
  expect(Object.keys(vocabulary)).toEqual(expect.arrayContaining([...modules, CARD_GAME]));
  const actions = Object.values(vocabulary).flatMap((module) => Object.keys(module.actions));
  expect(Object.keys(KINDS).filter((type) => !actions.includes(type))).toEqual([]);
});

test('whatever is missing is found', () => {
  const planted: Module = {
    actions: { dance: ['steps'], offer_cards: ['cards'], pass: [] },
    events: { danced: ['seat'], card_bid: ['seat', 'province'] },
    decisions: { dance: true, offer: false },
  };
  expect(faultsOf('planted', planted)).toEqual([
    'dance has no gesture',
    'offer_cards has no panel',
    'event-danced is not written',
    'event-card_bid has no card',
    'event-card_bid has no card',
    'prompt-dance is not written',
    'prompt-dance-sealed is not written',
  ]);
});
