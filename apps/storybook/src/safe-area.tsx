import type { ReactElement } from 'react';
import styles from './stage.module.css';

/** Shades the edges that a set may cut off: 60 px at the sides, 36 px above and below. */
export function SafeArea(): ReactElement {
  return (
    <div className={`${styles.edges} fs-accent`} aria-hidden="true">
      <div className={styles.safe} />
    </div>
  );
}
