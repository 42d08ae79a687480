/** A small table for tests: nothing has happened yet, unless the test says so. */
import type { ProvinceView, SeatView, TableSeen, TableView } from '$lib/api/types';
import { provinces } from '$lib/printed';

const EMPTY: ProvinceView = {
  owner: -1,
  farmers: 0,
  extra_farmers: 0,
  stones: 0,
  pyramids: 0,
  blessing_cards: 0,
};

export function sampleSeat(change: Partial<SeatView> = {}): SeatView {
  return {
    points: 0,
    gold: 20,
    cards: 1,
    hand: null,
    scribes: [''],
    bids: [-1],
    protection: [0],
    bribery: 0,
    offered: -1,
    laid: [],
    dealt: null,
    dealt_count: 0,
    has_given_up: false,
    given_up: null,
    ...change,
  };
}

export function sampleTable(change: Partial<TableView> = {}): TableView {
  return {
    kingdom: 1,
    round: 1,
    order: [0, 1, 2],
    temple: 0,
    collective: 0,
    seats: [sampleSeat(), sampleSeat(), sampleSeat()],
    provinces: Object.fromEntries(Object.keys(provinces).map((name) => [name, EMPTY])),
    up: [],
    fresh: [],
    used: [],
    blocked: [],
    out: [],
    province_deck: 9,
    held: [],
    favour_deck: 30,
    gone: 0,
    discards: [],
    harvest_cards: {},
    shown: [],
    items: [],
    deck_order: null,
    ...change,
  };
}

export function sampleProvinces(change: Record<string, Partial<ProvinceView>>): TableView['provinces'] {
  const all = sampleTable().provinces;
  for (const [name, laid] of Object.entries(change)) all[name] = { ...EMPTY, ...laid };
  return all;
}

export function sampleSeen(
  table: Partial<TableView> = {},
  phase = 'auction',
  parts: Record<string, unknown> = {},
): TableSeen {
  const seat = (name: string) => ({ name, bot: '', person: true, waited_for: false });
  return {
    status: 'running',
    viewer: 0,
    settings: { title: 'classic', players: 3, options: {} },
    seats: ['Merit', 'Ahmose', 'Henut'].map(seat),
    view: {
      viewer: 0,
      players: 3,
      flow: [{ phase, step: 0 }],
      decisions: [],
      own_choice: null,
      outcome: null,
      parts: { base: sampleTable(table), ...parts },
    },
    prompt: null,
  } as unknown as TableSeen;
}
