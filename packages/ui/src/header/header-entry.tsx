import type { ReactNode } from 'react';
import { FocusLight } from '../focus/focus-light';
import { useFocusable } from '../focus/use-focusable';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import styles from './header-entry.module.css';

/** An entry of the header. */
export interface HeaderEntry {
  /** Key among all entries of the header, search and account included; `logo` and `menu` are taken. */
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** Shows beside the label; in the navigation on a phone alone. */
  readonly icon?: IconName | undefined;
  readonly onActivate?: (() => void) | undefined;
}

/** Props of {@link EntryLink}. */
export interface EntryLinkProps {
  readonly entry: HeaderEntry;
  /** In the navigation, or beside it. */
  readonly place: 'menu' | 'tool';
  readonly order: number;
  readonly isCurrent?: boolean;
  /** Address of a round picture in place of the icon. */
  readonly avatar?: string | undefined;
  /** With an edge: a button, or what looks like the field that it leads to. */
  readonly edge?: 'button' | 'field' | undefined;
  /** Shows in place of the label. */
  readonly hint?: string | undefined;
}

/** One entry: a link, with the half sun under it where it is current. */
export function EntryLink({ entry, place, order, isCurrent = false, avatar, edge, hint }: EntryLinkProps): ReactNode {
  const { key, label, href, icon, onActivate } = entry;
  const { ref, props } = useFocusable<HTMLAnchorElement>({ focusKey: key, order, onActivate, speech: () => label });
  return (
    <a
      {...props}
      ref={ref}
      className={`${styles.entry} ${styles[place]} ${edge === undefined ? '' : `${styles.edged} ${styles[edge]}`} fs-entry fs-type-button`}
      href={href}
      // Its words are hidden where there is no room for them.
      aria-label={hint === undefined ? label : `${label}: ${hint}`}
      data-current={isCurrent ? '' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {edge !== undefined && <span className={`${styles.edge} fs-entry-edge`} />}
      <FocusLight shape="entry" className={styles.light} />
      {avatar !== undefined ? (
        <span className={styles.icon}>
          <img className={styles.avatar} src={avatar} alt="" />
        </span>
      ) : (
        icon !== undefined && (
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
        )
      )}
      <span className={styles.words}>
        <bdi>{hint ?? label}</bdi>
      </span>
      {isCurrent && (
        <>
          <span className={`${styles.line} fs-marker-line`} />
          <span className={`${styles.marker} fs-marker`} />
        </>
      )}
    </a>
  );
}
