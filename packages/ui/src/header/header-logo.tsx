import type { ReactNode } from 'react';
import { FocusLight } from '../focus/focus-light';
import { useFocusable } from '../focus/use-focusable';
import { Logo, type LogoProps } from '../logo/logo';
import styles from './header-entry.module.css';

/** The brand, which leads home. */
export interface HeaderLogo extends LogoProps {
  /** Names the link for readers: where it leads. */
  readonly label: string;
  readonly href: string;
  readonly onActivate?: (() => void) | undefined;
}

/** The logo as the first link of the navigation. */
export function LogoLink({ logo }: { readonly logo: HeaderLogo }): ReactNode {
  const { label, href, onActivate, name, isWritten } = logo;
  const { ref, props } = useFocusable<HTMLAnchorElement>({
    focusKey: 'logo',
    order: 0,
    onActivate,
    speech: () => label,
  });
  return (
    <a {...props} ref={ref} className={`${styles.entry} ${styles.home} fs-entry`} href={href} aria-label={label}>
      <FocusLight shape="entry" className={styles.light} />
      <span className={styles.mark}>
        <Logo name={name} isWritten={isWritten} />
      </span>
    </a>
  );
}
