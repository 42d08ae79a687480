/** Where something stands that belongs to a province, as CSS lengths within the map. */
import type { Layout } from './geometry';

export interface Place {
  readonly left: string;
  readonly right: string;
  readonly top: string;
  readonly bottom: string;
}

/** Room that a ladder needs, in CSS pixels. */
const LADDER = 116;

const percent = (part: number) => `${Math.round(part * 10000) / 100}%`;

/**
 * Off the map where the province lies at its edge and so many pixels are free on either side of it, else
 * towards the other bank; never below the map.
 */
export function besideOf(map: Layout, province: string, free: number): Place | null {
  const room = map.rooms[province];
  if (!room) return null;
  const isWest = room.x < map.width / 2;
  const isNorth = room.y < map.height / 2;
  const isOuter = room.x < map.columns[1] || room.x > map.columns[4];
  const isOff = isOuter && free > LADDER;
  const inner = isWest ? room.x + room.w : room.x;
  const outer = isWest ? map.columns[0] : map.columns[5];
  const edge = (isOff ? outer : inner) / map.width;
  const fromLeft = isWest !== isOff;
  return {
    left: fromLeft ? percent(edge) : 'auto',
    right: fromLeft ? 'auto' : percent(1 - edge),
    top: isNorth ? percent(room.y / map.height) : 'auto',
    bottom: isNorth ? 'auto' : percent(1 - (room.y + room.h) / map.height),
  };
}
