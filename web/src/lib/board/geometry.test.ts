import { expect, test } from 'vitest';
import { besideOf } from './beside';
import { BROAD, fittingMap, moved, READING, SLIM, WIDE, type Layout, type Rect } from './geometry';
import { waterWidth } from './river';

const MAPS: [string, Layout][] = [
  ['slim', SLIM],
  ['wide', WIDE],
  ['broad', BROAD],
];

function touch(one: Rect, other: Rect): boolean {
  const beside = one.x + one.w <= other.x || other.x + other.w <= one.x;
  const below = one.y + one.h <= other.y || other.y + other.h <= one.y;
  return !beside && !below;
}

test.each(MAPS)('no two provinces of the %s map overlap, and all lie on it', (_, map) => {
  const rooms = [...Object.values(map.rooms), map.track];
  expect(rooms).toHaveLength(16);
  rooms.forEach((room, n) => {
    expect(room.x).toBeGreaterThanOrEqual(0);
    expect(room.x + room.w).toBeLessThanOrEqual(map.width);
    expect(room.y + room.h).toBeLessThanOrEqual(map.height);
    for (const other of rooms.slice(n + 1)) expect(touch(room, other)).toBe(false);
  });
});

test('four columns fit a telephone of 360 pixels, each a target for a thumb', () => {
  expect(SLIM.width).toBe(360);
  for (const room of Object.values(SLIM.rooms)) {
    expect(room.w).toBeGreaterThanOrEqual(44);
    expect(room.h).toBeGreaterThanOrEqual(44);
  }
});

test.each(MAPS)(
  'on the %s map the highest flood stays off everything that stands in a province',
  (_, map) => {
    const middle = map.width / 2;
    const reach = waterWidth(map, 4) / 2 + map.meander;
    for (const room of Object.values(map.rooms)) {
      const distance = room.x > middle ? room.x - middle : middle - room.x - room.w;
      expect(distance).toBeGreaterThanOrEqual(reach - 1);
    }
  },
);

test('the river rises with the temple', () => {
  const widths = [0, 1, 1.5, 2, 3, 4].map((level) => waterWidth(WIDE, level));
  expect(widths).toEqual([...widths].sort((one, other) => one - other));
  expect(new Set(widths).size).toBe(widths.length);
});

test('arrows lead to the neighbour on the map and stop at its edge', () => {
  expect(moved('memphis', 'ArrowUp')).toBe('buto');
  expect(moved('memphis', 'ArrowRight')).toBe('amarna');
  expect(moved('memphis', 'ArrowDown')).toBe('abydos');
  expect(moved('memphis', 'ArrowLeft')).toBe('baharya');
  expect(moved('damanhur', 'ArrowUp')).toBe('damanhur');
  expect(moved('amarna', 'ArrowRight')).toBe('amarna');
  expect(moved('memphis', 'x')).toBeNull();
  expect(moved('damanhur', 'ArrowRight', ['buto'])).toBe('mendes');
  expect(moved('damanhur', 'ArrowRight', ['buto', 'mendes', 'avaris'])).toBe('damanhur');
});

test('the place of the temple track is passed over', () => {
  expect(moved('avaris', 'ArrowDown')).toBe('sawu');
  expect(moved('sawu', 'ArrowUp')).toBe('avaris');
});

test('every province can be reached with arrows', () => {
  const seen = new Set(['damanhur']);
  for (const from of seen) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) seen.add(moved(from, key) ?? '');
  }
  expect([...seen].sort()).toEqual([...READING].sort());
});

test('the map that comes out largest is chosen', () => {
  expect(fittingMap(360, 100000)).toBe(SLIM);
  expect(fittingMap(820, 100000)).toBe(WIDE);
  expect(fittingMap(1100, 600)).toBe(BROAD);
  expect(fittingMap(0, 0)).toBe(WIDE);
});

test('a ladder stands off the map only where there is room for it', () => {
  const outside = besideOf(WIDE, 'damanhur', 200);
  expect(outside).toMatchObject({ left: 'auto', right: '99%', bottom: 'auto' });
  expect(besideOf(WIDE, 'berenike', 200)).toMatchObject({ left: '99%', right: 'auto', top: 'auto' });
  for (const free of [0, 200]) expect(besideOf(WIDE, 'buto', free)?.right).toBe('auto');
  expect(besideOf(WIDE, 'damanhur', 0)?.right).toBe('auto');
  expect(besideOf(WIDE, 'avaris', 0)?.left).toBe('auto');
  expect(besideOf(WIDE, '', 0)).toBeNull();
});
