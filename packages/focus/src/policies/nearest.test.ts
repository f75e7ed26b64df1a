import { describe, expect, it } from 'vitest';
import { createFocusEngine } from '../engine/focus-engine';
import { box, declarationsOf, type Shape } from '../testing/tree-fixture';
import type { FocusRect } from '../tree/declarations';
import { slotsIn } from '../tree/slots';
import { createFocusTree } from '../tree/tree';
import { nearestIn, nextIn, outwards } from './nearest';
import { EXIT } from './policy';

function slotsOf(rects: readonly (readonly [x: number, width: number])[]): ReturnType<typeof slotsIn> {
  const tree = createFocusTree();
  const children: readonly Shape[] = rects.map(([x, width], index) => ({
    key: `i${index}`,
    rect: box(x, 0, width, 10),
  }));
  for (const declaration of declarationsOf([{ key: 'r', kind: 'row', children }])) tree.add(declaration);
  return slotsIn(tree, tree.root.children[0] ?? tree.root);
}

const at = (coordinate: number | null, index = 0) => ({ axis: 'x', coordinate, index }) as const;

describe('nearest', () => {
  it('[FO19] finds the child that covers a place, else the one with the nearest edge', () => {
    const slots = slotsOf([
      [0, 100],
      [120, 300],
      [440, 50],
    ]);
    const span = { start: 0, end: 3 };
    expect([-50, 50, 105, 115, 300, 425, 436, 900].map((x) => nearestIn(slots, span, at(x)))).toEqual([
      0, 0, 0, 1, 1, 1, 2, 2,
    ]);
  });

  it('[FO19] finds it in a mirrored row', () => {
    const slots = slotsOf([
      [440, 50],
      [120, 300],
      [0, 100],
    ]);
    const span = { start: 0, end: 3 };
    expect([900, 436, 425, 300, 115, 105, 50, -50].map((x) => nearestIn(slots, span, at(x)))).toEqual([
      0, 0, 1, 1, 1, 2, 2, 2,
    ]);
  });

  it('[FO19] goes by index, cut to the line, where there is no coordinate', () => {
    const slots = slotsOf([
      [0, 100],
      [120, 300],
      [440, 50],
    ]);
    expect(nearestIn(slots, { start: 0, end: 3 }, at(null, 7))).toBe(2);
    expect(nearestIn(slots, { start: 1, end: 3 }, at(null, 1))).toBe(2);
    expect(nearestIn(slots, { start: 3, end: 3 }, at(null, 1))).toBe(-1);
  });

  it('[FO19] goes by index where the line, or what is halved, has no rects', () => {
    const rects = [box(0, 0, 10, 10), null, box(0, 40, 10, 10)];
    const place = { axis: 'y', coordinate: 45, index: 1 } as const;
    const nearestOf = (known: readonly (FocusRect | null)[], index = 1) =>
      nearestIn({ rectAt: (at) => known[at] ?? null }, { start: 0, end: known.length }, { ...place, index });
    expect(nearestOf(rects)).toBe(1);
    expect(nearestOf([null, ...rects.slice(2)], 0)).toBe(0);
    expect(nearestOf([...rects.slice(0, 1), null], 0)).toBe(0);
    expect(nearestOf([box(0, 0, 10, 10), box(0, 20, 10, 10), box(0, 40, 10, 10)])).toBe(2);
    expect(nearestOf([null, null], -1)).toBe(0);
  });

  it('[FO12] goes on to the next that can be entered, inside its line', () => {
    const only = (open: number) => (index: number) => index === open;
    const line = { start: 4, end: 8 };
    expect(nextIn(line, 4, 1, only(7))).toBe(7);
    expect(nextIn(line, 7, -1, only(4))).toBe(4);
    expect([nextIn(line, 5, 1, only(8)), nextIn(line, 5, -1, only(3))]).toEqual([EXIT, EXIT]);
    expect([nextIn(line, 3, 1, only(4)), nextIn(line, 8, -1, only(7))]).toEqual([4, 7]);
  });

  it('[FO11] comes round to all but itself where it wraps', () => {
    const any = () => true;
    const line = { start: 4, end: 8 };
    expect([nextIn(line, 7, 1, any, true), nextIn(line, 4, -1, any, true)]).toEqual([4, 7]);
    expect(nextIn(line, 6, 1, (index) => index === 5, true)).toBe(5);
    expect(nextIn(line, 5, -1, (index) => index === 6, true)).toBe(6);
    expect(nextIn(line, 6, 1, (index) => index === 6, true)).toBe(EXIT);
    expect(nextIn(line, 6, 1, () => false, true)).toBe(EXIT);
  });

  it('[FO8] takes what stands nearest to an index, later before earlier, and nothing beyond its line', () => {
    const line = { start: 2, end: 6 };
    const nearest = (index: number, ...open: readonly number[]) => outwards(line, index, (at) => open.includes(at));
    expect([nearest(4, 3, 4, 5), nearest(4, 3, 5), nearest(4, 2, 3)]).toEqual([4, 5, 3]);
    expect([nearest(5, 2), nearest(2, 5)]).toEqual([2, 5]);
    expect([nearest(4, 1, 6), nearest(4)]).toEqual([-1, -1]);
  });

  it('[FO50] looks at a few children of a long row only', () => {
    let reads = 0;
    const engine = createFocusEngine();
    const items = {
      count: 4096,
      keyOf: (index: number) => `i${index}`,
      indexOf: (key: string) => Number(key.slice(1)),
      rectOf: (index: number) => {
        reads++;
        return box(index * 100, 0, 90, 50);
      },
    };
    engine.batch(() => {
      engine.register({ kind: 'column', id: 'c', parent: null });
      engine.register({ kind: 'row', id: 'c/r0', parent: 'c', order: 0, items });
      engine.register({ kind: 'row', id: 'c/r1', parent: 'c', order: 1, items, memory: 'nearest' });
    });
    engine.focus('c/r0/i2000');
    reads = 0;
    expect(engine.move('down').to).toBe('c/r1/i2000');
    expect(reads).toBeLessThan(30);
  });
});
