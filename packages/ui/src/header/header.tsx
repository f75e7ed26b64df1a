import type { ReactNode } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { useFocusable } from '../focus/use-focusable';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { Logo, type LogoProps } from '../logo/logo';
import styles from './header.module.css';

/** An entry of the header. */
export interface HeaderEntry {
  /** Key among the entries, search and account included. */
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** Address of a round picture in place of the icon. */
  readonly avatar?: string | undefined;
  readonly onActivate?: (() => void) | undefined;
}

/** Props of {@link Header}. */
export interface HeaderProps {
  /** Default `header`. */
  readonly focusKey?: string | undefined;
  /** Default 0: before the page. */
  readonly order?: number | undefined;
  readonly logo: LogoProps;
  /** Name of the navigation for readers. */
  readonly label: string;
  readonly entries: readonly HeaderEntry[];
  /** Search and account, at the far end. */
  readonly tools?: readonly HeaderEntry[] | undefined;
  /** A field to search in, before the tools, where there is a keyboard. */
  readonly search?: ReactNode;
  /** Over the page's art (false), or fixed with a ground of its own once the page has moved (true). */
  readonly isFixed?: boolean | undefined;
}

/** Logo, navigation, search and account; the half sun marks where one is (design sections 4 and 8). */
export function Header(props: HeaderProps): ReactNode {
  const { focusKey = 'header', order = 0, logo, label, entries, tools = [], isFixed = false } = props;
  const current = entries.find((entry) => entry.isCurrent)?.key;
  return (
    <header className={styles.header} data-fixed={isFixed ? '' : undefined}>
      <div className={`${styles.over} fs-header fs-fades`} />
      <div className={`${styles.fixed} fs-header-fixed fs-fades`} />
      <FocusGroup
        kind="row"
        {...{ focusKey, order }}
        label={label}
        memory={current === undefined ? 'last' : 'preferred'}
        preferred={current}
      >
        <div className={styles.bar}>
          <div className={styles.home}>
            <Logo {...logo} />
          </div>
          <nav className={`${styles.entries} fs-entries`} aria-label={label}>
            {entries.map((entry, index) => (
              <Entry key={entry.key} entry={entry} order={index} />
            ))}
          </nav>
          {props.search !== undefined && <div className={styles.search}>{props.search}</div>}
          <div className={styles.tools}>
            {tools.map((entry, index) => (
              <Entry key={entry.key} entry={entry} order={entries.length + index} />
            ))}
          </div>
        </div>
      </FocusGroup>
    </header>
  );
}

function Entry({ entry, order }: { readonly entry: HeaderEntry; readonly order: number }): ReactNode {
  const { key, label, href, icon, avatar, isCurrent = false, onActivate } = entry;
  const { ref, props } = useFocusable<HTMLAnchorElement>({ focusKey: key, order, onActivate, speech: () => label });
  return (
    <a
      {...props}
      ref={ref}
      className={`${styles.entry} fs-entry fs-type-button`}
      href={href}
      data-current={isCurrent ? '' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={`${styles.light} fs-entry-light fs-fades`} />
      {avatar !== undefined && (
        <span className={styles.icon}>
          <img className={styles.avatar} src={avatar} alt="" />
        </span>
      )}
      {avatar === undefined && icon !== undefined && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.words}>
        <bdi>{label}</bdi>
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
