import type { ReadingDirection } from '@fjernsyn/focus';
import { memo, type ReactNode, useMemo } from 'react';
import type { TileRole } from '../settings/tile-roles';
import styles from './rail-strip.module.css';
import { type TileSlot, TileSlotContext } from './tile-slot';

/** Props of {@link RailSlot}. */
export interface RailSlotProps {
  readonly focusKey: string;
  readonly index: number;
  /** How many tiles the rail has, for readers. */
  readonly count: number;
  readonly role: TileRole;
  readonly startRem: number;
  readonly widthRem: number;
  /** Whether its caption runs towards the start, as at the far edge of a grid. */
  readonly hasEndCaption?: boolean;
  readonly readingDirection: ReadingDirection;
  readonly renderTile: (index: number) => ReactNode;
}

/** The place of one tile on its strip. */
export const RailSlot = memo(function RailSlot(props: RailSlotProps): ReactNode {
  const { focusKey, index, count, role, startRem, widthRem, hasEndCaption, readingDirection, renderTile } = props;
  const slot = useMemo<TileSlot>(() => ({ focusKey, role, order: index }), [focusKey, role, index]);
  const width = `${widthRem}rem`;
  const start = `${startRem}rem`;
  return (
    <TileSlotContext.Provider value={slot}>
      {/* biome-ignore lint/a11y/useSemanticElements: a list's own margins and markers would have to be undone on each engine. */}
      <div
        className={styles.slot}
        style={readingDirection === 'rtl' ? { width, right: start } : { width, left: start }}
        data-caption={hasEndCaption ? 'end' : undefined}
        role="listitem"
        aria-posinset={index + 1}
        aria-setsize={count}
      >
        {renderTile(index)}
      </div>
    </TileSlotContext.Provider>
  );
});
