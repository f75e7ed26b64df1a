import type { Unsubscribe } from '@fjernsyn/kernel';

/** Orders of rails from `first` to `last`, both included; `last` may lie behind the last rail. */
export interface NearRails {
  readonly first: number;
  readonly last: number;
}

/** What a page keeps of its rails outside React: heights, which are mounted, which are near. */
export interface RailStage {
  /** Declares a rail's height in rem, the space after it included. */
  place(focusKey: string, order: number, heightRem: number): Unsubscribe;
  /**
   * Takes the height of a rail that turned out empty, and says whether it did: not above the focused rail or at it, where the
   * page would jump under the viewer, and not where nothing else stands on the page.
   */
  fold(order: number): boolean;
  /** Heights of all rails before `order`, in rem; of all rails without it. */
  heightBefore(order?: number): number;
  /** Order of the last rail, 0 without any. */
  lastOrder(): number;
  /** Order of a rail by its key, −1 when there is none. */
  orderOf(focusKey: string): number;
  isMounted(order: number): boolean;
  isNear(order: number): boolean;
  /** Hears when rails are mounted or come near. */
  subscribe(listener: () => void): Unsubscribe;
  /** Hears when heights change. */
  subscribeHeights(listener: () => void): Unsubscribe;
  /** Makes `order` the rail around which others are near, −1 being the hero; true when the range changed. */
  focusAt(order: number): boolean;
  getNear(): NearRails;
  /** Mounts one rail more; false when all are mounted. */
  grow(): boolean;
}

const FIRST_MOUNTED = 2;
const NEAR_ABOVE = 1;
const NEAR_BELOW = 3;

interface PlacedRail {
  readonly focusKey: string;
  readonly order: number;
  heightRem: number;
}

/** Creates the {@link RailStage} of one page. */
export function createRailStage(): RailStage {
  const rails = new Set<PlacedRail>();
  const listeners = new Set<() => void>();
  const heightListeners = new Set<() => void>();
  let mountedLast = FIRST_MOUNTED;
  let focusedAt = -1;
  let near: NearRails = { first: 0, last: NEAR_BELOW };

  const tell = (whom: Set<() => void>): void => {
    for (const listener of Array.from(whom)) listener();
  };
  const listen = (whom: Set<() => void>, listener: () => void): Unsubscribe => {
    whom.add(listener);
    return () => {
      whom.delete(listener);
    };
  };

  const lastOrder = (): number => Math.max(0, ...Array.from(rails, (rail) => rail.order));

  return {
    place(focusKey, order, heightRem) {
      const rail = { focusKey, order, heightRem };
      rails.add(rail);
      tell(heightListeners);
      return () => {
        rails.delete(rail);
        tell(heightListeners);
      };
    },
    fold(order) {
      if (order <= focusedAt) return false;
      const all = Array.from(rails);
      if (!all.some((rail) => rail.order !== order && rail.heightRem > 0)) return false;
      for (const rail of all) if (rail.order === order) rail.heightRem = 0;
      return true;
    },
    heightBefore(order = Number.POSITIVE_INFINITY) {
      let sum = 0;
      for (const rail of Array.from(rails)) if (rail.order < order) sum += rail.heightRem;
      return sum;
    },
    lastOrder,
    orderOf(focusKey) {
      for (const rail of Array.from(rails)) if (rail.focusKey === focusKey) return rail.order;
      return -1;
    },
    isMounted: (order) => order <= mountedLast,
    isNear: (order) => order >= near.first && order <= near.last,
    subscribe: (listener) => listen(listeners, listener),
    subscribeHeights: (listener) => listen(heightListeners, listener),
    focusAt(at) {
      focusedAt = at;
      const order = Math.max(0, at);
      const next = { first: Math.max(0, order - NEAR_ABOVE), last: order + NEAR_BELOW };
      if (next.first === near.first && next.last === near.last) return false;
      near = next;
      mountedLast = Math.max(mountedLast, order + FIRST_MOUNTED);
      tell(listeners);
      return true;
    },
    getNear: () => near,
    grow() {
      if (mountedLast >= lastOrder()) return false;
      mountedLast += 1;
      tell(listeners);
      return true;
    },
  };
}
