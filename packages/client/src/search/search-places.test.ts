import { tvLayout } from '@fjernsyn/ui';
import { expect, test } from 'vitest';
import { toSearchPlaces } from './search-places';

const keypadRem = 25;

test.each([
  ['usual', 3.75],
  ['broadcast', 8],
])('[CL883] on a set with the %s edges what was found keeps clear of keypad and edge', (_, safeRem) => {
  const { entry, field, found, hiddenRem, layout } = toSearchPlaces({ ...tvLayout, safeRem });
  const keypadEndRem = entry.startRem + keypadRem;
  expect(entry.endRem).toBe(tvLayout.widthRem - keypadEndRem);
  expect(field.startRem).toBe(found.startRem + layout.safeRem);
  expect(found.startRem + hiddenRem).toBeGreaterThan(keypadEndRem);
  // What is seen beside the keypad ends where the screen does.
  expect(found.startRem + layout.widthRem).toBe(tvLayout.widthRem);
  expect(field.endRem).toBe(safeRem);
});

test('[CL883] beside a keypad three tiles are seen, and a part of the next', () => {
  const { layout } = toSearchPlaces(tvLayout);
  const { widthRem } = layout.tiles.wide;
  const seenRem = layout.widthRem - layout.safeRem;
  const tiles = seenRem / (widthRem + layout.gapRem);
  expect(tiles).toBeGreaterThan(3);
  expect(tiles).toBeLessThan(4);
  expect(widthRem / layout.tiles.wide.heightRem).toBeCloseTo(16 / 9);
});

test.each(['desktop', 'phone'] as const)(
  '[CL870] on a %s it stands below the field, in tiles of the usual size',
  (name) => {
    const { entry, found, hiddenRem, layout } = toSearchPlaces({ ...tvLayout, name, heightRem: 40 });
    expect([found.startRem, hiddenRem, layout.tiles, layout.widthRem]).toEqual([
      0,
      0,
      tvLayout.tiles,
      tvLayout.widthRem,
    ]);
    expect(entry).toEqual({ startRem: tvLayout.safeRem, endRem: tvLayout.safeRem });
    expect(layout.heightRem).toBe(40 - found.topRem);
  },
);
