import { describe, expect, it } from 'vitest';
import { box, column, mount, row, type Shape } from '../testing/tree-fixture';
import type { IndexedItems, LayoutSource } from '../tree/declarations';
import type { FocusChange } from './focus-change';
import { createFocusEngine, type FocusEngine } from './focus-engine';

const items = (count: number, rest: Partial<IndexedItems> = {}): IndexedItems => ({
  count,
  keyOf: (index) => `i${index}`,
  ...rest,
});

const rail = (key: string, count: number, rest: Partial<Shape> = {}): Shape => ({
  key,
  kind: 'row',
  items: items(count),
  ...rest,
});

function listen(engine: FocusEngine): FocusChange[] {
  const changes: FocusChange[] = [];
  engine.subscribe((change) => changes.push(change));
  return changes;
}

describe('items that exist by index', () => {
  it('[FO22] [FO48] focuses an index that is not mounted at once, says so, and is confirmed when it mounts', () => {
    const engine = createFocusEngine();
    mount(engine, [rail('r', 50)]);
    const changes = listen(engine);
    expect(engine.move('right').to).toBe('r/i1');
    expect(changes[0]).toMatchObject({ to: 'r/i1', direction: 'right', isMounted: false });
    engine.register({ kind: 'leaf', id: 'r/i1', parent: 'r' });
    expect(changes[1]).toMatchObject({ from: 'r/i1', to: 'r/i1', cause: 'pending', isMounted: true });
  });

  it('[FO22] keeps moving while nothing has mounted yet', () => {
    const engine = createFocusEngine();
    mount(engine, [rail('r', 5)]);
    for (let step = 0; step < 9; step++) engine.move('right');
    expect(engine.getFocused()).toBe('r/i4');
  });

  it('[FO22] takes a call to an index, and skips what the list calls not focusable', () => {
    const engine = createFocusEngine();
    const isFocusable = (index: number): boolean => index % 2 === 0;
    mount(engine, [rail('r', 9, { items: items(9, { isFocusable, indexOf: (key) => Number(key.slice(1)) }) })]);
    expect(engine.focus('r/i4')).toBe(true);
    expect(engine.move('right').to).toBe('r/i6');
    expect(engine.focus('r/i5')).toBe(false);
  });

  it('[FO26] keeps focus by key when its child is recycled, and when the list changes around it', () => {
    const engine = createFocusEngine();
    mount(engine, [rail('r', 9)]);
    engine.focus('r/i4');
    const end = engine.register({ kind: 'leaf', id: 'r/i4', parent: 'r' });
    const changes = listen(engine);
    end();
    expect(engine.getFocused()).toBe('r/i4');
    expect(changes[0]).toMatchObject({ to: 'r/i4', isMounted: false });
    engine.update({ kind: 'row', id: 'r', parent: null, items: { count: 3, keyOf: (index) => `i${index + 3}` } });
    expect(engine.getFocused()).toBe('r/i4');
    expect(engine.move('right').to).toBe('r/i5');
  });

  it('[FO27] lands on the same index, cut to the list, when the list drops it', () => {
    const engine = createFocusEngine();
    mount(engine, [rail('r', 9)]);
    engine.focus('r/i7');
    engine.update({ kind: 'row', id: 'r', parent: null, items: items(3) });
    expect(engine.getFocused()).toBe('r/i2');
  });

  it('[FO23] finds the nearest by arithmetic rects, without the layout port', () => {
    const reads: string[] = [];
    const layout: LayoutSource = {
      rectOf(id) {
        reads.push(id);
        return null;
      },
    };
    const engine = createFocusEngine({ layout });
    const wide = items(10, { rectOf: (index) => box(index * 400, 0, 390, 200) });
    const narrow = items(40, { rectOf: (index) => box(index * 100, 300, 90, 200) });
    mount(engine, [column('c', [rail('r0', 0, { items: wide }), rail('r1', 0, { items: narrow })])]);
    engine.focus('c/r0/i2');
    expect(engine.move('down').to).toBe('c/r1/i9');
    expect(reads).toEqual([]);
  });

  it('[FO24] goes down into a row that mounts after the move, as the move would have', () => {
    const engine = createFocusEngine();
    const page = items(40, { keyOf: (index) => `row${index}` });
    mount(engine, [column('c', [row('row0', ['a', 'b', 'c']), row('row1', ['a', 'b', 'c'])], { items: page })]);
    engine.focus('c/row1/c');
    expect(engine.move('down').to).toBe('c/row2');
    mount(engine, [row('row2', ['a', 'b', 'c'])], 'c');
    expect(engine.getFocused()).toBe('c/row2/c');
    expect(engine.move('up').to).toBe('c/row1/c');
  });

  it('[FO25] passes on in the same direction when the row turns out to be empty', () => {
    const engine = createFocusEngine();
    const page = items(40, { keyOf: (index) => `row${index}` });
    mount(engine, [column('c', [row('row0', ['a'])], { items: page })]);
    engine.focus('c/row8');
    engine.move('up');
    mount(engine, [row('row7', [])], 'c');
    expect(engine.getFocused()).toBe('c/row6');
  });

  it('[FO25] rests on a group whose children are on their way and passes to the first that comes', () => {
    const engine = createFocusEngine();
    mount(engine, [column('c', [row('r0', ['a']), row('r1', [], { isLoading: true })])]);
    expect(engine.move('down').to).toBe('c/r1');
    mount(engine, [{ key: 'b' }, { key: 'd' }], 'c/r1');
    expect(engine.getFocused()).toBe('c/r1/b');
  });

  it('[FO25] leaves a loading group that stays empty', () => {
    const engine = createFocusEngine();
    mount(engine, [column('c', [row('r0', ['a']), row('r1', [], { isLoading: true })])]);
    engine.move('down');
    engine.update({ kind: 'row', id: 'c/r1', parent: 'c', order: 1 });
    expect(engine.getFocused()).toBe('c/r0/a');
  });
});
