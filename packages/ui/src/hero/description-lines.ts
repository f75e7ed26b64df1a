import { largeTextRaisePx } from '../page/page-arithmetic';
import type { TitleSize } from './title-size';

/** What stands in a hero beside its description. */
export interface HeroParts {
  readonly textScale: number;
  readonly title: TitleSize;
  readonly hasKicker: boolean;
  /** Tabs of seasons under the buttons. */
  readonly hasTabs: boolean;
  /** Whether the page is about one item. */
  readonly isTall: boolean;
}

/** Room for words from 8 px below the header's line to 24 px above the buttons, in px of the canvas. */
const roomPx = { aboveTabs: 167, alone: 213 } as const;

/** Heights of lines in px of the canvas; display type and titles as pictures do not grow with large text. */
const linePx = { kicker: 26, meta: 24, body: 30, heading: 40 } as const;
const titlePx = { display: 72, tallDisplay: 62, title: 54 } as const;
const gapsPx = { kicker: 8, others: 20 } as const;

/** How many lines of description a television's hero has room for: two at most, and three on a page about one item without tabs. */
export function descriptionLines({ textScale, title, hasKicker, hasTabs, isTall }: HeroParts): number {
  const used =
    (hasKicker ? linePx.kicker * textScale + gapsPx.kicker : 0) +
    titleHeightPx(title, { textScale, isTall }) +
    linePx.meta * textScale +
    gapsPx.others;
  const room = (hasTabs ? roomPx.aboveTabs : roomPx.alone) - (textScale > 1 ? largeTextRaisePx : 0);
  const fitting = Math.floor((room - used) / (linePx.body * textScale));
  return Math.max(0, Math.min(isTall && !hasTabs ? 3 : 2, fitting));
}

function titleHeightPx(title: TitleSize, { textScale, isTall }: Pick<HeroParts, 'textScale' | 'isTall'>): number {
  switch (title) {
    case 'display':
      return isTall ? titlePx.tallDisplay : titlePx.display;
    case 'title':
      return titlePx.title;
    case 'heading':
      return linePx.heading * textScale;
    case 'long-heading':
      return 2 * linePx.heading * textScale;
  }
}
