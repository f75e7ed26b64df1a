import { describe, expect, it } from 'vitest';
import { createFocusEngine } from '../engine/focus-engine';
import { box, declarationsOf, type Shape } from '../testing/tree-fixture';
import { slotsIn } from '../tree/slots';
import { createFocusTree } from '../tree/tree';
import { nearestIn } from './nearest';

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
