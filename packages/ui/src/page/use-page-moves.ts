import { childKeyOf, type FocusChange, type NodeId } from '@fjernsyn/focus';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FocusBinding } from '../focus/focus-binding';
import { useFocusScope } from '../focus/focus-scope';
import { isLeftAlone } from '../settings/is-left-alone';
import type { Layout } from '../settings/layout';
import type { IndexRange } from './nearness';
import type { PagePart } from './page-arithmetic';
import { pageKeys } from './page-ids';
import { createPageMover, type PageMover, type PagePosition } from './page-mover';
import type { PageStage } from './page-stage';

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
  readonly onNearChange: ((near: IndexRange) => void) | undefined;
  readonly onTopChange: ((isAtTop: boolean) => void) | undefined;
  readonly keptScroll: KeptScroll | undefined;
}

/** Elements that a page writes to. */
export interface PageElements {
  readonly page: RefObject<HTMLElement | null>;
  readonly column: RefObject<HTMLDivElement | null>;
}

/** Moves the page as focus goes from one part of it to another. */
export function usePageMoves(moves: PageMoves): PageElements {
  const { pageId, stage, layout, topRem, hasHero, hasFooter } = moves;
  const { binding } = useFocusScope();
  const page = useRef<HTMLElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const position = useRef<PagePosition>({
    part: hasHero ? 'hero' : { order: 0 },
    isAtTop: true,
    scrolled: moves.keptScroll?.scrolledPx,
  });
  const latest = useRef(moves);
  useLayoutEffect(() => {
    latest.current = moves;
  });

  useLayoutEffect(() => {
    if (page.current === null || column.current === null) return undefined;
    const mover = createPageMover({
      page: page.current,
      column: column.current,
      stage,
      layout,
      heights: { topRem, hasHero, hasFooter, layout, heightBefore: stage.heightBefore },
      position: position.current,
      onTopChange: (isAtTop) => latest.current.onTopChange?.(isAtTop),
      onNearChange: () => latest.current.onNearChange?.(stage.getNear()),
    });
    const ends = [
      followFocus({ binding, pageId, stage, mover, column: column.current }),
      hearScroll(page.current, layout, (scrolledPx) => {
        latest.current.keptScroll?.keep(scrolledPx);
        mover.scrolledTo(scrolledPx);
      }),
    ];
    return () => {
      mover.end();
      for (const end of ends) end();
    };
  }, [binding, pageId, stage, layout, topRem, hasHero, hasFooter]);
  return { page, column };
}

interface FocusFollower {
  readonly binding: FocusBinding;
  readonly pageId: NodeId;
  readonly stage: PageStage;
  readonly mover: PageMover;
  readonly column: HTMLElement;
}

/** Leads the page to the part that has focus, now and on each change; the answer ends that. */
function followFocus({ binding, pageId, stage, mover, column }: FocusFollower): () => void {
  const { engine } = binding;
  /** Whether focus has come to a section of which the page has not been told where it stands: sections are declared first. */
  let isAwaited = false;
  const setResting = (isResting: boolean): void => {
    column.classList[isResting ? 'add' : 'remove']('fs-rails-resting');
  };
  const isInside = (): boolean => engine.hasFocusWithin(pageId);
  const focusedPart = (): PagePart | null => {
    const focused = engine.getFocused();
    return focused !== null && isInside() ? partOf(focused, pageId, stage) : null;
  };
  const follow = (change?: FocusChange): void => {
    if (change?.cause === 'move') mover.leaveReturn();
    const part = focusedPart();
    setResting(part !== null && typeof part === 'object');
    isAwaited = part === null && isInside();
    if (part === null) return;
    if (isLeftAlone(change)) mover.stay(part);
    else mover.goTo(part);
  };
  follow();
  mover.stand();
  const ends = [
    binding.subscribeWithin(pageId, follow),
    // Focus that leaves the page is heard by nobody within.
    engine.subscribeTo(pageId, () => {
      if (!engine.hasFocusWithin(pageId)) setResting(false);
    }),
    stage.subscribeHeights(() => {
      if (isAwaited) follow();
      else mover.refresh(focusedPart() ?? undefined);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Hears how far a page that scrolls by itself has been scrolled. */
function hearScroll(page: HTMLElement, { scrollTo }: Layout, onScroll: (scrolledPx: number) => void): () => void {
  if (scrollTo === undefined) return () => undefined;
  const hear = (): void => onScroll(page.scrollTop);
  page.addEventListener('scroll', hear, { passive: true });
  return () => page.removeEventListener('scroll', hear);
}

function partOf(focused: NodeId, pageId: NodeId, stage: PageStage): PagePart | null {
  const key = childKeyOf(focused, pageId);
  if (key === undefined) return null;
  if (key === pageKeys.hero || key === pageKeys.footer) return key;
  const section = stage.find(key);
  return section === undefined ? null : { order: section.order, span: section.spanOf?.(focused) };
}
