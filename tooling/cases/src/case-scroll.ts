import { revealOffset } from '@fjernsyn/focus';
import type { CasePage } from './case-page';
import type { CaseNode } from './case-types';
import { nearestInView } from './nearest-in-view';
import { type Extent, restOffset, type ScrollAlign, type ScrolledBox } from './rest-offset';
import { boxAt, indexOfId, pitchOf } from './virtual-children';

type Axis = 'x' | 'y';

/** The boxes of a case's page that scroll. */
export interface CaseScroll {
  /** Brings what has focus into view in every box around it. */
  reveal(): void;
  /** The viewer scrolls a box by hand, as far as it goes; false where the node is none. */
  scrollBy(id: string, axis: Axis, way: number): boolean;
  /** Where focus goes on after the viewer scrolled it out of sight; undefined while it is seen. */
  placeInView(): string | undefined;
  offsets(): Readonly<Record<string, number>>;
  /** How far a node stands from its place at rest. */
  shiftOf(node: CaseNode): { readonly x: number; readonly y: number };
  isFocusVisible(): boolean;
}

/** Makes the {@link CaseScroll} of a page. */
export const createCaseScroll = (page: CasePage): CaseScroll => {
  const offsets = new Map<string, number>();
  let strayed: string | undefined;

  const axesOf = (node: CaseNode): readonly Axis[] => {
    const { scroll } = node;
    if (scroll === undefined || scroll === false || scroll === 'none') return [];
    if (scroll === 'both' || scroll === 'xy') return ['x', 'y'];
    return [page.axisOf(node)];
  };
  const offsetOf = (node: CaseNode, axis: Axis): number => offsets.get(`${node.id}:${axis}`) ?? 0;

  const extentOf = (node: CaseNode, id: string, axis: Axis): Extent | undefined => {
    const child = page.nodes.get(id);
    const virtual = node.virtual && indexOfId(node.virtual, id);
    const rect =
      node.virtual && virtual
        ? boxAt(node, node.virtual, page.axisOf(node), page.isRtl(), virtual.index)
        : child && { x: child.x, y: child.y, width: child.w, height: child.h };
    if (rect === undefined) return undefined;
    const from = axis === 'x' ? rect.x - node.x : rect.y - node.y;
    const size = axis === 'x' ? rect.width : rect.height;
    // A row that is read from the right scrolls from the right.
    const start = axis === 'x' && page.isRtl() ? node.w - from - size : from;
    return { start, end: start + size };
  };
  const boxOf = (node: CaseNode, axis: Axis): ScrolledBox => {
    const viewport = axis === 'x' ? node.w : node.h;
    const ends = page
      .branchOf(node.id)
      .slice(1)
      .map(({ id }) => extentOf(node, id, axis)?.end ?? 0);
    const listed = node.virtual ? node.virtual.count * pitchOf(node.virtual) - (node.virtual.gap ?? 0) : 0;
    return { viewport, content: Math.max(viewport, listed, ...ends), offset: offsetOf(node, axis) };
  };
  /** The boxes that scroll around the focus, with the child on the way to it. */
  const around = (): readonly { readonly node: CaseNode; readonly child: string; readonly axis: Axis }[] => {
    const path = page.focusPath();
    return path.flatMap((id, level) => {
      const node = page.nodes.get(id);
      const child = path[level + 1];
      return node === undefined || child === undefined ? [] : axesOf(node).map((axis) => ({ node, child, axis }));
    });
  };
  const isSeen = (node: CaseNode, child: string, axis: Axis): boolean => {
    const extent = extentOf(node, child, axis);
    const { offset, viewport } = boxOf(node, axis);
    return extent === undefined || (extent.start >= offset - 1 && extent.end <= offset + viewport + 1);
  };

  return {
    reveal() {
      strayed = undefined;
      for (const { node, child, axis } of around()) {
        const extent = extentOf(node, child, axis);
        if (extent) offsets.set(`${node.id}:${axis}`, restOffset(boxOf(node, axis), extent, alignOf(node)));
      }
    },
    scrollBy(id, axis, way) {
      const node = page.nodes.get(id);
      if (node === undefined || !axesOf(node).includes(axis)) return false;
      const box = boxOf(node, axis);
      offsets.set(`${id}:${axis}`, revealOffset(box, box.offset + way));
      strayed = id;
      return true;
    },
    placeInView() {
      const astray = around().find(({ node, child, axis }) => node.id === strayed && !isSeen(node, child, axis));
      if (astray === undefined) return undefined;
      const { node, child, axis } = astray;
      const { virtual } = node;
      const ids = virtual
        ? Array.from({ length: virtual.count }, (_, index) => virtual.idPattern.replace('{i}', String(index)))
        : page.childrenOf(node.id).map(({ id }) => id);
      const enterable = ids.filter((id) => page.canEnter(id));
      const from = ids.indexOf(child);
      const start = enterable.filter((id) => ids.indexOf(id) < from).length;
      const extentAt = (index: number): Extent =>
        extentOf(node, enterable[index] ?? '', axis) ?? { start: Number.NaN, end: Number.NaN };
      return enterable[nearestInView(boxOf(node, axis), enterable.length, extentAt, start)];
    },
    offsets: () => Object.fromEntries(offsets),
    shiftOf(node) {
      let x = 0;
      let y = 0;
      for (let id = node.parent; id; id = page.nodes.get(id)?.parent) {
        const above = page.nodes.get(id);
        if (above === undefined) break;
        x -= page.isRtl() ? -offsetOf(above, 'x') : offsetOf(above, 'x');
        y -= offsetOf(above, 'y');
      }
      return { x, y };
    },
    isFocusVisible: () => around().every(({ node, child, axis }) => isSeen(node, child, axis)),
  };
};

const alignOf = ({ align }: CaseNode): ScrollAlign => {
  if (typeof align === 'object') return align.to;
  if (align === 'start' || align === 'end') return align;
  return align === 'center' || align === 'centre' || align === 'middle' ? 'middle' : 'nearest';
};
