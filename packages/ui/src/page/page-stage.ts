import type { Unsubscribe } from '@fjernsyn/kernel';
import { createSectionHeights } from './section-heights';

/** Orders of rails from `first` to `last`, both included; `last` may lie behind the last rail. */
export interface NearRails {
  readonly first: number;
  readonly last: number;
}

/** What a page keeps of its rails outside React: heights, which have their tiles mounted, which are drawn, which are near. */
export interface PageStage {
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
  /** Whether the rail is drawn at all: those near are, once the page has been idle, and those that can be seen at once. */
  isShown(order: number): boolean;
  /** Hears when rails are mounted or come near. */
  subscribe(listener: () => void): Unsubscribe;
  /** Hears when heights change. */
  subscribeHeights(listener: () => void): Unsubscribe;
  /** Makes `order` the rail around which others are near, −1 being the hero; true when the range changed. */
  focusAt(order: number): boolean;
  getNear(): NearRails;
  /** Shows the rails that are near, and no others, or mounts one rail more; false when all is done. */
  grow(): boolean;
  /** Takes the tiles of rails off that lie outside the window; true when any did. */
  trim(): boolean;
}

/** How many rails beside the focused one have their tiles at once. */
const MOUNTED_AROUND = 2;
const NEAR_ABOVE = 1;
const NEAR_BELOW = 3;
/** How many rails below the focused one can be seen. */
const SEEN_BELOW = 2;
/** Index of the last rail of the first window (S4.12). */
const WINDOW_LAST = 40;

/** Creates the {@link PageStage} of one page, on which the rails up to `lastSeen` can be seen at first. */
export function createPageStage(lastSeen: number): PageStage {
  const rails = createSectionHeights();
  const listeners = new Set<() => void>();
  const heightListeners = new Set<() => void>();
  let mounted: NearRails = { first: 0, last: lastSeen };
  let focusedAt = -1;
  let near: NearRails = { first: 0, last: NEAR_BELOW };
  let shown = near;

  const mount = (next: NearRails): boolean => {
    if (next.first === mounted.first && next.last === mounted.last) return false;
    mounted = next;
    tell(listeners);
    return true;
  };

  return {
    place(focusKey, order, heightRem) {
      const takeAway = rails.add({ focusKey, order, heightRem });
      tell(heightListeners);
      return () => {
        takeAway();
        tell(heightListeners);
      };
    },
    fold: (order) => order > focusedAt && rails.fold(order),
    heightBefore: rails.heightBefore,
    lastOrder: rails.lastOrder,
    orderOf: rails.orderOf,
    isMounted: (order) => isWithin(order, mounted),
    isNear: (order) => isWithin(order, near),
    isShown: (order) => isWithin(order, shown),
    subscribe: (listener) => listen(listeners, listener),
    subscribeHeights: (listener) => listen(heightListeners, listener),
    focusAt(at) {
      focusedAt = at;
      const order = Math.max(0, at);
      const next = { first: Math.max(0, order - NEAR_ABOVE), last: order + NEAR_BELOW };
      if (next.first === near.first && next.last === near.last) return false;
      near = next;
      if (!isWithin(order, shown) || !isWithin(order + SEEN_BELOW, shown)) shown = near;
      const seenLast = Math.min(order + MOUNTED_AROUND, rails.lastOrder());
      mounted = withSeen(mounted, { first: Math.max(0, order - MOUNTED_AROUND), last: Math.max(order, seenLast) });
      tell(listeners);
      return true;
    },
    getNear: () => near,
    grow() {
      if (shown !== near) {
        shown = near;
        tell(listeners);
        return true;
      }
      const window = windowAround(focusedAt, rails.lastOrder());
      if (mounted.last < Math.min(window.last, rails.lastOrder()))
        return mount({ first: mounted.first, last: mounted.last + 1 });
      return mounted.first > window.first && mount({ first: mounted.first - 1, last: mounted.last });
    },
    trim() {
      const window = windowAround(focusedAt, rails.lastOrder());
      return mount({
        first: Math.max(mounted.first, window.first),
        last: Math.min(mounted.last, Math.max(window.last, near.last)),
      });
    },
  };
}

function isWithin(order: number, { first, last }: NearRails): boolean {
  return order >= first && order <= last;
}

/** The rails that stay mounted while focus is at `order`: as many as a page shows at first, half of them above where it is long. */
function windowAround(order: number, lastOrder: number): NearRails {
  const first = Math.max(0, Math.min(order - WINDOW_LAST / 2, lastOrder - WINDOW_LAST));
  return { first, last: first + WINDOW_LAST };
}

/** What is mounted and what is seen as one range; where focus has jumped far, what is seen alone. */
function withSeen(mounted: NearRails, seen: NearRails): NearRails {
  if (seen.first > mounted.last + 1 || seen.last < mounted.first - 1) return seen;
  return { first: Math.min(mounted.first, seen.first), last: Math.max(mounted.last, seen.last) };
}

function tell(whom: Set<() => void>): void {
  for (const listener of Array.from(whom)) listener();
}

function listen(whom: Set<() => void>, listener: () => void): Unsubscribe {
  whom.add(listener);
  return () => {
    whom.delete(listener);
  };
}
