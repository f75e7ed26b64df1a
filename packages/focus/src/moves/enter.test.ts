import { describe, expect, it } from 'vitest';
import { createFocusEngine } from '../engine/focus-engine';
import { box, column, keys, leaves, mount, row } from '../testing/tree-fixture';

describe('entering a group', () => {
  it('[FO16] returns to the remembered child of a row, and first comes in under where one was', () => {
    const engine = createFocusEngine();
    mount(engine, [column('c', [row('r0', keys('a', 5)), row('r1', keys('b', 5)), row('r2', keys('d', 5))])]);
    engine.focus('c/r0/a3');
    expect(engine.move('down').to).toBe('c/r1/b3');
    engine.move('left');
    expect(engine.move('up').to).toBe('c/r0/a3');
    expect(engine.move('down').to).toBe('c/r1/b2');
    expect(engine.move('down').to).toBe('c/r2/d2');
  });

  it('[FO16] takes the preferred child of a group that nobody has visited', () => {
    const engine = createFocusEngine();
    mount(engine, [column('c', [{ key: 'top' }, row('r', ['a', 'b', 'c'], { preferred: 'b' })])]);
    expect(engine.move('down').to).toBe('c/r/b');
  });

  it('[FO17] takes the preferred child at every entry, or the first while it cannot be entered', () => {
    const engine = createFocusEngine();
    const controls = row('r', ['previous', 'play', 'next'], { memory: 'preferred', preferred: 'play' });
    mount(engine, [column('c', [{ key: 'seek' }, controls])]);
    expect(engine.move('down').to).toBe('c/r/play');
    engine.move('right');
    engine.move('up');
    expect(engine.move('down').to).toBe('c/r/play');
    engine.move('up');
    engine.update({ kind: 'leaf', id: 'c/r/play', parent: 'c/r', order: 1, isDisabled: true });
    expect(engine.move('down').to).toBe('c/r/previous');
  });

  it('[FO18] takes the first where declared', () => {
    const engine = createFocusEngine();
    mount(engine, [column('c', [row('r0', keys('a', 3)), row('r1', keys('b', 3), { memory: 'first' })])]);
    engine.focus('c/r0/a2');
    expect(engine.move('down').to).toBe('c/r1/b0');
  });

  it('[FO19] returns through nearest rows of any length, until a move along a row', () => {
    const engine = createFocusEngine();
    const nearest = { memory: 'nearest' } as const;
    mount(engine, [
      column('c', [
        row('r0', keys('a', 6), nearest),
        row('r1', keys('b', 2), nearest),
        row('r2', keys('d', 6), nearest),
      ]),
    ]);
    engine.focus('c/r0/a4');
    expect([engine.move('down').to, engine.move('down').to]).toEqual(['c/r1/b1', 'c/r2/d4']);
    expect([engine.move('up').to, engine.move('up').to]).toEqual(['c/r1/b1', 'c/r0/a4']);
    engine.move('down');
    engine.move('left');
    expect(engine.move('down').to).toBe('c/r2/d0');
  });

  it('[FO19] keeps the place on the screen where rows have rects', () => {
    const engine = createFocusEngine();
    const wide = keys('a', 3).map((key, index) => ({ key, rect: box(index * 400, 0, 390, 100) }));
    const narrow = keys('b', 12).map((key, index) => ({ key, rect: box(index * 100, 120, 90, 100) }));
    mount(engine, [
      column('c', [
        { key: 'r0', kind: 'row', memory: 'nearest', children: wide },
        { key: 'r1', kind: 'row', memory: 'nearest', children: narrow },
      ]),
    ]);
    engine.focus('c/r0/a1');
    expect(engine.move('down').to).toBe('c/r1/b5');
    expect(engine.move('up').to).toBe('c/r0/a1');
  });

  it('[FO19] keeps the place beside where columns have rects, and returns', () => {
    const engine = createFocusEngine();
    const tall = keys('a', 3).map((key, index) => ({ key, rect: box(0, index * 120, 100, 90) }));
    const low = keys('b', 6).map((key, index) => ({ key, rect: box(120, index * 60, 100, 50) }));
    const nearest = { memory: 'nearest' } as const;
    mount(engine, [row('p', [], { children: [column('c0', tall, nearest), column('c1', low, nearest)] })]);
    engine.focus('p/c0/a1');
    expect(engine.move('right').to).toBe('p/c1/b2');
    expect(engine.move('left').to).toBe('p/c0/a1');
  });

  it.each([
    ['a column', column('from', leaves('x0', 'x1', 'x2')), 'x2'],
    ['a column of rows', column('from', [row('x0', ['y']), row('x1', ['y']), row('x2', ['y', 'z'])]), 'x2/z'],
    ['a grid', row('from', keys('x', 6), { kind: 'grid', columns: 2 }), 'x5'],
  ])('[FO19] comes from %s without rects to the child with the same number', (_, from, focused) => {
    const engine = createFocusEngine();
    mount(engine, [row('p', [], { children: [from, column('to', leaves('b0', 'b1', 'b2'), { memory: 'nearest' })] })]);
    engine.focus(`p/from/${focused}`);
    expect(engine.move('right').to).toBe('p/to/b2');
  });

  it('[FO19] comes into a column at the end that it meets first', () => {
    const engine = createFocusEngine();
    mount(engine, [column('p', [column('c', leaves('a', 'b', 'c')), { key: 'below' }])]);
    engine.focus('p/below');
    engine.forget('');
    expect(engine.move('up').to).toBe('p/c/c');
  });

  it('[FO20] remembers what a call or the pointer focused', () => {
    const engine = createFocusEngine();
    mount(engine, [column('c', [row('r0', keys('a', 3)), row('r1', keys('b', 3))])]);
    engine.focus('c/r0/a2', { cause: 'pointer' });
    engine.focus('c/r1/b0');
    expect(engine.move('up').to).toBe('c/r0/a2');
  });

  it('[FO20] remembers through unmounting, and takes the same place when the child has gone', () => {
    const engine = createFocusEngine();
    const mounted = mount(engine, [column('c', [row('r0', keys('a', 4)), row('r1', keys('b', 3))])]);
    engine.focus('c/r0/a2');
    engine.move('down');
    mounted.unmount('c/r0');
    const again = mount(engine, [row('r0', keys('a', 4), { order: -1 })], 'c');
    expect(engine.move('up').to).toBe('c/r0/a2');
    engine.move('down');
    again.unmount('c/r0');
    mount(engine, [row('r0', ['a0', 'a1', 'a3'], { order: -1 })], 'c');
    expect(engine.move('up').to).toBe('c/r0/a3');
  });

  it('[FO21] passes on to a preferred child that mounts late, unless the viewer has moved', () => {
    for (const hasMoved of [false, true]) {
      const engine = createFocusEngine();
      mount(engine, [row('r', ['a', 'b'], { preferred: 'late' })]);
      expect(engine.getFocused()).toBe('r/a');
      if (hasMoved) engine.move('right');
      engine.register({ kind: 'leaf', id: 'r/late', parent: 'r' });
      expect(engine.getFocused()).toBe(hasMoved ? 'r/b' : 'r/late');
    }
  });
});
