import { describe, expect, it } from 'vitest';
import { createFocusTree } from './tree';

const keysOf = (tree: ReturnType<typeof createFocusTree>, id: string): readonly string[] =>
  (tree.get(id)?.children ?? []).map(({ key }) => key);

describe('focus tree', () => {
  it('[FO1] orders siblings as declared, then the rest by arrival', () => {
    const tree = createFocusTree();
    tree.add({ kind: 'row', id: 'r', parent: null });
    tree.add({ kind: 'leaf', id: 'r/x', parent: 'r' });
    tree.add({ kind: 'leaf', id: 'r/b', parent: 'r', order: 2 });
    tree.add({ kind: 'leaf', id: 'r/y', parent: 'r' });
    tree.add({ kind: 'leaf', id: 'r/a', parent: 'r', order: 1 });
    expect(keysOf(tree, 'r')).toEqual(['a', 'b', 'x', 'y']);
    tree.add({ kind: 'leaf', id: 'r/a', parent: 'r', order: 3 });
    expect(keysOf(tree, 'r')).toEqual(['b', 'a', 'x', 'y']);
    expect(tree.get('r')?.children.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  it('[FO2] takes children before their parent and keeps them when it goes', () => {
    const tree = createFocusTree();
    tree.add({ kind: 'leaf', id: 'p/r/a', parent: 'p/r' });
    expect(tree.root.children).toHaveLength(0);
    tree.add({ kind: 'row', id: 'p/r', parent: 'p' });
    tree.add({ kind: 'column', id: 'p', parent: null });
    expect(tree.root.children.map(({ id }) => id)).toEqual(['p']);
    tree.remove('p/r');
    expect(keysOf(tree, 'p')).toEqual([]);
    tree.add({ kind: 'row', id: 'p/r', parent: 'p' });
    expect(keysOf(tree, 'p/r')).toEqual(['a']);
  });

  it('[FO2] forgets an implied node when its last child goes', () => {
    const tree = createFocusTree();
    tree.add({ kind: 'leaf', id: 'p/a', parent: 'p' });
    tree.remove('p/a');
    tree.remove('nowhere');
    expect(tree.get('p')).toBeUndefined();
    expect(tree.get('p/a')).toBeUndefined();
  });

  it('[FO5] refuses an id that is not made of its parent and one key', () => {
    const tree = createFocusTree();
    for (const [id, parent] of [
      ['a', 'p'],
      ['p/a/b', 'p'],
      ['', null],
      ['50%off', null],
      ['pa', 'p'],
    ] as const) {
      expect(() => tree.add({ kind: 'leaf', id, parent })).toThrow('not made of');
    }
  });
});
