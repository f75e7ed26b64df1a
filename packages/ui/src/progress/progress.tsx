import type { ReactNode } from 'react';
import styles from './progress.module.css';

/** Props of {@link Progress}. */
export interface ProgressProps {
  /** From 0 to 1; what lies outside is cut. */
  readonly value: number;
  /** Makes it speak; without it the text beside says how far. */
  readonly label?: string | undefined;
}

/** How far something has been seen. */
export function Progress({ value, label }: ProgressProps): ReactNode {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  const spoken =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({
          role: 'progressbar',
          'aria-label': label,
          'aria-valuenow': percent,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
        } as const);
  return (
    <span className={`${styles.progress} fs-progress`} {...spoken}>
      <span className={`${styles.bar} fs-progress-bar`} style={{ width: `${percent}%` }} />
    </span>
  );
}
