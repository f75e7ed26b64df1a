import { type ReactNode, useMemo } from 'react';
import { useFocusable } from '../focus/use-focusable';
import { DrawnIcon, Icon } from '../icons/icon';
import type { IconDrawing } from '../icons/icon-drawing';
import tile from '../tile/tile.module.css';
import type { AvatarHour } from './avatar-hour';
import { avatarPicture } from './avatar-picture';
import type { ProfileCell } from './profile-cells';
import styles from './profile-tile.module.css';

/** Props of {@link ProfileTile}. */
export interface ProfileTileProps {
  /** The profile's id, or the key of what makes a new one. */
  readonly focusKey: string;
  readonly order: number;
  readonly name: string;
  /** Under the name: that it has a PIN, or its universe. */
  readonly note?: string | undefined;
  /** What is read and spoken: the name, and what note and picture say. */
  readonly label: string;
  /** Without one it is the place of a new profile. */
  readonly hour?: AvatarHour | undefined;
  /** A mark at the foot of the picture: a lock, a pencil. */
  readonly mark?: IconDrawing | undefined;
  readonly cell: ProfileCell;
  /** Whether a row stands above. */
  readonly isInNextRow: boolean;
  readonly onActivate?: (() => void) | undefined;
}

/** A profile by its picture and name, in light when it has focus. It has few elements, as up to twenty stand on a screen. */
export function ProfileTile(props: ProfileTileProps): ReactNode {
  const { focusKey, order, name, note, label, hour, mark, cell, isInNextRow, onActivate } = props;
  const focusable = useFocusable<HTMLButtonElement>({ focusKey, order, onActivate, speech: () => label });
  const { widthRem, heightRem, circleRem, gapRem } = cell;
  const picture = useMemo(() => hour && `url("${avatarPicture(hour)}")`, [hour]);
  return (
    <button
      {...focusable.props}
      ref={focusable.ref}
      type="button"
      className={`${tile.tile} ${styles.tile} fs-tile fs-tile--profile`}
      style={{ width: `${widthRem}rem`, height: `${heightRem}rem`, marginTop: isInNextRow ? `${gapRem}rem` : 0 }}
      aria-label={label}
    >
      <span
        className={`${tile.frame} ${styles.frame} ${hour === undefined ? `${styles.empty} fs-rating` : 'fs-tile-edge'} fs-tile-frame fs-travels`}
        style={{ width: `${circleRem}rem`, height: `${circleRem}rem`, backgroundImage: picture }}
      >
        {hour === undefined && <Icon name="plus" size="huge" />}
        {mark !== undefined && (
          <span className={`${styles.mark} fs-plate`}>
            <DrawnIcon drawing={mark} />
          </span>
        )}
      </span>
      <span className={`${styles.name} fs-type-rail fs-text fs-travels`} dir="auto">
        {name}
      </span>{' '}
      {note !== undefined && (
        <span className={`${styles.note} fs-type-meta fs-text2 fs-travels`} dir="auto">
          {note}
        </span>
      )}
    </button>
  );
}
