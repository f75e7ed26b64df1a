import type { Unsubscribe } from '@fjernsyn/kernel';

/** A rail of a page, its height in rem with the space after it. */
export interface PlacedSection {
  readonly focusKey: string;
  readonly order: number;
  readonly heightRem: number;
}

/** The heights of a page's rails; asking costs nothing that grows with the page, as one asks on every key. */
export interface SectionHeights {
  add(rail: PlacedSection): Unsubscribe;
  /** Takes the height of a rail away, and says whether it did: another must be left standing. */
  fold(order: number): boolean;
  /** In rem; of all rails without an order. */
  heightBefore(order?: number): number;
  /** 0 without any. */
  lastOrder(): number;
  /** −1 when there is none. */
  orderOf(focusKey: string): number;
}

/** Creates {@link SectionHeights} without any rail. */
export function createSectionHeights(): SectionHeights {
  const rails = new Map<object, PlacedSection>();
  let sums: readonly number[] | undefined;
  let orders: ReadonlyMap<string, number> | undefined;

  const forget = (): void => {
    sums = undefined;
    orders = undefined;
  };
  /** At `n`, the height of all rails before order `n`. */
  const readSums = (): readonly number[] => {
    if (sums !== undefined) return sums;
    const heights: number[] = [];
    for (const { order, heightRem } of Array.from(rails.values())) heights[order] = (heights[order] ?? 0) + heightRem;
    const found = [0];
    for (let order = 0; order < heights.length; order += 1) found.push((found[order] ?? 0) + (heights[order] ?? 0));
    sums = found;
    return found;
  };

  return {
    add(rail) {
      const key = {};
      rails.set(key, rail);
      forget();
      return () => {
        rails.delete(key);
        forget();
      };
    },
    fold(order) {
      const all = Array.from(rails);
      if (!all.some(([, rail]) => rail.order !== order && rail.heightRem > 0)) return false;
      for (const [key, rail] of all) if (rail.order === order) rails.set(key, { ...rail, heightRem: 0 });
      forget();
      return true;
    },
    heightBefore(order = Number.POSITIVE_INFINITY) {
      const found = readSums();
      return found[Math.max(0, Math.min(order, found.length - 1))] ?? 0;
    },
    lastOrder: () => Math.max(0, readSums().length - 2),
    orderOf(focusKey) {
      orders ??= new Map(Array.from(rails.values(), (rail) => [rail.focusKey, rail.order]));
      return orders.get(focusKey) ?? -1;
    },
  };
}
