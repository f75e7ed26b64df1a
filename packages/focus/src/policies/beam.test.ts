import { describe, expect, it } from 'vitest';
import { explainMove } from '../engine/explain';
import { createFocusEngine, type FocusEngine } from '../engine/focus-engine';
import { box, keys, leaves, mount, type Shape } from '../testing/tree-fixture';
import type { FocusRect } from '../tree/declarations';
import { beam } from './beam';

function free(children: readonly Shape[], readingDirection: 'ltr' | 'rtl' = 'ltr'): FocusEngine {
  const engine = createFocusEngine({ geometry: beam, readingDirection });
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
      { key: 'near', rect: box(180, 150, 100, 50) },
    ]);
    expect(engine.move('down').to).toBe('f/near');
    expect(engine.move('up').to).toBe('f/from');
    expect(engine.move('right').to).toBe('f/far');
    expect(engine.move('left').to).toBe('f/near');
  });

  it('[FO10] takes the nearest line before what lies straight ahead beyond it', () => {
    const engine = free([
      { key: 'from', rect: box(400, 0, 200, 50) },
      { key: 'near', rect: box(0, 60, 440, 50) },
      { key: 'straight', rect: box(400, 120, 200, 50) },
    ]);
    expect(engine.move('down').to).toBe('f/near');
  });

  it.each([
    ['beside the beam', { rect: box(600, 60, 100, 50) }],
    ['out of use', { rect: box(400, 60, 200, 50), isDisabled: true }],
  ])('[FO10] finds the nearest line among what it can go to, whatever stands %s', (_, more) => {
    const engine = free([
      { key: 'from', rect: box(400, 0, 200, 50) },
      { key: 'more', ...more },
      { key: 'left', rect: box(300, 100, 140, 50) },
      { key: 'straight', rect: box(460, 104, 140, 50) },
    ]);
    expect(engine.move('down').to).toBe('f/straight');
  });

  it('[FO10] of two as far aside in a line takes the nearer', () => {
    const engine = free([
      { key: 'from', rect: box(400, 0, 200, 50) },
      { key: 'left', rect: box(300, 104, 190, 50) },
      { key: 'right', rect: box(510, 100, 190, 50) },
    ]);
    expect(engine.move('down').to).toBe('f/right');
  });

  it('[FO10] prefers the beam to a corner that is nearer, however far aside in the beam', () => {
    const engine = free([
      { key: 'from', rect: box(400, 0, 200, 50) },
      { key: 'corner', rect: box(603, 55, 100, 50) },
      { key: 'ahead', rect: box(0, 250, 440, 50) },
    ]);
    expect(engine.move('down').to).toBe('f/ahead');
  });

  it('[FO10] measures what lies outside the beam both ways', () => {
    const nearestOf = (...rects: readonly FocusRect[]) =>
      free([
        { key: 'from', rect: box(0, 0, 100, 50) },
        ...rects.map((rect, index) => ({ key: `to${index}`, rect })),
      ]).move('down').to;
    expect(nearestOf(box(179, 130, 100, 50), box(110, 150, 100, 50))).toBe('f/to1');
    expect(nearestOf(box(105, 250, 100, 50), box(150, 110, 100, 50))).toBe('f/to1');
  });

  it('[FO10] reaches what lies as far aside as ahead, and not what only touches a corner', () => {
    const engine = free([
      { key: 'from', rect: box(0, 0, 100, 50) },
      { key: 'corner', rect: box(100, 50, 100, 50) },
    ]);
    expect([engine.move('down').outcome, engine.move('right').outcome]).toEqual(['edge', 'edge']);
    const diagonal = free([
      { key: 'from', rect: box(0, 0, 100, 50) },
      { key: 'to', rect: box(150, 100, 100, 50) },
    ]);
    expect(diagonal.move('down').to).toBe('f/to');
  });

  it('[FO10] takes the next line however little of it lies in the beam, and in it the child at the middle', () => {
    const engine = free([
      { key: 'from', rect: box(400, 0, 200, 50) },
      { key: 'left', rect: box(0, 60, 440, 50) },
      { key: 'wide', rect: box(450, 60, 900, 50) },
      { key: 'straight', rect: box(400, 120, 200, 50) },
    ]);
    expect(engine.move('down').to).toBe('f/wide');
    expect(engine.move('down').to).toBe('f/straight');
  });

  it('[FO10] returns through a wide child to where it came from', () => {
    const engine = free([
      { key: 'a', rect: box(0, 0, 90, 50) },
      { key: 'b', rect: box(100, 0, 90, 50) },
      { key: 'c', rect: box(200, 0, 90, 50) },
      { key: 'wide', rect: box(0, 60, 290, 50) },
    ]);
    engine.focus('f/c');
    engine.move('down');
    expect(engine.move('up').to).toBe('f/c');
  });

  it('[FO74] leaves a group for what lies beyond it, however far aside, but never for what lies beside it', () => {
    const engine = createFocusEngine({ geometry: beam });
    const row = (key: string, y: number, x: number) => ({
      key,
      kind: 'row' as const,
      rect: box(x, y, 400, 50),
      children: [{ key: `${key}0`, rect: box(x, y, 190, 50) }],
    });
    mount(engine, [
      { key: 'f', kind: 'free', children: [row('a', 500, 200), row('menu', 0, -300), row('b', 560, 300)] },
    ]);
    engine.focus('f/a');
    expect(engine.move('right').outcome).toBe('edge');
    expect(engine.move('left').to).toBe('f/menu/menu0');
    expect(engine.move('right').to).toBe('f/a/a0');
  });

  it('[FO75] [found-focus-03] leaves a row that scrolls from the edge of the row, not from its last tile', () => {
    const engine = createFocusEngine({ geometry: beam });
    const tiles = keys('t', 20).map((key, index) => ({ key, rect: box(index * 200, 0, 190, 100) }));
    mount(engine, [
      {
        key: 'f',
        kind: 'free',
        children: [
          { key: 'rail', kind: 'row', rect: box(0, 0, 600, 100), children: tiles },
          { key: 'all', rect: box(620, 20, 100, 60) },
          { key: 'below', rect: box(0, 200, 600, 60) },
        ],
      },
    ]);
    engine.focus('f/rail/t19');
    expect(engine.move('down').to).toBe('f/below');
    engine.focus('f/rail/t19');
    expect(engine.move('right').to).toBe('f/all');
    expect(engine.move('left').to).toBe('f/rail/t19');
  });

  it.each([
    ['before', -4_000],
    ['behind', 4_000],
  ])('[FO75] leaves a row for what lies by the row, with its tile scrolled far %s what is seen', (_, x) => {
    const engine = createFocusEngine({ geometry: beam });
    const children = [
      { key: 'rail', kind: 'row', rect: box(0, 0, 600, 100), children: [{ key: 'tile', rect: box(x, 0, 190, 100) }] },
      { key: 'below', rect: box(0, 200, 600, 60) },
      { key: 'astray', rect: box(x, 300, 190, 60) },
      { key: 'left', rect: box(-200, 20, 100, 60) },
      { key: 'right', rect: box(700, 20, 100, 60) },
    ] as const;
    mount(engine, [{ key: 'f', kind: 'free', children }]);
    for (const [direction, to] of [
      ['down', 'below'],
      ['left', 'left'],
      ['right', 'right'],
    ] as const) {
      engine.focus('f/rail/tile');
      expect(engine.move(direction).to).toBe(`f/${to}`);
    }
  });

  it('[FO75] leaves a row from its tile where that is seen', () => {
    const engine = createFocusEngine({ geometry: beam });
    const children = [
      { key: 'rail', kind: 'row', rect: box(0, 0, 1_000, 50), children: [{ key: 'tile', rect: box(800, 0, 100, 50) }] },
      { key: 'wide', rect: box(0, 100, 700, 50) },
      { key: 'straight', rect: box(780, 160, 150, 50) },
    ] as const;
    mount(engine, [{ key: 'f', kind: 'free', children }]);
    engine.focus('f/rail/tile');
    expect(engine.move('down').to).toBe('f/straight');
  });

  it('[FO75] leaves a column that scrolls for what lies beside it, at the side where its last child shows', () => {
    const engine = createFocusEngine({ geometry: beam });
    const rows = keys('r', 20).map((key, index) => ({ key, rect: box(0, index * 100, 300, 90) }));
    mount(engine, [
      {
        key: 'f',
        kind: 'free',
        children: [
          { key: 'list', kind: 'column', rect: box(0, 0, 300, 600), children: rows },
          { key: 'top', rect: box(400, 0, 100, 100) },
          { key: 'bottom', rect: box(400, 500, 100, 100) },
        ],
      },
    ]);
    engine.focus('f/list/r19');
    expect(engine.move('right').to).toBe('f/bottom');
    engine.focus('f/list/r0');
    expect(engine.move('right').to).toBe('f/top');
  });

  it('[FO10] leaves when nothing lies that way, and ignores what has no box', () => {
    const engine = free([
      { key: 'from', rect: box(0, 100, 100, 50) },
      { key: 'ghost', rect: box(0, 0, 0, 0) },
      { key: 'none' },
    ]);
    expect(engine.move('up').outcome).toBe('edge');
    expect(explainMove(engine, 'up').candidates.map(({ verdict }) => verdict)).toEqual(['no-rect', 'no-rect']);
  });

  it('[FO74] goes by order where there are no rects, or only its own', () => {
    expect(free(leaves('a', 'b')).move('down').to).toBe('f/b');
    expect(free([{ key: 'a', rect: box(0, 0, 10, 10) }, ...leaves('b', 'c')]).move('down').to).toBe('f/b');
  });

  it.each([
    ['lies inside at its end', box(160, 0, 40, 50)],
    ['lies inside at its start', box(100, 0, 40, 50)],
    ['lies around it', box(0, -50, 300, 150)],
    ['begins before it and ends with it', box(0, 0, 200, 50)],
    ['reaches beyond it on both sides, and further back', box(-200, 0, 410, 50)],
    ['has no width', box(300, 0, 0, 50)],
    ['has no height', box(300, 20, 50, 0)],
  ])('[FO321] what %s does not lie to the right', (_, rect) => {
    expect(
      free([
        { key: 'from', rect: box(100, 0, 100, 50) },
        { key: 'other', rect },
      ]).move('right').outcome,
    ).toBe('edge');
  });

  it('[FO321] what overlaps lies where its middle and its far edge do', () => {
    const engine = free([
      { key: 'from', rect: box(100, 0, 100, 50) },
      { key: 'wide', rect: box(-200, 0, 390, 50) },
    ]);
    expect(engine.move('left').to).toBe('f/wide');
    expect(engine.move('right').to).toBe('f/from');
  });

  it('[FO10] reads rects from the layout port where none is declared', () => {
    const places = new Map([
      ['f/a', box(0, 0, 10, 10)],
      ['f/b', box(0, 50, 10, 10)],
      ['f/c', box(0, 20, 10, 10)],
    ]);
    const engine = createFocusEngine({ geometry: beam, layout: { rectOf: (id) => places.get(id) ?? null } });
    mount(engine, [{ key: 'f', kind: 'free', children: leaves('a', 'b', 'c') }]);
    expect(engine.move('down').to).toBe('f/c');
  });

  it('[FO10] goes on from its middle where the viewer came from what has no rect', () => {
    const engine = createFocusEngine({ geometry: beam });
    const children = [
      { key: 'from', rect: box(400, 0, 100, 50) },
      { key: 'left', rect: box(300, 100, 140, 50) },
      { key: 'middle', rect: box(445, 100, 10, 50) },
      { key: 'right', rect: box(460, 100, 140, 50) },
    ];
    mount(engine, [{ key: 'c', kind: 'column', children: [{ key: 'top' }, { key: 'f', kind: 'free', children }] }]);
    expect(engine.move('down').to).toBe('c/f/from');
    expect(engine.move('down').to).toBe('c/f/middle');
  });

  it('[FO10] enters at what the move meets first', () => {
    const engine = createFocusEngine({ geometry: beam });
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
