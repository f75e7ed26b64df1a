import type { Direction, Unsubscribe } from '@fjernsyn/kernel';
import { describe, expect, it } from 'vitest';
import { beam } from '../policies/beam';
import { box, column, mount, type Shape } from '../testing/tree-fixture';
import type { NodeId } from '../tree/declarations';
import { createFocusEngine, type FocusEngine } from './focus-engine';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];
const OPPOSITES = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;

/** Numbers from 0 up to, not including, `end` that are the same for the same seed. */
function seeded(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

/** A page of rails and grids of all lengths, with places, some of them out of use. */
function pageOf(seed: number): { readonly engine: FocusEngine; readonly leaves: readonly NodeId[] } {
  const random = seeded(seed);
  const leaves: NodeId[] = [];
  const groups = Array.from({ length: 2 + random(6) }, (_, place): Shape => {
    const isGrid = random(3) === 0;
    const columns = isGrid ? 2 + random(4) : 1000;
    const children = Array.from({ length: 1 + random(14) }, (__, index): Shape => {
      const isDisabled = random(7) === 0;
      const id = `page/g${place}/t${index}`;
      if (!isDisabled) leaves.push(id);
      const y = place * 1000 + Math.floor(index / columns) * 60;
      return { key: `t${index}`, isDisabled, rect: box((index % columns) * 120, y, 100, 50) };
    });
    const memory = (['last', 'nearest', 'first'] as const)[random(3)] ?? 'last';
    return isGrid
      ? { key: `g${place}`, kind: 'grid', columns, children }
      : { key: `g${place}`, kind: 'row', memory, children };
  });
  const engine = createFocusEngine({ readingDirection: seed % 2 ? 'ltr' : 'rtl', geometry: beam });
  mount(engine, [column('page', groups)]);
  return { engine, leaves };
}

describe('properties', () => {
  it('[FO70] reaches every leaf of a page from every other', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { engine, leaves } = pageOf(seed);
      const reached = new Set<NodeId>();
      const open = leaves.slice(0, 1);
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (reached.has(id)) continue;
        reached.add(id);
        for (const direction of DIRECTIONS) {
          engine.focus(id);
          const { outcome, to } = engine.move(direction);
          expect(['moved', 'edge']).toContain(outcome);
          if (outcome === 'moved' && to !== null) open.push(to);
        }
      }
      expect(reached.size, `seed ${seed}`).toBe(leaves.length);
    }
  });

  it('[FO70] moves from every leaf of a free group that has another, and to a leaf of it', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = seeded(seed);
      const children = Array.from({ length: 2 + random(8) }, (_, index): Shape => {
        // One to a cell of a wide board, so that no two overlap.
        const cell = index * 7 + random(6);
        return {
          key: `t${index}`,
          rect: box((cell % 9) * 200 + random(80), Math.floor(cell / 9) * 150, 60 + random(50), 80),
        };
      });
      const engine = createFocusEngine({ geometry: beam });
      mount(engine, [{ key: 'f', kind: 'free', children }]);
      for (const { key } of children) {
        const moves = DIRECTIONS.map((direction) => {
          engine.focus(`f/${key}`);
          return engine.move(direction);
        });
        expect(
          moves.some(({ outcome }) => outcome === 'moved'),
          `seed ${seed}, ${key}`,
        ).toBe(true);
      }
    }
  });

  it('[FO71] returns by the opposite key along every line', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { engine, leaves } = pageOf(seed);
      for (const id of leaves) {
        for (const direction of ['left', 'right'] as const) {
          engine.focus(id);
          if (engine.move(direction).outcome === 'moved') expect(engine.move(OPPOSITES[direction]).to).toBe(id);
        }
      }
    }
  });

  it('[FO51] ends ten thousand presses, mounts and unmounts with focus on what is there', () => {
    const random = seeded(20_261_128);
    const engine = createFocusEngine({ geometry: beam });
    const ends = new Map<NodeId, Unsubscribe>();
    const leaves = new Set<NodeId>();
    const kinds = ['row', 'grid', 'free', 'epg'] as const;
    const toggle = (place: number, index: number): void => {
      const parent = `page/g${place}`;
      const id = `${parent}/t${index}`;
      const end = ends.get(id);
      if (end) {
        ends.delete(id);
        leaves.delete(id);
        end();
        return;
      }
      leaves.add(id);
      const rect = box(index * 120, place * 60, 100, 50);
      ends.set(id, engine.register({ kind: 'leaf', id, parent, order: index, rect }));
    };
    mount(engine, [
      column(
        'page',
        Array.from({ length: 12 }, (_, place) => groupAt(place, kinds[place % 4] ?? 'row')),
      ),
    ]);
    for (let step = 0; step < 10_000; step++) {
      if (random(3) === 0)
        engine.batch(() => Array.from({ length: 1 + random(4) }, () => toggle(random(12), random(8))));
      else engine.move(DIRECTIONS[random(4)] ?? 'up', { isHeld: random(2) === 0 });
      const focused = engine.getFocused();
      const isRight = leaves.size === 0 ? focused === null : focused !== null && leaves.has(focused);
      if (!isRight) expect.fail(`step ${step}: ${focused} of ${leaves.size}`);
    }
  });
});

function groupAt(place: number, kind: 'row' | 'grid' | 'free' | 'epg'): Shape {
  return { key: `g${place}`, kind, columns: 3, rect: box(0, place * 60, 960, 50) };
}
