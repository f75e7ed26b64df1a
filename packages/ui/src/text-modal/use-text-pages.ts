import { type RefObject, useLayoutEffect, useState } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import { useFontLoads } from '../settings/use-font-loads';

/** How a text is read in its view, in px. */
export interface TextPages {
  /** How many steps there are; 1 where all is seen at once. */
  readonly count: number;
  readonly stepPx: number;
  readonly contentPx: number;
  readonly viewPx: number;
}

/** How much of a page of 533 px is seen on the next, so that no line is cut on both. */
const overlapShare = 36 / 533;

/**
 * Measures a text once it is laid out, and anew for another window or other letters; undefined until then. `view` and `content` are its
 * scroller and what that holds, `page` a box as high as a whole page (S9.4).
 */
export function useTextPages(elements: {
  readonly view: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLElement | null>;
  readonly page: RefObject<HTMLElement | null>;
}): TextPages | undefined {
  const { layout, textScale } = useUiSettings();
  const fontLoads = useFontLoads();
  const [pages, setPages] = useState<TextPages>();
  const { view, content, page } = elements;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is an occasion to measure.
  useLayoutEffect(() => {
    if (view.current === null || content.current === null || page.current === null) return;
    const pagePx = page.current.offsetHeight;
    const overlapPx = Math.round(pagePx * overlapShare * textScale);
    setPages(
      toPages({ viewPx: view.current.clientHeight, contentPx: content.current.offsetHeight, pagePx, overlapPx }),
    );
  }, [view, content, page, layout, textScale, fontLoads]);
  return pages;
}

/** The pages of a text in a view; a low view takes smaller steps. */
export function toPages(heights: {
  readonly viewPx: number;
  readonly contentPx: number;
  readonly pagePx: number;
  readonly overlapPx: number;
}): TextPages {
  const { viewPx, contentPx, pagePx, overlapPx } = heights;
  const stepPx = Math.max(1, Math.min(pagePx, viewPx - overlapPx));
  const hiddenPx = Math.max(0, contentPx - viewPx);
  return { count: 1 + Math.ceil(hiddenPx / stepPx), stepPx, contentPx, viewPx };
}
