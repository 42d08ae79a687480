/** What the map shows of a table, read from the view. Nothing here knows a rule. */
import type { ProvinceView, TableSeen, TableView } from '$lib/api/types';
import { phaseOf } from '$lib/play/phase';
import { provincesOf, type Province } from '$lib/printed';

const NOBODY = -1;

export interface Bid {
  readonly seat: number;
  readonly amount: number;
  /** 0 not played, 1 in force, 2 used up. */
  readonly protection: number;
  /** The same of the seat's bribery, which serves each of its scribes. */
  readonly bribery: number;
  readonly leads: boolean;
}

export type Standing = 'owned' | 'up' | 'open' | 'waiting' | 'blocked' | 'out';

/** A province as it is drawn. */
export interface Land {
  readonly name: string;
  readonly printed: Province;
  readonly laid: ProvinceView;
  readonly standing: Standing;
  readonly owner: number;
  readonly bids: readonly Bid[];
  readonly statue: string;
  readonly official: string;
  readonly pharaoh: boolean;
  /** The card that was played on it at this harvest. */
  readonly harvestCard: string;
  readonly harvest: boolean;
}

/** Bids on a province, the lowest first. */
export function bidsOn(table: TableView, province: string): Bid[] {
  const found = table.seats.flatMap((who, seat) =>
    who.scribes.flatMap((at, scribe) =>
      at === province
        ? [
            {
              ...{ seat, amount: who.bids[scribe] ?? 0 },
              ...{ protection: who.protection[scribe] ?? 0, bribery: who.bribery },
            },
          ]
        : [],
    ),
  );
  found.sort((one, other) => one.amount - other.amount);
  return found.map((bid, place) => ({ ...bid, leads: place === found.length - 1 }));
}

function standingOf(table: TableView, province: string, isAuction: boolean): Standing {
  if (table.blocked.includes(province)) return 'blocked';
  if (table.out.includes(province)) return 'out';
  if ((table.provinces[province]?.owner ?? NOBODY) !== NOBODY) return 'owned';
  if (!table.up.includes(province)) return 'waiting';
  return isAuction ? 'up' : 'open';
}

/** Every province of the map, by name; empty before the game begins. */
export function landsOf(seen: TableSeen): Record<string, Land> {
  const view = seen.view;
  const table = view?.parts.base;
  if (!view || !table) return {};
  const phase = phaseOf(view);
  const { statues, officials, pharaoh } = view.parts;
  const lands: Record<string, Land> = {};
  for (const [name, printed] of Object.entries(provincesOf(seen.settings.title))) {
    const laid = table.provinces[name];
    if (!laid) continue;
    lands[name] = {
      name,
      printed,
      laid,
      standing: standingOf(table, name, phase === 'auction'),
      owner: laid.owner,
      bids: bidsOn(table, name),
      statue: statues?.placed[name] ?? '',
      official: officials?.placed[name] ?? '',
      pharaoh: pharaoh?.at === name,
      harvestCard: table.harvest_cards[name] ?? '',
      harvest: phase === 'harvest',
    };
  }
  return lands;
}

export interface Blessing {
  readonly cards: number;
  readonly stones: number;
  readonly gold: number;
}

/** What whoever wins the province will receive; nothing once it is won or out of play. */
export function blessingOf(land: Land): Blessing | null {
  if (land.standing === 'owned' || isClosed(land)) return null;
  const { blessing_cards: cards, blessing_stones: stones, blessing_gold: gold } = land.printed;
  return cards || stones || gold ? { cards, stones, gold } : null;
}

export function isClosed(land: Land): boolean {
  return land.standing === 'blocked' || land.standing === 'out';
}
