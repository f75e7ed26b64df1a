import type { GroupKind } from '@fjernsyn/focus';
import type { CaseNode } from './case-types';

/** Children of a group in the order of their places, with the lengths of a grid's lines. */
export interface Arrangement {
  readonly children: readonly CaseNode[];
  /** Children of each line from the top; one line but in a grid. */
  readonly lines: readonly number[];
}

/** Puts children in the order in which their group reads them: by their places, equals and what says so by name. */
export const arrange = (kind: GroupKind, children: readonly CaseNode[], isRtl: boolean): Arrangement => {
  const bySide = (one: CaseNode, two: CaseNode): number => (isRtl ? two.x + two.w - one.x - one.w : one.x - two.x);
  const byTop = (one: CaseNode, two: CaseNode): number => one.y - two.y;
  if (kind === 'row') return oneLine([...children].sort(bySide));
  if (kind === 'column' || kind === 'epg') return oneLine([...children].sort(byTop));

  const lines: CaseNode[][] = [];
  for (const child of [...children].sort(byTop)) {
    const line = lines.find(([first]) => first !== undefined && sharesLine(first, child));
    if (line === undefined) lines.push([child]);
    else line.push(child);
  }
  const read = lines.flatMap((line) => [...line].sort(bySide));
  return { children: named(read), lines: lines.map(({ length }) => length) };
};

const oneLine = (children: readonly CaseNode[]): Arrangement => ({
  children: named(children),
  lines: [children.length],
});

/** Half of the lower box lies beside the other. */
const sharesLine = (one: CaseNode, two: CaseNode): boolean =>
  Math.min(one.y + one.h, two.y + two.h) - Math.max(one.y, two.y) > Math.min(one.h, two.h) / 2;

/** Children that name their place stand there. */
const named = (children: readonly CaseNode[]): readonly CaseNode[] => {
  const list = [...children];
  for (const child of children) {
    const { index, before, after } = child;
    const besides = list.filter((other) => other !== child);
    const beside = besides.findIndex(({ id }) => id === (before ?? after));
    const place = index ?? (beside < 0 ? undefined : beside + (before === undefined ? 1 : 0));
    if (place === undefined) continue;
    list.splice(0, list.length, ...besides.slice(0, place), child, ...besides.slice(place));
  }
  return list;
};
