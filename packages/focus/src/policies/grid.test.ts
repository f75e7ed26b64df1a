import { describe, expect, it } from 'vitest';
import { createFocusEngine } from '../engine/focus-engine';
import { box, column, keys, mount, row, type Shape } from '../testing/tree-fixture';

const grid = (count: number, rest: Partial<Shape> = {}): Shape =>
  row('g', keys('i', count), { kind: 'grid', columns: 4, ...rest });

describe('grid', () => {
  it('[FO8] keeps the wanted column over a short line until a move along the line', () => {
    const engine = createFocusEngine();
    mount(engine, [column('p', [grid(10), row('r', keys('x', 6))])]);
    engine.focus('p/g/i7');
    expect(engine.move('down').to).toBe('p/g/i9');
    expect(engine.move('up').to).toBe('p/g/i7');
    engine.move('down');
    engine.move('left');
    expect(engine.move('up').to).toBe('p/g/i4');
  });

  it('[FO73] leaves by its sides and its last line', () => {
    const engine = createFocusEngine();
    mount(engine, [column('p', [grid(8), row('r', keys('x', 6))])]);
    engine.focus('p/g/i3');
    expect(engine.move('right').outcome).toBe('edge');
    engine.move('down');
    expect(engine.move('down').to).toBe('p/r/x3');
  });

  it('[FO73] has lines of different lengths where they are listed, and finds the key above or below by its place', () => {
    const engine = createFocusEngine();
    const line = (prefix: string, count: number, width: number, y: number) =>
      keys(prefix, count).map((key, index) => ({ key, rect: box(index * width, y, width - 10, 40) }));
    const children = [...line('a', 9, 100, 0), ...line('space', 1, 900, 50), ...line('b', 5, 180, 100)];
    mount(engine, [{ key: 'g', kind: 'grid', columns: [9, 1, 5], children }]);
    engine.focus('g/a6');
    expect(['down', 'down', 'up', 'up'].map((way) => engine.move(way as 'down' | 'up').to)).toEqual([
      'g/space0',
      'g/b3',
      'g/space0',
      'g/a6',
    ]);
    engine.focus('g/a8');
    expect(engine.move('right').outcome).toBe('edge');
  });

  it('[FO73] enters from below on its last line and from a side on the near column', () => {
    const engine = createFocusEngine();
    mount(engine, [
      { key: 'p', kind: 'row', children: [{ key: 'menu' }, column('c', [grid(10), row('r', keys('x', 6))])] },
    ]);
    engine.focus('p/c/r/x1');
    expect(engine.move('up').to).toBe('p/c/g/i9');
    engine.focus('p/menu');
    engine.forget('p');
    expect(engine.move('right').to).toBe('p/c/g/i0');
  });

  it('[FO12] skips disabled cells in both axes', () => {
    const engine = createFocusEngine();
    const children = keys('i', 8).map((key) => ({ key, isDisabled: key === 'i1' || key === 'i6' }));
    mount(engine, [grid(0, { children })]);
    expect(engine.move('right').to).toBe('g/i2');
    expect(engine.move('down').to).toBe('g/i7');
  });

  it('[FO12] skips a line in which nothing can be focused', () => {
    const engine = createFocusEngine();
    const children = keys('i', 12).map((key, index) => ({ key, isDisabled: index >= 4 && index < 8 }));
    mount(engine, [grid(0, { children })]);
    expect(engine.move('down').to).toBe('g/i8');
  });

  it('[FO11] wraps within its line and from the last line to the first', () => {
    const engine = createFocusEngine();
    mount(engine, [grid(10, { shouldWrap: true })]);
    expect(engine.move('left').to).toBe('g/i3');
    expect(engine.move('up').to).toBe('g/i9');
    expect(engine.move('left').to).toBe('g/i8');
    expect(engine.move('down').to).toBe('g/i0');
  });

  it('[FO13] mirrors its lines in right-to-left', () => {
    const engine = createFocusEngine({ readingDirection: 'rtl' });
    mount(engine, [grid(8)]);
    expect(engine.move('left').to).toBe('g/i1');
    expect(engine.move('down').to).toBe('g/i5');
    expect(engine.move('right').to).toBe('g/i4');
  });

  it('[FO8] follows places instead of columns where cells have rects', () => {
    const engine = createFocusEngine();
    const place = (index: number) => (index < 4 ? box(index * 100, 0, 100, 50) : box((index - 4) * 200, 60, 200, 50));
    const children = keys('i', 8).map((key, index) => ({ key, rect: place(index) }));
    mount(engine, [grid(0, { children })]);
    engine.focus('g/i3');
    expect(engine.move('down').to).toBe('g/i5');
    expect(engine.move('up').to).toBe('g/i3');
  });
});
