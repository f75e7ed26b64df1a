import type { ReactElement, ReactNode } from 'react';
import styles from './room.module.css';

/** A round sign over the words of a room: an icon that says what they are about. */
export function Sign({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={`${styles.sign} fs-surface fs-accent`}>{children}</div>;
}
