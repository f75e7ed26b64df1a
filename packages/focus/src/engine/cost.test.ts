import { describe, expect, it } from 'vitest';
import { column, keys, mount, row } from '../testing/tree-fixture';
import type { IndexedItems } from '../tree/declarations';
import { createFocusEngine } from './focus-engine';

describe('cost of a key', () => {
  it('[FO50] reads at most one cached rect when the axis of moves changes, and none while it stays', () => {
    let reads = 0;
    const engine = createFocusEngine({
      layout: {
        rectOf() {
          reads++;
          return null;
        },
      },
    });
    const rails = keys('r', 20).map((key) => row(key, keys('t', 20)));
    mount(engine, [column('page', [...rails, row('g', keys('t', 40), { kind: 'grid', columns: 8 })])]);
    reads = 0;
    for (let step = 0; step < 40; step++) engine.move(step % 2 ? 'left' : 'right');
    expect(reads).toBeLessThanOrEqual(1);
    engine.move('down');
    expect(reads).toBeLessThanOrEqual(2);
  });

  it('[FO50] asks a list for no more keys on a long rail than on a short one', () => {
    const asked = [50, 5_000].map((count) => {
      let calls = 0;
      const items: IndexedItems = {
        count,
        keyOf(index) {
          calls++;
          return `i${index}`;
        },
        indexOf: (key) => Number(key.slice(1)),
      };
      const engine = createFocusEngine();
      mount(engine, [column('page', [row('r0', [], { items }), row('r1', [], { items })])]);
      calls = 0;
      for (const direction of ['right', 'down', 'right', 'up', 'left'] as const) engine.move(direction);
      return calls;
    });
    expect(asked[1]).toBe(asked[0]);
    expect(asked[0]).toBeLessThan(120);
  });
});
