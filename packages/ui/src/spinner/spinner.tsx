import type { ReactNode } from 'react';
import styles from './spinner.module.css';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** What a reader says, once. */
  readonly label: string;
}

/** The three lines of the mark, breathing: the player waits for media (design 9). */
export function Spinner({ label }: SpinnerProps): ReactNode {
  return (
    <div className={styles.spinner} role="status" aria-label={label}>
      <span className={`${styles.bar} ${styles.first} fs-spinner-bar fs-repeats`} />
      <span className={`${styles.bar} ${styles.second} fs-spinner-bar fs-repeats`} />
      <span className={`${styles.bar} ${styles.third} fs-spinner-bar fs-spinner-bar--sun fs-repeats`} />
    </div>
  );
}
