import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Layout } from '../settings/layout';
import { nearness } from './nearness';
import { type PageHeights, type PagePart, pageOffsetRem } from './page-arithmetic';
import type { PageStage } from './page-stage';
import { offsetOfPlace, placeAt, type ScrolledPlace } from './scrolled-place';
import { setMark } from './set-mark';

/** Where a page stands; it outlives a change of layout. */
export interface PagePosition {
  part: PagePart;
  isAtTop: boolean;
  /**
   * Where a viewer has scrolled it to who moved no focus, in px where it was left like that; it stands there again until a key moves focus.
   */
  scrolled: ScrolledPlace | number | undefined;
}

/** Options of {@link createPageMover}. */
export interface PageMoverOptions {
  /** The element that is marked, and scrolled where the layout scrolls. */
  readonly page: HTMLElement;
  /** The element that is moved by transforms elsewhere. */
  readonly column: HTMLElement;
  readonly stage: PageStage;
  readonly layout: Layout;
  readonly heights: PageHeights;
  readonly position: PagePosition;
  readonly onTopChange: (isAtTop: boolean) => void;
  readonly onNearChange: () => void;
}

/** Moves a page by one write of style or scroll offset; nothing renders and nothing is measured. */
export interface PageMover {
  /** Moves the page to the part that has focus. */
  goTo(part: PagePart): void;
  /** Takes the part that has focus, and leaves the page where it is. */
  stay(part: PagePart): void;
  /** Follows focus again, though the viewer has come back to where the page was left. */
  leaveReturn(): void;
  /** Moves the page to where it is to stand. */
  stand(): void;
  /**
   * Takes the part that has focus once heights have changed, and holds what is seen of it in its place; a page that a finger has scrolled
   * stays.
   */
  refresh(part?: PagePart): void;
  /** Takes how far the viewer has scrolled the page. */
  scrolledTo(scrolledPx: number): void;
  end(): void;
}

/** Pixels to a rem in the layouts that scroll. */
const rootPx = 16;

/** Creates a {@link PageMover}. */
export function createPageMover(options: PageMoverOptions): PageMover {
  const { page, column, stage, layout, heights, position, onTopChange, onNearChange } = options;
  const { scrollTo } = layout;
  let returned = position.scrolled;
  let focused = position.part;
  let stoodRem = 0;
  let seenFromRem = 0;

  const look = (offsetRem: number): void => {
    seenFromRem = offsetRem;
    const topRem = offsetRem - heights.topRem;
    const bottomRem = topRem + layout.heightRem - nearness.shadeRem;
    if (stage.look({ topRem, bottomRem, focusedOrder: orderOf(focused, stage) })) onNearChange();
  };
  const move = createMove(options);
  const mark = (offsetRem: number): void => {
    markPage(options, offsetRem);
    const isAtTop = offsetRem === 0;
    if (position.isAtTop === isAtTop) return;
    position.isAtTop = isAtTop;
    onTopChange(isAtTop);
  };
  const returnedRem = (): number | undefined =>
    typeof returned === 'object' ? offsetOfPlace(returned, heights) : returned && returned / rootPx;
  const stand = (isInstant = false): void => {
    stoodRem = pageOffsetRem(position.part, heights);
    const offsetRem = scrollTo === undefined ? stoodRem : (returnedRem() ?? stoodRem);
    look(offsetRem);
    move.to(offsetRem, isInstant);
    mark(offsetRem);
  };

  return {
    goTo(part) {
      focused = part;
      position.part = part;
      stand();
    },
    stand: () => stand(),
    stay(part) {
      focused = part;
      look(seenFromRem);
    },
    leaveReturn() {
      returned = undefined;
    },
    refresh(part = focused) {
      // Sections that came or went above have changed the order of the one that has focus.
      if (position.part === focused) position.part = part;
      focused = part;
      if (pageOffsetRem(position.part, heights) !== stoodRem) return stand(true);
      look(seenFromRem);
      mark(seenFromRem);
    },
    scrolledTo: (scrolledPx) => look(scrolledPx / rootPx),
    end() {
      // The next layout may move the page the other way.
      move.stop();
      if (scrollTo === undefined) {
        column.style.transform = '';
        return;
      }
      // A browser rounds to its own pixels.
      const isScrolled = Math.abs(seenFromRem - stoodRem) * rootPx > 1;
      position.scrolled = isScrolled ? placeAt(seenFromRem, stage, heights) : undefined;
      page.scrollTop = 0;
    },
  };
}

/** Marks a page with where it stands, for its styles. */
function markPage({ page, position: { part }, stage, layout, heights }: PageMoverOptions, offsetRem: number): void {
  setMark(page, 'data-moved', offsetRem !== 0);
  // The hero has left but for its lower edge, which would lie behind the rail.
  setMark(page, 'data-past', heights.hasHero && offsetRem >= heights.topRem - layout.restRem);
  const isLast = part === 'footer' || (!heights.hasFooter && isEnd(part, stage));
  setMark(page, 'data-end', isLast);
  // Nothing is cut below the end.
  setMark(page, 'data-bottom', isLast || offsetRem >= pageOffsetRem('footer', heights));
}

/** Whether nothing of the sections stands below a part. */
function isEnd(part: PagePart, stage: PageStage): boolean {
  const order = orderOf(part, stage);
  if (order < stage.lastOrder()) return false;
  const span = typeof part === 'object' ? part.span : undefined;
  return span === undefined || stage.heightBefore(order) + span.bottomRem >= stage.heightBefore();
}

/** Moves the elements of a page, by a transform or by scrolling. */
function createMove({ page, column, layout: { scrollTo } }: PageMoverOptions) {
  let stopScrolling: Unsubscribe = () => undefined;
  return {
    to(offsetRem: number, isInstant: boolean): void {
      if (scrollTo === undefined) {
        column.style.transition = isInstant ? 'none' : '';
        column.style.transform = `translateY(${-offsetRem}rem)`;
        return;
      }
      stopScrolling();
      if (isInstant) page.scrollTop = offsetRem * rootPx;
      else stopScrolling = scrollTo(page, offsetRem * rootPx);
    },
    stop: () => stopScrolling(),
  };
}

/** Order of the section that has focus, −1 in the hero, the last one's in the footer. */
function orderOf(part: PagePart, stage: PageStage): number {
  if (part === 'hero') return -1;
  return part === 'footer' ? stage.lastOrder() : part.order;
}
