import type { IndexedItems, ReadingDirection } from '@fjernsyn/focus';
import { useMemo } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import { type KeypadRow, keypadColumns } from './keypad-keys';

/** Where the keys of a line stand, in columns and lines, so that up and down return to the column over a long key. */
export function toRowItems(row: KeypadRow, index: number, readingDirection: ReadingDirection): IndexedItems {
  const isRightToLeft = readingDirection === 'rtl';
  const placed = row.keys.map(({ focusKey, column, span }) => {
    const x = isRightToLeft && row.isMirrored ? keypadColumns - column - span : column;
    return { focusKey, rect: { x, y: index, width: span, height: 1 } };
  });
  // The engine counts a row from where reading begins; letters and digits stand from left to right all the same.
  placed.sort((a, b) => (isRightToLeft ? b.rect.x - a.rect.x : a.rect.x - b.rect.x));
  const keyOf = (place: number): string => placed[place]?.focusKey ?? '';
  const rectOf = (place: number) => (placed[place] ?? { rect: { x: 0, y: index, width: 0, height: 1 } }).rect;
  return { count: placed.length, keyOf, rectOf };
}

/** The keys of a line for its group; the same as long as the line is. */
export function useRowItems(row: KeypadRow, index: number): IndexedItems {
  const { readingDirection } = useUiSettings();
  return useMemo(() => toRowItems(row, index, readingDirection), [row, index, readingDirection]);
}
