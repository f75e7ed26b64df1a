import type { FocusRect, IndexedItems } from '@fjernsyn/focus';
import type { CaseNode, CaseVirtual } from './case-types';

/** Id of the child of a virtual node at an index. */
export const idAt = ({ idPattern }: CaseVirtual, index: number): string => idPattern.replace('{i}', String(index));

/** Index that an id, or the id of something below it, stands for, with the rest of the id; undefined where it is none. */
export const indexOfId = (
  { idPattern, count }: CaseVirtual,
  id: string,
): { readonly index: number; readonly rest: string } | undefined => {
  const [head = '', tail = ''] = idPattern.split('{i}');
  if (!id.startsWith(head)) return undefined;
  const digits = /^\d+/.exec(id.slice(head.length))?.[0];
  if (digits === undefined) return undefined;
  const rest = id.slice(head.length + digits.length);
  if (!rest.startsWith(tail) || Number(digits) >= count) return undefined;
  return { index: Number(digits), rest: rest.slice(tail.length) };
};

/** Distance from one child's start to the next one's, in px. */
export const pitchOf = ({ item, gap = 0 }: CaseVirtual): number => item + gap;

/** Box of a child, by arithmetic along the axis of its parent. */
export const boxAt = (
  node: CaseNode,
  virtual: CaseVirtual,
  axis: 'x' | 'y',
  isRtl: boolean,
  index: number,
): FocusRect => {
  const along = index * pitchOf(virtual);
  if (axis === 'y') return { x: node.x, y: node.y + along, width: node.w, height: virtual.item };
  const x = isRtl ? node.x + node.w - along - virtual.item : node.x + along;
  return { x, y: node.y, width: virtual.item, height: node.h };
};

/** The list as the engine takes it. */
export const itemsOf = (node: CaseNode, virtual: CaseVirtual, axis: 'x' | 'y', isRtl: boolean): IndexedItems => ({
  count: virtual.count,
  keyOf: (index) => idAt(virtual, index),
  indexOf: (key) => {
    const found = indexOfId(virtual, key);
    return found === undefined || found.rest !== '' ? -1 : found.index;
  },
  rectOf: (index) => boxAt(node, virtual, axis, isRtl, index),
});

/** The nodes of a child, made from those of another: ids begin anew, boxes move along the axis. */
export const cloneChild = (
  template: readonly CaseNode[],
  virtual: CaseVirtual,
  axis: 'x' | 'y',
  from: number,
  to: number,
): readonly CaseNode[] => {
  const way = (to - from) * pitchOf(virtual);
  const rename = (id: string): string => {
    const old = idAt(virtual, from);
    return id.startsWith(old) ? idAt(virtual, to) + id.slice(old.length) : id;
  };
  return template.map((node) => ({
    ...node,
    id: rename(node.id),
    ...(node.parent ? { parent: rename(node.parent) } : undefined),
    x: node.x + (axis === 'x' ? way : 0),
    y: node.y + (axis === 'y' ? way : 0),
  }));
};
