import type { NodeId } from '@fjernsyn/focus';
import { useCallback, useMemo, useRef } from 'react';
import { useFocusScope } from '../focus/focus-scope';
import type { Layout } from '../settings/layout';
import type { TileRole } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { createStripModel, type StripModel, type StripPlace } from './strip-model';

/** The tiles of a strip. */
export interface StripTiles {
  readonly role: TileRole;
  readonly count: number;
  readonly keyOf: (index: number) => string;
  /** Key of the tile at which the strip stands at first; the first without it. */
  readonly start?: string | undefined;
}

/** A strip's model, and what keeps the place of the strip over a new model and while its rail is not mounted. */
export interface KeptStripModel {
  readonly model: StripModel;
  readonly onPlace: (place: StripPlace) => void;
}

/** The {@link StripModel} of the rail `groupId`; a new one where tiles or layout change. */
export function useStripModel(groupId: NodeId, { role, count, keyOf, start: startKey }: StripTiles): KeptStripModel {
  const { engine } = useFocusScope().binding;
  const { readingDirection, layout } = useUiSettings();
  const kept = useRef<KeptPlace | undefined>(undefined);
  const model = useMemo(() => {
    const { place, layout: keptIn } = kept.current ?? { place: { index: indexOfKey(startKey, count, keyOf) }, layout };
    // In another layout a strip moves to show the focus, but where a finger has scrolled it and does again.
    const scrolledRem = keptIn.name === layout.name ? place.scrolledRem : undefined;
    const start = keptIn === layout ? place : { index: place.index, scrolledRem };
    return createStripModel({ engine, groupId, role, count, keyOf, readingDirection, layout, start });
  }, [engine, groupId, role, count, keyOf, startKey, readingDirection, layout]);
  const onPlace = useCallback(
    (place: StripPlace) => {
      kept.current = { place, layout };
    },
    [layout],
  );
  return { model, onPlace };
}

interface KeptPlace {
  readonly place: StripPlace;
  readonly layout: Layout;
}

/** Index of the tile with a key; 0 where none has it. */
function indexOfKey(key: string | undefined, count: number, keyOf: (index: number) => string): number {
  for (let index = 0; key !== undefined && index < count; index += 1) if (keyOf(index) === key) return index;
  return 0;
}
