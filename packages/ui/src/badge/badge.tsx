import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import styles from './badge.module.css';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** At most 20 characters show. */
  readonly text: string;
  /** `live` is filled with the accent, `seen` has a tick. Default `plain`. */
  readonly kind?: 'plain' | 'live' | 'seen' | undefined;
}

const LONGEST = 20;

/** What shows of a badge's text. */
export const cutBadge = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trim()}…` : text;

/** A short word on a picture. */
export function Badge({ text, kind = 'plain' }: BadgeProps): ReactNode {
  return (
    <span className={`${styles.badge} fs-badge fs-badge--${kind} fs-type-meta`}>
      {kind === 'seen' && (
        <span className={`${styles.tick} fs-accent`}>
          <Icon name="check" size="small" />
        </span>
      )}
      <span className={styles.text}>
        <bdi>{cutBadge(text)}</bdi>
      </span>
    </span>
  );
}
