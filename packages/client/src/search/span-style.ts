import type { UiSettings } from '@fjernsyn/ui';
import type { CSSProperties } from 'react';
import type { Span } from './search-places';

/** Places an element between the edges of the window, in the direction in which the page is read. */
export function spanStyle({ startRem, endRem }: Span, direction: UiSettings['readingDirection']): CSSProperties {
  const [left, right] = direction === 'rtl' ? [endRem, startRem] : [startRem, endRem];
  return { left: `${left}rem`, right: `${right}rem` };
}
