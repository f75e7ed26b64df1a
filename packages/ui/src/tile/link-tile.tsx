import type { ReactNode } from 'react';
import { FocusLight } from '../focus/focus-light';
import { Icon } from '../icons/icon';
import styles from './link-tile.module.css';
import type { TileProps } from './tile-props';
import { useTileFocus } from './use-tile-focus';

/** A tile of words alone, for rails that lead to other pages. */
export function LinkTile(props: TileProps): ReactNode {
  const { focusable, label, ...link } = useTileFocus(props);
  return (
    <a
      {...focusable.props}
      ref={focusable.ref}
      className={`${styles.link} fs-button fs-type-label fs-travels`}
      href={link.href}
      role={link.role}
      aria-disabled={props.isDisabled}
      aria-label={label}
    >
      <FocusLight shape="button" />
      <span className={styles.words}>
        <bdi>{props.title}</bdi>
      </span>
      <span className={styles.icon}>
        <Icon name="chevron" size="small" />
      </span>
    </a>
  );
}
