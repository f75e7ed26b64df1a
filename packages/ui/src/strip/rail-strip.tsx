import type { FocusChange } from '@fjernsyn/focus';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFocusScope } from '../focus/focus-scope';
import type { IndexRange } from '../page/nearness';
import { isLeftAlone } from '../settings/is-left-alone';
import type { TileRole } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { useScrolled } from '../settings/use-scrolled';
import { RailSlot } from './rail-slot';
import styles from './rail-strip.module.css';
import { firstTileSeen, stripWidthRem, tilePitchRem } from './strip-arithmetic';
import type { StripModel } from './strip-model';
import { useMountedTiles } from './use-mounted-tiles';

/** Props of {@link RailStrip}. */
export interface RailStripProps {
  readonly model: StripModel;
  readonly role: TileRole;
  readonly count: number;
  readonly heightRem: number;
  readonly label: string | undefined;
  readonly keyOf: (index: number) => string;
  readonly renderTile: (index: number) => ReactNode;
  /** Hears where the strip stands, to keep it over a new model. */
  readonly onPlace: (index: number) => void;
}

/** The tiles of a rail on a strip that slides by transform alone. */
export function RailStrip(props: RailStripProps): ReactNode {
  const { model, role, count, heightRem, label, keyOf, renderTile, onPlace } = props;
  const { binding, parentId } = useFocusScope();
  const { layout, readingDirection } = useUiSettings();
  const isScrolling = layout.name === 'phone';
  const stripRef = useRef<HTMLDivElement>(null);
  const { range, follow } = useMountedTiles(role, count, model.index);

  useLayoutEffect(() => {
    const place = (change?: FocusChange): void => {
      const strip = stripRef.current;
      if (strip === null || isLeftAlone(change, layout)) return;
      model.place(strip, binding.engine.getFocused());
      onPlace(model.index);
      follow(firstTileSeen(role, count, model.index, layout));
    };
    place();
    return parentId === null ? undefined : binding.subscribeWithin(parentId, place);
  }, [binding, parentId, model, role, count, onPlace, layout, follow]);
  useScrolled(stripRef, isScrolling, (scrolledRem) => follow(Math.floor(scrolledRem / tilePitchRem(role, layout))));

  const pitchRem = tilePitchRem(role, layout);
  const strip = (
    // biome-ignore lint/a11y/useSemanticElements: a list's own margins and markers would have to be undone on each engine.
    <div
      ref={stripRef}
      className={`${styles.strip} fs-strip fs-travels`}
      style={{ height: `${heightRem}rem`, width: isScrolling ? `${stripWidthRem(role, count, layout)}rem` : undefined }}
      role="list"
      aria-label={label}
    >
      {indicesOf(range, model.index).map((index) => {
        const focusKey = keyOf(index);
        return (
          <RailSlot
            key={focusKey}
            focusKey={focusKey}
            index={index}
            count={count}
            role={role}
            startRem={layout.safeRem + index * pitchRem}
            widthRem={layout.tiles[role].widthRem}
            readingDirection={readingDirection}
            renderTile={renderTile}
          />
        );
      })}
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

/** The tiles of a range, and the one at which the strip stands: what has focus stays mounted, wherever a finger scrolls. */
function indicesOf({ first, end }: IndexRange, standsAt: number): readonly number[] {
  const indices = Array.from({ length: end - first }, (_, offset) => first + offset);
  if (standsAt < first) return [standsAt, ...indices];
  return standsAt < end ? indices : [...indices, standsAt];
}
