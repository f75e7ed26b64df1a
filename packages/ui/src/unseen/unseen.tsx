import type { ReactNode } from 'react';
import styles from './unseen.module.css';

/** Props of {@link Unseen}. */
export interface UnseenProps {
  /** Id by which an element names it as its description. */
  readonly id?: string | undefined;
  /** Whether its changes are told; it then has to stand from the start. */
  readonly isStatus?: boolean | undefined;
  readonly children: ReactNode;
}

/** Words for readers that nobody sees. */
export function Unseen({ id, isStatus = false, children }: UnseenProps): ReactNode {
  return (
    <span id={id} className={styles.unseen} role={isStatus ? 'status' : undefined}>
      {children}
    </span>
  );
}
