import type { NodeId } from '@fjernsyn/focus';
import { useCallback, useMemo, useRef } from 'react';
import { useFocusScope } from '../focus/focus-scope';
import type { TileRole } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { createStripModel, type StripModel } from './strip-model';

/** The tiles of a strip. */
export interface StripTiles {
  readonly role: TileRole;
  readonly count: number;
  readonly keyOf: (index: number) => string;
}

/** A strip's model, and what keeps the place of the strip over a new model and while its rail is not mounted. */
export interface KeptStripModel {
  readonly model: StripModel;
  readonly onPlace: (index: number) => void;
}

/** The {@link StripModel} of the rail `groupId`; a new one where tiles or layout change. */
export function useStripModel(groupId: NodeId, { role, count, keyOf }: StripTiles): KeptStripModel {
  const { engine } = useFocusScope().binding;
  const { readingDirection, layout } = useUiSettings();
  const standsAt = useRef(0);
  const model = useMemo(
    () =>
      createStripModel({
        engine,
        groupId,
        role,
        count,
        keyOf,
        readingDirection,
        layout,
        startIndex: standsAt.current,
      }),
    [engine, groupId, role, count, keyOf, readingDirection, layout],
  );
  const onPlace = useCallback((index: number) => {
    standsAt.current = index;
  }, []);
  return { model, onPlace };
}
