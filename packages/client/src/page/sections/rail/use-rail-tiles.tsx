import { toViewerListKind } from '@fjernsyn/lists';
import type { TileRole, tileSizes } from '@fjernsyn/ui';
import { type ReactNode, useCallback } from 'react';
import { useClient } from '../../../application-context';
import { useObserved } from '../../../hooks/use-observed';
import { ItemTile } from './item-tile';
import { RailEnd } from './rail-end';
import type { GrowingRail } from './use-growing-rail';

/** The tiles of a list, for whoever puts them in their places. */
export interface RailTiles {
  /** The role that shows: a universe may have its own. */
  readonly role: TileRole;
  /** Places there are, that after the last tile included. */
  readonly count: number;
  /** Tiles there will be. */
  readonly size: number;
  readonly keyOf: (index: number) => string;
  readonly renderTile: (index: number) => ReactNode;
}

/** Where the tiles stand. */
export interface RailPlace {
  readonly railId: string;
  readonly order: number;
}

/** The {@link RailTiles} of a growing list: its items, and what stands after the last one. */
export function useRailTiles({ shown, end, retry }: GrowingRail, { railId, order }: RailPlace): RailTiles {
  const universe = useObserved(useClient().application.universe);
  const role: keyof typeof tileSizes = universe?.tiles[shown.role] ?? shown.role;
  const size = Math.max(shown.count, shown.size);
  const list = shown.listKey && toViewerListKind(shown.listKey);
  const keyOf = useCallback((index: number) => shown.idAt(index) ?? `end-${index}`, [shown]);
  const renderTile = useCallback(
    (index: number) => {
      const tile = shown.tileAt(index);
      const place = { railId, railIndex: order, tileIndex: index };
      if (end && index >= shown.count) return <RailEnd end={end} place={place} onRetry={retry} />;
      return tile && <ItemTile tile={tile} role={shown.role} shape={role} place={place} count={size} list={list} />;
    },
    [shown, list, size, role, end, retry, railId, order],
  );
  return { role, count: shown.count + (end && shown.count > 0 ? 1 : 0), size, keyOf, renderTile };
}
