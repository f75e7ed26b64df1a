import { describe, expect, it } from 'vitest';
import { createFocusEngine } from '../engine/focus-engine';
import { column, leaves, mount, row } from '../testing/tree-fixture';

describe('row, column and group', () => {
  it('[FO6] moves along a row and leaves it on up and down', () => {
    const engine = createFocusEngine();
    mount(engine, [column('c', [row('r0', ['a', 'b']), row('r1', ['x'])])]);
    expect(engine.move('right').to).toBe('c/r0/b');
    expect(engine.move('down').to).toBe('c/r1/x');
  });

  it('[FO6] stays at the end of a row instead of falling into another', () => {
    const engine = createFocusEngine();
    mount(engine, [column('c', [row('r0', ['a', 'b']), row('r1', ['x', 'y', 'z'])])]);
    engine.focus('c/r0/b');
    expect(engine.move('right')).toEqual({ outcome: 'edge', from: 'c/r0/b', to: 'c/r0/b', blockedBy: null });
  });

  it('[FO7] moves along a column and leaves it on left and right', () => {
    const engine = createFocusEngine();
    mount(engine, [{ key: 'p', kind: 'row', children: [column('menu', leaves('a', 'b')), column('c', leaves('x'))] }]);
    expect(engine.move('down').to).toBe('p/menu/b');
    expect(engine.move('right').to).toBe('p/c/x');
    expect(engine.move('left').to).toBe('p/menu/b');
  });

  it('[FO9] moves through a group in order on both axes', () => {
    const engine = createFocusEngine();
    mount(engine, [{ key: 'p', kind: 'group', children: leaves('a', 'b', 'c') }]);
    expect(engine.move('down').to).toBe('p/b');
    expect(engine.move('right').to).toBe('p/c');
    expect(engine.move('left').to).toBe('p/b');
    expect(engine.move('up').to).toBe('p/a');
  });

  it('[FO11] wraps where declared, past what cannot be entered', () => {
    const engine = createFocusEngine();
    const children = [{ key: 'a', isDisabled: true }, { key: 'b' }, { key: 'c' }, { key: 'd', isDisabled: true }];
    mount(engine, [{ key: 'r', kind: 'row', shouldWrap: true, children }]);
    expect(engine.move('left').to).toBe('r/c');
    expect(engine.move('right').to).toBe('r/b');
  });

  it('[FO11] leaves a wrapping row of one by its end', () => {
    const engine = createFocusEngine();
    mount(engine, [{ key: 'p', kind: 'row', children: [row('r', ['a'], { shouldWrap: true }), { key: 'x' }] }]);
    expect(engine.move('right').to).toBe('p/x');
  });

  it('[FO12] skips disabled nodes and groups in which nothing can be focused', () => {
    const engine = createFocusEngine();
    const off = { key: 'off', kind: 'row', isDisabled: true, children: leaves('x') } as const;
    const dead = { key: 'dead', kind: 'row', children: [{ key: 'x', isDisabled: true }] } as const;
    mount(engine, [column('c', [row('r0', ['a']), row('empty', []), off, dead, row('r1', ['b'])])]);
    expect(engine.move('down').to).toBe('c/r1/b');
    expect(engine.move('up').to).toBe('c/r0/a');
  });

  it('[FO13] mirrors left and right in right-to-left, also when switched while running', () => {
    const engine = createFocusEngine({ readingDirection: 'rtl' });
    mount(engine, [row('r', ['a', 'b', 'c'])]);
    expect(engine.move('left').to).toBe('r/b');
    engine.setReadingDirection('ltr');
    expect(engine.move('left').to).toBe('r/a');
  });
});
