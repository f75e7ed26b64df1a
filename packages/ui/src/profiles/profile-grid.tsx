import type { ReactNode } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { useUiSettings } from '../settings/ui-settings';
import { cellOf, columnsOf, type ProfilePlace } from './profile-cells';
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
  readonly tiles: readonly ProfileGridTile[];
  readonly place: ProfilePlace;
  /** Key of the tile that focus enters by at first; the first without it. */
  readonly preferred?: string | undefined;
}

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
    >
      <div
        className={`${styles.grid} ${place === 'prompt' && tiles.length <= columns ? styles.alone : ''}`}
        // The first picture stands at the edge of a page, and a prompt's in the middle.
        style={{ width: `${columns * cell.widthRem}rem`, margin: place === 'page' ? `0 -${besideRem}rem` : '0 auto' }}
      >
        {tiles.map((tile, index) => (
          <ProfileTile key={tile.focusKey} {...tile} order={index} cell={cell} isInNextRow={index >= columns} />
        ))}
      </div>
    </FocusGroup>
  );
}
