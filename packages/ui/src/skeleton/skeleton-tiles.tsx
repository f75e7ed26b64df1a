import type { ReactNode } from 'react';
import type { TileRole } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { visibleTiles } from '../strip/strip-arithmetic';
import styles from './skeleton-tiles.module.css';

/** Share of opacity that each tile has less than the one before it. */
const FALL = 0.13;

/** Props of {@link SkeletonTiles}. */
export interface SkeletonTilesProps {
  readonly role: TileRole;
  /** Default as many as are seen of a rail. */
  readonly count?: number | undefined;
}

/** Tiles of a rail that still loads: shapes in final size, falling off tile by tile; hidden from readers. */
export function SkeletonTiles({ role, count }: SkeletonTilesProps): ReactNode {
  const { layout, readingDirection } = useUiSettings();
  const { widthRem, heightRem } = layout.tiles[role];
  const gap = { [readingDirection === 'rtl' ? 'marginLeft' : 'marginRight']: `${layout.gapRem}rem` };
  return (
    <div className={`${styles.strip} fs-strip`} style={{ padding: `0 ${layout.safeRem}rem` }} aria-hidden="true">
      {Array.from({ length: count ?? visibleTiles(role, layout) }, (_, index) => (
        <div
          key={index}
          className={`${styles.tile} fs-skeleton`}
          style={{
            ...gap,
            width: `${widthRem}rem`,
            height: `${heightRem}rem`,
            opacity: Math.max(0.1, 1 - index * FALL),
          }}
        >
          <div className={`${styles.sheen} fs-skeleton-sheen fs-repeats`} />
        </div>
      ))}
    </div>
  );
}
