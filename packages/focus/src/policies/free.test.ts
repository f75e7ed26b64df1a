import { describe, expect, it } from 'vitest';
import { createFocusEngine, type FocusEngine } from '../focus-engine';
import { box, leaves, mount, type Shape } from '../tree-fixture';

function free(children: readonly Shape[], readingDirection: 'ltr' | 'rtl' = 'ltr'): FocusEngine {
  const engine = createFocusEngine({ readingDirection });
  mount(engine, [{ key: 'f', kind: 'free', children }]);
  return engine;
}

describe('free', () => {
  it('[FO10] prefers what lies in the beam to what is nearer beside it', () => {
    const engine = free([
      { key: 'from', rect: box(500, 500, 200, 60) },
      { key: 'beside', rect: box(720, 580, 200, 60) },
      { key: 'ahead', rect: box(900, 500, 200, 60) },
    ]);
    expect(engine.move('right').to).toBe('f/ahead');
    expect(engine.move('left').to).toBe('f/from');
  });

  it('[FO10] takes the nearest outside the beam when nothing lies in it', () => {
    const engine = free([
      { key: 'from', rect: box(0, 0, 100, 50) },
      { key: 'far', rect: box(900, 400, 100, 50) },
      { key: 'near', rect: box(200, 100, 100, 50) },
    ]);
    expect(engine.move('down').to).toBe('f/near');
    expect(engine.move('up').to).toBe('f/from');
  });

  it('[FO10] leaves when nothing lies that way, and ignores what has no box', () => {
    const engine = free([
      { key: 'from', rect: box(0, 100, 100, 50) },
      { key: 'ghost', rect: box(0, 0, 0, 0) },
      { key: 'none' },
    ]);
    expect(engine.move('up').outcome).toBe('edge');
    expect(engine.explain('up').candidates.map(({ verdict }) => verdict)).toEqual(['no-rect', 'no-rect']);
  });

  it('[FO10] goes by order where there are no rects', () => {
    const engine = free(leaves('a', 'b'));
    expect(engine.move('down').to).toBe('f/b');
  });

  it('[FO10] reads rects from the layout port where none is declared', () => {
    const places = new Map([
      ['f/a', box(0, 0, 10, 10)],
      ['f/b', box(0, 50, 10, 10)],
      ['f/c', box(0, 20, 10, 10)],
    ]);
    const engine = createFocusEngine({ layout: { rectOf: (id) => places.get(id) ?? null } });
    mount(engine, [{ key: 'f', kind: 'free', children: leaves('a', 'b', 'c') }]);
    expect(engine.move('down').to).toBe('f/c');
  });

  it('[FO10] enters at what the move meets first', () => {
    const engine = createFocusEngine();
    const children = [
      { key: 'left', rect: box(0, 100, 100, 50) },
      { key: 'below', rect: box(400, 100, 100, 50) },
    ];
    mount(engine, [
      {
        key: 'c',
        kind: 'column',
        children: [
          { key: 'top', rect: box(400, 0, 100, 50) },
          { key: 'f', kind: 'free', children },
        ],
      },
    ]);
    expect(engine.move('down').to).toBe('c/f/below');
  });
});
