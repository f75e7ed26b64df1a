import { describe, expect, it } from 'vitest';
import { createFocusEngine, type FocusEngine } from '../engine/focus-engine';
import { box, column, mount, row, type Shape } from '../testing/tree-fixture';
import type { IndexedItems } from '../tree/declarations';

/** A channel; its programmes by key, start and end in minutes. */
function channel(key: string, programmes: readonly (readonly [key: string, from: number, to: number])[]): Shape {
  const children = programmes.map(([name, from, to]) => ({ key: name, rect: box(from, 0, to - from, 10) }));
  return { key, kind: 'row', children };
}

const evening: readonly Shape[] = [
  channel('one', [
    ['a', 0, 30],
    ['b', 30, 90],
    ['c', 90, 120],
  ]),
  channel('two', [['long', 0, 240]]),
  channel('three', [
    ['d', 0, 30],
    ['e', 30, 60],
    ['f', 60, 120],
  ]),
  channel('four', [['g', 100, 110]]),
];

/** The same channels as a set shows them from right to left. */
const mirrored = evening.map((shape) => ({
  ...shape,
  children: (shape.children ?? []).map((child) => ({
    ...child,
    rect: box(-(child.rect?.x ?? 0) - (child.rect?.width ?? 0), 0, child.rect?.width ?? 0, 10),
  })),
}));

function guide(rest: Partial<Shape> = {}, readingDirection: 'ltr' | 'rtl' = 'ltr'): FocusEngine {
  const engine = createFocusEngine({ readingDirection });
  const children = readingDirection === 'ltr' ? evening : mirrored;
  mount(engine, [column('p', [{ key: 'head' }, { key: 'guide', kind: 'epg', children, ...rest }])]);
  return engine;
}

