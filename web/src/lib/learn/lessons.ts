/** The lessons of the first game: when each comes, what it points at, and how its task is noticed. */
import type { GameEvent, Message, TableView } from '$lib/api/types';
import { provinces } from '$lib/printed';

export interface Lesson {
  id: string;
  /** It comes with this event of the game; without one it comes with the decision of its name. */
  event?: string;
  /** Parts of the page to look at. */
  look?: string[];
  /** Provinces to look at. */
  lands?: (table: TableView, me: number) => string[];
  /** Whether an event has done the lesson's task, told what was up for auction; lessons without one have no task. */
  task?: (event: GameEvent, me: number, up: string[]) => boolean;
}

const isMine = (event: GameEvent, me: number) => event.seat === me;
const fields = (province: unknown) => provinces[String(province)]?.fields ?? 0;

function owned(table: TableView, me: number): string[] {
  return Object.keys(table.provinces).filter((name) => table.provinces[name]?.owner === me);
}

/** The provinces with most fields. */
function fertile(up: string[]): string[] {
  const most = Math.max(...up.map(fields));
  return up.filter((name) => fields(name) === most);
}

export const WELCOME = 'welcome';

export const LESSONS: Lesson[] = [
  { id: WELCOME, event: 'hand_dealt' },
  {
    id: 'start_scheme',
    look: ['.panel'],
    task: (event, me) => isMine(event, me) && event.type === 'choice_sealed',
  },
  {
    id: 'bid',
    lands: (table) => fertile(table.up),
    look: ['.panel'],
    task: (event, me, up) =>
      isMine(event, me) && event.type === 'bid_placed' && fertile(up).includes(String(event.province)),
  },
  { id: 'keep_bid', look: ['.prompt'] },
  { id: 'pay', look: ['.hand'] },
  {
    id: 'market',
    look: ['.panel'],
    task: (event, me) => isMine(event, me) && event.type === 'bought' && event.kind === 'farmers',
  },
  {
    id: 'place_farmer',
    lands: owned,
    task: (event, me) => isMine(event, me) && event.type === 'farmer_placed',
  },
  {
    id: 'place_stone',
    lands: owned,
    task: (event, me) => isMine(event, me) && event.type === 'pyramid_built',
  },
  {
    id: 'offer',
    look: ['[data-testid=outlook]', '[data-testid=temple-track]'],
    task: (event, me) =>
      isMine(event, me) &&
      event.type === 'choice_sealed' &&
      (event.choice as { type?: string } | undefined)?.type === 'offer',
  },
  { id: 'influence', look: ['[data-testid=temple-track]'] },
  { id: 'offerings', event: 'temple_moved', look: ['[data-testid=temple-track]'] },
  { id: 'gift_cards', look: ['.panel'] },
  { id: 'gift', look: ['.panel'], lands: owned },
  { id: 'gift_end', look: ['.prompt'] },
  { id: 'harvest', look: ['.hand'], lands: owned },
  { id: 'harvested', event: 'harvested', look: ['.hand', '.players'] },
  {
    id: 'schemes',
    look: ['.panel'],
    task: (event, me) => isMine(event, me) && event.type === 'scheme_shown',
  },
  { id: 'scoring', event: 'kingdom_ended', look: ['.players'] },
  { id: 'last_sale', look: ['.panel'] },
  { id: 'ended', event: 'game_ended', look: ['.players'] },
];

/** Lessons that have come up by now: those of events that have happened, then that of the present decision. */
export function due(messages: Message[], decision: string): string[] {
  const events = new Set(
    messages.flatMap((message) => message.entry.events ?? []).map((event) => event.type),
  );
  const told = LESSONS.filter((lesson) => lesson.event && events.has(lesson.event));
  const asked = LESSONS.filter((lesson) => !lesson.event && lesson.id === decision);
  return [...told, ...asked].map((lesson) => lesson.id);
}

/** Whether a lesson's task is done. */
export function isDone(lesson: Lesson, messages: Message[], me: number): boolean {
  let up: string[] = [];
  return messages
    .flatMap((message) => message.entry.events ?? [])
    .some((event) => {
      if (event.type === 'provinces_came_up') up = event.provinces as string[];
      return lesson.task?.(event, me, up) ?? false;
    });
}
