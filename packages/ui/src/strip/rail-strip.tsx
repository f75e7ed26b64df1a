import type { FocusChange } from '@fjernsyn/focus';
import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useFocusScope } from '../focus/focus-scope';
import { useNearSection } from '../page/use-near-section';
import { useFarMark } from '../rail/use-far-mark';
import { isLeftAlone } from '../settings/is-left-alone';
import type { TileRole } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { useScrolled } from '../settings/use-scrolled';
import { createNearness, type Nearness } from './nearness';
import styles from './rail-strip.module.css';
import { nearTiles, noTiles, tilePitchRem, tilesAround } from './strip-arithmetic';
import type { StripModel } from './strip-model';
import { type TileSlot, TileSlotContext } from './tile-slot';
import { useDrawnTiles } from './use-drawn-tiles';
import { useMountedTiles } from './use-mounted-tiles';

/** Props of {@link RailStrip}. */
export interface RailStripProps {
  readonly model: StripModel;
  readonly role: TileRole;
  readonly order: number;
  readonly count: number;
  readonly label: string | undefined;
  readonly keyOf: (index: number) => string;
  readonly renderTile: (index: number) => ReactNode;
  /** Hears where the strip stands, to keep it over a new model. */
  readonly onPlace: (index: number) => void;
}

/** The tiles of a rail on a strip that slides by transform alone. */
export function RailStrip({ model, role, order, count, label, keyOf, renderTile, onPlace }: RailStripProps): ReactNode {
  const { binding, parentId } = useFocusScope();
  const { layout } = useUiSettings();
  const isScrolling = layout.name === 'phone';
  const stripRef = useRef<HTMLDivElement>(null);
  const nearness = useMemo(createNearness, []);
  const { range, reach } = useMountedTiles(role, count, model.index);
  const latestReach = useRef(reach);
  const isRailNear = useNearSection(order);
  useFarMark(order, stripRef);

  const loadNear = useCallback(
    () => nearness.setRange(isRailNear() ? nearTiles(role, count, model.index, layout) : noTiles),
    [nearness, isRailNear, role, count, model, layout],
  );
  const draw = useDrawnTiles(stripRef, { model, role, count, first: range.first, onDrawn: loadNear });

  useLayoutEffect(() => {
    latestReach.current = reach;
  });

  useLayoutEffect(() => {
    const place = (change?: FocusChange): void => {
      const strip = stripRef.current;
      if (strip === null || isLeftAlone(change, layout)) return;
      model.place(strip, binding.engine.getFocused());
      onPlace(model.index);
      draw();
      // What a call has focused may have been out of sight until now, and could not take the platform's focus.
      binding.keepInStep();
      latestReach.current(model.index);
    };
    place();
    const endNear = isRailNear.subscribe(() => place());
    const endMoves = parentId === null ? undefined : binding.subscribeWithin(parentId, place);
    return () => {
      endNear();
      endMoves?.();
    };
  }, [binding, parentId, model, onPlace, isRailNear, layout, draw]);

  useScrolled(stripRef, isScrolling, (scrolledRem) => {
    const index = Math.floor(scrolledRem / tilePitchRem(role, layout));
    latestReach.current(index);
    if (isRailNear()) nearness.setRange(tilesAround(role, count, index, layout));
  });

  const { widthRem } = layout.tiles[role];
  const slots: ReactNode[] = [];
  for (let index = range.first; index < range.end; index += 1) {
    const focusKey = keyOf(index);
    slots.push(<RailSlot key={focusKey} {...{ focusKey, index, role, widthRem, nearness, renderTile }} />);
  }
  const strip = (
    // biome-ignore lint/a11y/useSemanticElements: a list's own margins and markers would have to be undone on each engine.
    <div ref={stripRef} className={`${styles.strip} fs-strip fs-travels`} role="list" aria-label={label}>
      {range.first > 0 && (
        <div className={styles.spacer} style={{ width: `${range.first * tilePitchRem(role, layout)}rem` }} />
      )}
      {slots}
    </div>
  );
  // The key keeps React from making the strip of another layout, slid as it is, the scroller.
  return isScrolling ? (
    <div key="scroller" className={styles.scroller}>
      {strip}
    </div>
  ) : (
    strip
  );
}

interface RailSlotProps {
  readonly focusKey: string;
  readonly index: number;
  readonly role: TileRole;
  readonly widthRem: number;
  readonly nearness: Nearness;
  readonly renderTile: (index: number) => ReactNode;
}

const RailSlot = memo(function RailSlot(props: RailSlotProps): ReactNode {
  const { focusKey, index, role, widthRem, nearness, renderTile } = props;
  const slot = useMemo<TileSlot>(
    () => ({
      ...{ focusKey, role, order: index, isNear: () => nearness.isNear(index) },
      whenNear: (listener) => nearness.whenNear(index, listener),
    }),
    [focusKey, index, role, nearness],
  );
  return (
    <TileSlotContext.Provider value={slot}>
      {/* biome-ignore lint/a11y/useSemanticElements: see the list above. */}
      <div
        className={`${styles.slot} ${role === 'big' ? styles.big : ''} fs-slot`}
        style={{ width: `${widthRem}rem` }}
        role="listitem"
      >
        {renderTile(index)}
      </div>
    </TileSlotContext.Provider>
  );
});