describe('epg', () => {
  it('[FO61] keeps the start of a programme through a long one, both ways', () => {
    const engine = guide();
    engine.focus('p/guide/one/b');
    expect(engine.move('down').to).toBe('p/guide/two/long');
    expect(engine.move('down').to).toBe('p/guide/three/e');
    engine.move('up');
    expect(engine.move('up').to).toBe('p/guide/one/b');
  });

  it('[FO61] takes a new time from a step along the row', () => {
    const engine = guide();
    engine.focus('p/guide/one/b');
    engine.move('right');
    engine.move('down');
    expect(engine.move('down').to).toBe('p/guide/three/f');
  });

  it('[FO61] goes to the nearest where nothing is sent, and keeps the time', () => {
    const engine = guide();
    engine.focus('p/guide/three/e');
    expect(engine.move('down').to).toBe('p/guide/four/g');
    expect(engine.move('up').to).toBe('p/guide/three/e');
  });

  it('[FO62] is left from a running programme at this moment, from another at its start', () => {
    const engine = guide({ now: 70 });
    engine.focus('p/guide/one/b');
    engine.move('down');
    expect(engine.move('down').to).toBe('p/guide/three/f');
  });

  it.each([
    ['is still to come', { now: 20 }],
    ['is over', { now: 100 }],
    ['began after what is seen', { seenFrom: 10 }],
  ])('[FO62] [FO63] is left at the start of a programme that %s', (_, moment) => {
    const engine = guide(moment);
    engine.focus('p/guide/one/b');
    expect([engine.move('down').to, engine.move('down').to]).toEqual(['p/guide/two/long', 'p/guide/three/e']);
  });

  it('[FO62] is entered at this moment, whatever stands above and whatever its rows remember', () => {
    const engine = guide({ now: 100 });
    expect(engine.getFocused()).toBe('p/head');
    expect(engine.move('down').to).toBe('p/guide/one/c');
    engine.move('left');
    engine.move('up');
    expect(engine.move('down').to).toBe('p/guide/one/c');
  });

  it('[FO62] is entered by a call at this moment too', () => {
    const engine = guide({ now: 70 });
    engine.focus('p/guide/three');
    expect(engine.getFocused()).toBe('p/guide/three/f');
  });

  it('[FO63] is entered from its side at the row beside, where what is seen of it begins', () => {
    const engine = createFocusEngine();
    const channels = evening.map(({ key }, index) => ({ key, rect: box(-50, index * 10, 40, 10) }));
    const rows = evening.map((shape, index) => ({ ...shape, rect: box(0, index * 10, 240, 10) }));
    const children = [
      column('channels', channels),
      { key: 'guide', kind: 'epg', seenFrom: 45, children: rows } as const,
    ];
    mount(engine, [{ key: 'p', kind: 'row', children }]);
    engine.focus('p/channels/three');
    expect(engine.move('right').to).toBe('p/guide/three/e');
    expect(engine.move('left').to).toBe('p/guide/three/d');
  });

  it('[FO19] is left by its side for what stands beside the row, whatever the time', () => {
    const engine = createFocusEngine();
    const channels = evening.map(({ key }, index) => ({ key, rect: box(-50, index * 10, 40, 10) }));
    const rows = evening.map(({ children = [], ...rest }, index) => ({
      ...rest,
      children: children.map((child) => ({ ...child, rect: box(child.rect?.x ?? 0, index * 10, 30, 10) })),
    }));
    const beside = column('channels', channels, { memory: 'nearest' });
    mount(engine, [row('p', [], { children: [beside, { key: 'guide', kind: 'epg', children: rows }] })]);
    engine.focus('p/guide/three/d');
    expect(engine.move('left').to).toBe('p/channels/three');
  });

  it('[FO63] is left from what began before at the edge of what is seen', () => {
    const engine = guide({ seenFrom: 65 });
    engine.focus('p/guide/two/long');
    expect(engine.move('down').to).toBe('p/guide/three/f');
  });

  it.each(['ltr', 'rtl'] as const)('[FO320] a programme that ends now is over, reading %s', (readingDirection) => {
    const way = readingDirection === 'ltr' ? 1 : -1;
    const engine = guide({ now: way * 30 }, readingDirection);
    engine.move('down');
    expect(engine.getFocused()).toBe('p/guide/one/b');
    engine.move('down');
    expect(engine.move('down').to).toBe('p/guide/three/e');
    engine.focus('p/guide/three/d');
    engine.move('up');
    expect(engine.move('up').to).toBe('p/guide/one/a');
  });

  it.each(['ltr', 'rtl'] as const)('[FO320] nothing of it is seen where it ends, reading %s', (readingDirection) => {
    const way = readingDirection === 'ltr' ? 1 : -1;
    const engine = guide({ seenFrom: way * 30 }, readingDirection);
    engine.move('down');
    expect(engine.getFocused()).toBe('p/guide/one/b');
    engine.focus('p/guide/two/long');
    expect(engine.move('down').to).toBe('p/guide/three/e');
  });

  it('[FO61] counts time from the right where reading does', () => {
    const engine = guide({}, 'rtl');
    engine.focus('p/guide/one/b');
    engine.move('down');
    expect(engine.move('down').to).toBe('p/guide/three/e');
    expect(engine.move('left').to).toBe('p/guide/three/f');
  });

  it('[FO61] asks a channel that exists by index for no more than it halves', () => {
    let asked = 0;
    const items: IndexedItems = {
      count: 4096,
      keyOf: (index) => `i${index}`,
      indexOf: (key) => Number(key.slice(1)),
      rectOf(index) {
        asked++;
        return box(index * 30, 0, 30, 10);
      },
    };
    const rows: readonly Shape[] = [
      { key: 'one', kind: 'row', items },
      { key: 'two', kind: 'row', items },
    ];
    const engine = createFocusEngine();
    mount(engine, [{ key: 'g', kind: 'epg', children: rows }]);
    engine.focus('g/one/i3000');
    asked = 0;
    expect(engine.move('down').to).toBe('g/two/i3000');
    expect(asked).toBeLessThan(24);
  });
});
