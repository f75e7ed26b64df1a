import type { FocusChange, NodeId } from '@fjernsyn/focus';
import type { Unsubscribe } from '@fjernsyn/kernel';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useFocusScope } from '../focus/focus-scope';
import { isLeftAlone } from '../settings/is-left-alone';
import type { Layout } from '../settings/layout';
import { type PageSection, pageOffsetRem } from './page-arithmetic';
import type { NearRails, PageStage } from './page-stage';

/** How far a page that scrolls by itself was scrolled when it was left, and where that is kept. */
export interface KeptScroll {
  /** Undefined on a page that is new. */
  readonly scrolledPx: number | undefined;
  keep(scrolledPx: number): void;
}

/** What moves, and who hears of it. */
export interface PageMoves {
  readonly pageId: NodeId;
  readonly stage: PageStage;
  readonly layout: Layout;
  readonly topRem: number;
  readonly hasHero: boolean;
  readonly hasFooter: boolean;
  readonly onNearChange: ((near: NearRails) => void) | undefined;
  readonly onTopChange: ((isAtTop: boolean) => void) | undefined;
  readonly keptScroll: KeptScroll | undefined;
}

/** Elements that a page writes to. */
export interface PageElements {
  readonly page: RefObject<HTMLElement | null>;
  readonly column: RefObject<HTMLDivElement | null>;
}

/** Moves the page by one style write for each change of section; nothing renders and nothing is measured. */
export function usePageMoves(moves: PageMoves): PageElements {
  const { pageId, stage, layout, topRem, hasHero, hasFooter } = moves;
  const { binding } = useFocusScope();
  const page = useRef<HTMLElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const section = useRef<PageSection>(hasHero ? 'hero' : { order: 0 });
  const wasAtTop = useRef(true);
  const latest = useRef(moves);
  useLayoutEffect(() => {
    latest.current = moves;
  });

  useLayoutEffect(() => {
    const heights = { topRem, hasHero, hasFooter, layout, heightBefore: stage.heightBefore };
    const { scrollTo } = layout;
    let stoodRem = 0;
    // A page that the viewer comes back to stands as it was left, wherever focus is, until a key moves it.
    let returnedPx = latest.current.keptScroll?.scrolledPx;
    let stopScrolling: Unsubscribe | undefined;
    /** Whether focus has come to a rail of which the page has not been told where it stands: rails are declared first. */
    let isRailAwaited = false;
    const isEnd = (at: PageSection): boolean =>
      at === 'footer' || (!hasFooter && at !== 'hero' && at.order >= stage.lastOrder());
    const stand = (): void => {
      const offsetRem = pageOffsetRem(section.current, heights);
      stoodRem = offsetRem;
      const offsetPx = scrollTo === undefined ? undefined : returnedPx;
      const isAtTop = (offsetPx ?? offsetRem) === 0;
      if (scrollTo !== undefined) {
        stopScrolling?.();
        // The root size of this layout is 16 px.
        if (page.current !== null) stopScrolling = scrollTo(page.current, offsetPx ?? offsetRem * 16);
      } else if (column.current !== null) column.current.style.transform = `translateY(${-offsetRem}rem)`;
      setMark(page.current, 'data-moved', !isAtTop);
      // Nothing is cut below the end.
      setMark(page.current, 'data-end', isEnd(section.current));
      if (wasAtTop.current === isAtTop) return;
      wasAtTop.current = isAtTop;
      latest.current.onTopChange?.(isAtTop);
    };
    const follow = (change?: FocusChange): void => {
      if (change?.cause === 'move') returnedPx = undefined;
      const focused = binding.engine.getFocused();
      const isInside = focused !== null && binding.engine.hasFocusWithin(pageId);
      const found = isInside ? sectionOf(focused, pageId, stage) : null;
      const isInRail = found !== null && typeof found === 'object';
      setResting(column.current, isInRail);
      isRailAwaited = isInside && found === null;
      if (found === null) return;
      if (!isLeftAlone(change, layout)) {
        section.current = found;
        stand();
      }
      const order = isInRail ? found.order : found === 'hero' ? -1 : stage.lastOrder();
      if (!stage.focusAt(order)) return;
      binding.keepInStep();
      latest.current.onNearChange?.(stage.getNear());
    };
    const hearScroll = (): void => {
      const scrolledPx = page.current?.scrollTop ?? 0;
      latest.current.keptScroll?.keep(scrolledPx);
      const scrolledRem = scrolledPx / 16;
      if (stage.focusAt(orderAt(scrolledRem, topRem, stage))) latest.current.onNearChange?.(stage.getNear());
    };
    const scroller = scrollTo === undefined ? null : page.current;
    scroller?.addEventListener('scroll', hearScroll, { passive: true });
    follow();
    stand();
    const ends = [
      binding.subscribeWithin(pageId, follow),
      // Focus that leaves the page is heard by nobody within.
      binding.engine.subscribeTo(pageId, () => {
        if (!binding.engine.hasFocusWithin(pageId)) setResting(column.current, false);
      }),
      // A page that a finger has scrolled stays there while rails change below.
      stage.subscribeHeights(() => {
        if (isRailAwaited) follow();
        else if (pageOffsetRem(section.current, heights) !== stoodRem) stand();
      }),
    ];
    const moved = column.current;
    return () => {
      // The next layout may move the page the other way.
      stopScrolling?.();
      if (scroller !== null) scroller.scrollTop = 0;
      else if (moved !== null) moved.style.transform = '';
      scroller?.removeEventListener('scroll', hearScroll);
      for (const end of ends) end();
    };
  }, [binding, pageId, stage, layout, topRem, hasHero, hasFooter]);

  useLayoutEffect(() => latest.current.onNearChange?.(stage.getNear()), [stage]);
  return { page, column };
}

/** Order of the rail at the top of a page that has scrolled so far, −1 for what stands above all. */
function orderAt(scrolledRem: number, topRem: number, stage: PageStage): number {
  let order = -1;
  while (order < stage.lastOrder() && topRem + stage.heightBefore(order + 1) <= scrolledRem) order += 1;
  return order;
}

function setResting(column: HTMLElement | null, isResting: boolean): void {
  column?.classList[isResting ? 'add' : 'remove']('fs-rails-resting');
}

function setMark(element: HTMLElement | null, name: string, isOn: boolean): void {
  if (isOn) element?.setAttribute(name, '');
  else element?.removeAttribute(name);
}

function sectionOf(focused: NodeId, pageId: NodeId, stage: PageStage): PageSection | null {
  const below = focused.slice(pageId.length + 1).split('/', 1)[0] ?? '';
  if (below === 'hero' || below === 'footer') return below;
  const order = stage.orderOf(decodeKey(below));
  return order === -1 ? null : { order };
}

/** The key that `toNodeId` made safe. */
function decodeKey(part: string): string {
  return part.replace(/%2F/g, '/').replace(/%25/g, '%');
}
