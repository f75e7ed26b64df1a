import { type ReactNode, useMemo } from 'react';
import styles from './avatar.module.css';
import type { AvatarHour } from './avatar-hour';
import { avatarPicture } from './avatar-picture';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  readonly hour: AvatarHour;
  /** Default as large as what it stands in. */
  readonly size?: 'sign' | undefined;
}

/** A profile's picture: a sun over a horizon at the profile's hour (design 7). For eyes alone; whoever shows it says whose it is. */
export function Avatar({ hour, size }: AvatarProps): ReactNode {
  const picture = useMemo(() => `url("${avatarPicture(hour)}")`, [hour]);
  return (
    <span
      className={`${styles.avatar} ${size === undefined ? '' : styles[size]} fs-tile-edge`}
      style={{ backgroundImage: picture }}
      aria-hidden="true"
    />
  );
}
