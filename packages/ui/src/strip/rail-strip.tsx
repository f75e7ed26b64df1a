import type { FocusChange } from '@fjernsyn/focus';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useFocusScope } from '../focus/focus-scope';
import type { IndexRange } from '../page/nearness';
import { isLeftAlone } from '../settings/is-left-alone';
import type { TileRole } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { useScrolled } from '../settings/use-scrolled';
import { RailSlot } from './rail-slot';
import styles from './rail-strip.module.css';
import { firstTileSeen, seenTiles, stripWidthRem, tilePitchRem } from './strip-arithmetic';
import type { StripModel, StripPlace } from './strip-model';
import { useMountedTiles } from './use-mounted-tiles';

/** Props of {@link RailStrip}. */
export interface RailStripProps {
  readonly model: StripModel;
  readonly role: TileRole;
  readonly count: number;
  readonly size: number;
  readonly heightRem: number;
  readonly label: string | undefined;
  readonly keyOf: (index: number) => string;
  readonly renderTile: (index: number) => ReactNode;
  /** Hears where the strip stands, to keep it over a new model. */
  readonly onPlace: (place: StripPlace) => void;
  /** Hears at which tile focus is, and up to which a finger has scrolled. */
  readonly onReach: ((index: number) => void) | undefined;
}

/** The tiles of a rail on a strip that slides by transform alone. */
export function RailStrip(props: RailStripProps): ReactNode {
  const { model, role, count, size, heightRem, label, keyOf, renderTile } = props;
  const { layout, readingDirection } = useUiSettings();
  const isScrolling = layout.name === 'phone';
  const stripRef = useRef<HTMLDivElement>(null);
  const range = useStripMoves(stripRef, isScrolling, props);

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
      {indicesOf(range, model.focusedIndex).map((index) => {
        const focusKey = keyOf(index);
        return (
          <RailSlot
            key={focusKey}
            focusKey={focusKey}
            index={index}
            count={Math.max(count, size)}
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

/** Places the strip as focus moves along it; gives back which tiles are mounted, by focus and by a finger that scrolls. */
function useStripMoves(strip: RefObject<HTMLElement | null>, isScrolling: boolean, props: RailStripProps): IndexRange {
  const { model, role, count, onPlace, onReach } = props;
  const { binding, parentId } = useFocusScope();
  const { layout } = useUiSettings();
  const { range, follow } = useMountedTiles(role, count, model.place.index);
  useLayoutEffect(() => {
    const place = (change?: FocusChange): void => {
      if (strip.current === null) return;
      // Who comes back finds the strip as it was left, and sees nothing slide there.
      strip.current.style.transition = change?.cause === 'restore' || change?.cause === 'pending' ? 'none' : '';
      const focused = binding.engine.getFocused();
      // A list that has grown leaves the tile under the pointer where it is, too.
      const isPointed = change === undefined ? focused === model.place.pointed?.id : isLeftAlone(change);
      const { scrolledRem } = model.place;
      if (change === undefined && scrolledRem !== undefined) {
        model.standScrolled(strip.current);
        follow(Math.floor(scrolledRem / tilePitchRem(role, layout)));
        return;
      }
      model[isPointed ? 'stay' : 'follow'](strip.current, focused);
      onPlace(model.place);
      onReach?.(model.focusedIndex);
      if (!isPointed) follow(firstTileSeen(role, count, model.place.index, layout));
    };
    place();
    return parentId === null ? undefined : binding.subscribeWithin(parentId, place);
  }, [strip, binding, parentId, model, role, count, onPlace, onReach, layout, follow]);
  useScrolled(strip, isScrolling, (scrolledRem) => {
    model.scrolledTo(scrolledRem);
    onPlace(model.place);
    const start = Math.floor(scrolledRem / tilePitchRem(role, layout));
    follow(start);
    onReach?.(seenTiles(role, count, start, layout).end - 1);
  });
  return range;
}

/** The tiles of a range, and the one that has focus, which stays mounted wherever a finger scrolls. */
function indicesOf({ first, end }: IndexRange, focused: number): readonly number[] {
  const indices = Array.from({ length: end - first }, (_, offset) => first + offset);
  if (focused < first) return [focused, ...indices];
  return focused < end ? indices : [...indices, focused];
}
