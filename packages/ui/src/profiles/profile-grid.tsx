import type { ReactNode } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { useUiSettings } from '../settings/ui-settings';
import { cellOf, columnsOf, type ProfileCell, type ProfilePlace } from './profile-cells';
import styles from './profile-grid.module.css';
import { ProfileTile, type ProfileTileProps } from './profile-tile';

/** One of a {@link ProfileGrid}. */
export type ProfileGridTile = Omit<ProfileTileProps, 'order' | 'cell' | 'isInNextRow'>;

/** Props of {@link ProfileGrid}. */
export interface ProfileGridProps {
  readonly focusKey: string;
  readonly order: number;
  /** Spoken when focus enters. */
  readonly label?: string | undefined;
  /** Undefined while they are on their way: their shapes stand, and focus waits. */
  readonly tiles: readonly ProfileGridTile[] | undefined;
  readonly place: ProfilePlace;
  /** Key of the tile that focus enters by at first; the first without it. */
  readonly preferred?: string | undefined;
}

/** How many shapes stand for profiles that are on their way. */
const shapes = [1, 0.8, 0.6, 0.4];

/** Profiles in rows, in their order. */
export function ProfileGrid({ focusKey, order, label, tiles, place, preferred }: ProfileGridProps): ReactNode {
  const { layout, textScale } = useUiSettings();
  const columns = columnsOf(place, layout);
  const cell = cellOf(place, layout, textScale);
  const besideRem = (cell.widthRem - cell.circleRem) / 2;
  return (
    <FocusGroup
      kind="grid"
      focusKey={focusKey}
      order={order}
      label={label}
      columns={columns}
      memory="last"
      preferred={preferred}
      isLoading={tiles === undefined}
    >
      <div
        className={`${styles.grid} ${place === 'prompt' && (tiles ?? shapes).length <= columns ? styles.alone : ''}`}
        // The first picture stands at the edge of a page, and a prompt's in the middle.
        style={{ width: `${columns * cell.widthRem}rem`, margin: place === 'page' ? `0 -${besideRem}rem` : '0 auto' }}
      >
        {tiles?.map((tile, index) => (
          <ProfileTile key={tile.focusKey} {...tile} order={index} cell={cell} isInNextRow={index >= columns} />
        ))}
        {tiles === undefined && shapes.map((opacity) => <ProfileShape key={opacity} opacity={opacity} cell={cell} />)}
      </div>
    </FocusGroup>
  );
}

function ProfileShape({ cell, opacity }: { readonly cell: ProfileCell; readonly opacity: number }): ReactNode {
  const { widthRem, heightRem, circleRem } = cell;
  return (
    <div style={{ width: `${widthRem}rem`, height: `${heightRem}rem`, opacity }} aria-hidden="true">
      <div className={`${styles.shape} fs-surface`} style={{ width: `${circleRem}rem`, height: `${circleRem}rem` }} />
    </div>
  );
}
