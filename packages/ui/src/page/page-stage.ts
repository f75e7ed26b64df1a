import type { Unsubscribe } from '@fjernsyn/kernel';
import { type Around, type IndexRange, isSameRange, isWithin, keepMounted, nearness } from './nearness';
import { createSectionHeights, type Placement, type SectionKey } from './section-heights';

/** What is seen of a page, in rem from the top of its first section. */
export interface PageView {
  readonly topRem: number;
  readonly bottomRem: number;
  /** Order of the section that has focus: −1 above all. It stays mounted, wherever the viewer scrolls. */
  readonly focusedOrder: number;
}

/** What a page keeps of its sections outside React: their heights, which of them are near, and which are mounted. */
export interface PageStage {
  /** Takes a section, whose height is to be declared. */
  place(section: SectionKey): Placement;
  /**
   * Takes the height of a section that turned out empty, and says whether it did: not where the page would jump under the viewer,
   * and not where nothing else stands on the page.
   */
  collapse(order: number): boolean;
  /** Heights of all sections before `order`, in rem; of all sections without it. */
  heightBefore(order?: number): number;
  /** Order of the last section, 0 without any. */
  lastOrder(): number;
  /** Order of the section that reaches to a height, in rem from the top of the first one. */
  orderAt(heightRem: number): number;
  /** A section by its key. */
  find(focusKey: string): SectionKey | undefined;
  /** Whether the content of a section is in the DOM. */
  isMounted(order: number): boolean;
  /** Hears when sections come near, are mounted or unmounted. */
  subscribe(listener: () => void): Unsubscribe;
  /** Hears when heights change. */
  subscribeHeights(listener: () => void): Unsubscribe;
  /** What is seen of the page. */
  getView(): PageView;
  /** Hears whenever the page has been looked at. */
  subscribeView(listener: () => void): Unsubscribe;
  /** Takes what is seen of the page, and mounts it at once; true the first time, and when other sections are near. */
  look(view: PageView): boolean;
  /** Orders of the sections that are near. */
  getNear(): IndexRange;
  /** Mounts one more of the sections that are near, and unmounts those that are far; false when there is nothing left to do. */
  mountNext(): boolean;
  /** Unmounts all sections that are not near. */
  unmountRest(): void;
}

/** Creates the {@link PageStage} of one page, of which the first `firstCount` sections are mounted before anything is known of it. */
export function createPageStage(firstCount: number): PageStage {
  const heights = createSectionHeights();
  const [sections, sizes, views] = [createSignal(), createSignal(), createSignal()];
  let view: PageView = { topRem: 0, bottomRem: 0, focusedOrder: -1 };
  let isSeen = false;
  let mounted: IndexRange = { first: 0, end: firstCount };
  let near = mounted;

  const within = ({ above, below }: Around): IndexRange => {
    const { topRem, bottomRem } = view;
    const heightRem = bottomRem - topRem;
    return heights.ordersBetween(topRem - above * heightRem, bottomRem + below * heightRem);
  };
  const keepWithin = (limit: IndexRange): IndexRange => keepMounted(mounted, within({ above: 0, below: 0 }), limit);
  const mount = (next: IndexRange): boolean => {
    if (isSameRange(next, mounted)) return false;
    mounted = next;
    sections.tell();
    return true;
  };

  return {
    place(section) {
      const { resize, remove } = heights.add(section);
      return {
        resize(heightRem) {
          resize(heightRem);
          sizes.tell();
        },
        remove() {
          remove();
          sizes.tell();
        },
      };
    },
    collapse(order) {
      const isBelow = order > view.focusedOrder && (!isSeen || heights.heightBefore(order) >= view.topRem);
      return isBelow && heights.collapse(order);
    },
    heightBefore: heights.heightBefore,
    lastOrder: heights.lastOrder,
    orderAt: (heightRem) => heights.ordersBetween(heightRem, heightRem).first,
    find: heights.find,
    isMounted: (order) => isWithin(order, mounted) || order === view.focusedOrder,
    subscribe: sections.subscribe,
    subscribeHeights: sizes.subscribe,
    look(next) {
      const [isFirst, nearBefore, mountedBefore, focusedBefore] = [!isSeen, near, mounted, view.focusedOrder];
      view = next;
      isSeen = true;
      near = within(nearness.near);
      // Nothing goes between a key and its frame.
      mounted = keepWithin(mounted);
      const hasNearChanged = isFirst || !isSameRange(near, nearBefore);
      const hasMounted = view.focusedOrder !== focusedBefore || !isSameRange(mounted, mountedBefore);
      if (hasNearChanged || hasMounted) sections.tell();
      views.tell();
      return hasNearChanged;
    },
    getView: () => view,
    subscribeView: views.subscribe,
    getNear: () => near,
    mountNext() {
      if (!isSeen) return false;
      const { first, end } = keepWithin(within(nearness.far));
      if (end < near.end) return mount({ first, end: end + 1 });
      return mount({ first: first > near.first ? first - 1 : first, end });
    },
    unmountRest() {
      if (isSeen) mount(keepWithin(near));
    },
  };
}

/** Something that is heard by whoever subscribes. */
interface Signal {
  tell(): void;
  subscribe(listener: () => void): Unsubscribe;
}

function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of Array.from(listeners)) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
