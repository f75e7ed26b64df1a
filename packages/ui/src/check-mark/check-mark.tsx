import type { ReactNode } from 'react';
import styles from './check-mark.module.css';

/** Says for eyes that something is done; what is done stands in words beside it (S2.29). */
export function CheckMark(): ReactNode {
  return (
    <svg
      className={`${styles.mark} fs-ok fs-travels`}
      viewBox="0 0 128 128"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="64" cy="64" r="60" strokeWidth="5" />
      <path d="M39 66 57 84 91 47" strokeWidth="8" />
    </svg>
  );
}
