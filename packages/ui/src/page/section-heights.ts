import type { NodeId } from '@fjernsyn/focus';
import type { IndexRange } from './nearness';

/** The part of a section in which focus stands, in rem from the top of the section. */
export interface SectionSpan {
  readonly topRem: number;
  readonly bottomRem: number;
}

/** A section of a page. */
export interface SectionKey {
  readonly focusKey: string;
  /** Place among the sections of the page, from 0. */
  readonly order: number;
  /** In a section that is higher than the screen: where what has focus stands; undefined where its beginning is to be seen. */
  readonly spanOf?: ((focused: NodeId) => SectionSpan | undefined) | undefined;
}

/** The place of one section on its page. */
export interface Placement {
  /** Declares the height of the section in rem, the space after it included. */
  resize(heightRem: number): void;
  remove(): void;
}

/** The heights of a page's sections; asking costs nothing that grows with the page, as one asks on every key. */
export interface SectionHeights {
  /** Adds a section without any height. */
  add(section: SectionKey): Placement;
  /** Takes the height of a section away, and says whether it did: another must be left standing. */
  collapse(order: number): boolean;
  /** In rem; of all sections without an order. */
  heightBefore(order?: number): number;
  /** 0 without any. */
  lastOrder(): number;
  /** The section of a key. */
  find(focusKey: string): SectionKey | undefined;
  /** Orders of the sections that reach into the part of the page between two heights. */
  ordersBetween(topRem: number, bottomRem: number): IndexRange;
}

interface PlacedSection extends SectionKey {
  heightRem: number;
}

/** Creates {@link SectionHeights} without any section. */
export function createSectionHeights(): SectionHeights {
  const sections = new Set<PlacedSection>();
  let sums: readonly number[] | undefined;
  let byKey: ReadonlyMap<string, SectionKey> | undefined;

  const forget = (): void => {
    sums = undefined;
    byKey = undefined;
  };
  const resize = (section: PlacedSection, heightRem: number): void => {
    section.heightRem = heightRem;
    forget();
  };
  const readSums = (): readonly number[] => {
    sums ??= sumHeights(Array.from(sections));
    return sums;
  };
  const lastOrder = (): number => Math.max(0, readSums().length - 2);

  return {
    add(key) {
      const section = { ...key, heightRem: 0 };
      sections.add(section);
      forget();
      return {
        resize: (heightRem) => resize(section, heightRem),
        remove() {
          sections.delete(section);
          forget();
        },
      };
    },
    collapse(order) {
      const all = Array.from(sections);
      if (!all.some((section) => section.order !== order && section.heightRem > 0)) return false;
      for (const section of all) if (section.order === order) resize(section, 0);
      return true;
    },
    heightBefore(order = Number.POSITIVE_INFINITY) {
      const found = readSums();
      return found[Math.max(0, Math.min(order, found.length - 1))] ?? 0;
    },
    lastOrder,
    find(focusKey) {
      byKey ??= new Map(Array.from(sections, (section) => [section.focusKey, section]));
      return byKey.get(focusKey);
    },
    ordersBetween(topRem, bottomRem) {
      const found = readSums();
      const isEndBelow = (order: number): boolean => (found[order + 1] ?? 0) > topRem;
      const isStartBelow = (order: number): boolean => (found[order] ?? 0) >= bottomRem;
      return { first: firstOf(lastOrder(), isEndBelow), end: firstOf(lastOrder() + 1, isStartBelow) };
    },
  };
}

/** At `n`, the height of all sections before order `n`. */
function sumHeights(sections: readonly PlacedSection[]): readonly number[] {
  const heights: number[] = [];
  for (const { order, heightRem } of sections) heights[order] = (heights[order] ?? 0) + heightRem;
  const sums = [0];
  for (let order = 0; order < heights.length; order += 1) sums.push((sums[order] ?? 0) + (heights[order] ?? 0));
  return sums;
}

/** The first index for which a question that turns true once is true; `count` where none is. */
function firstOf(count: number, isTrue: (index: number) => boolean): number {
  let first = 0;
  let end = count;
  while (first < end) {
    const middle = (first + end) >> 1;
    if (isTrue(middle)) end = middle;
    else first = middle + 1;
  }
  return first;
}
