import type { ReactNode } from 'react';
import styles from './up-next-panel.module.css';

/** Props of {@link UpNextCount}. */
export interface UpNextCountProps {
  /** "Næste afsnit om", or without a count "Næste afsnit". */
  readonly text: string;
  /** What is left; undefined where nothing is counted. */
  readonly secondsLeft: number | undefined;
  /** What was left at first. */
  readonly fromSeconds: number;
}

/** How long until what is next plays: the sun sinks behind the line, one step a second (design 6). */
export function UpNextCount({ text, secondsLeft, fromSeconds }: UpNextCountProps): ReactNode {
  const share = secondsLeft === undefined || fromSeconds <= 0 ? 0 : 1 - Math.min(1, secondsLeft / fromSeconds);
  return (
    <div className={styles.count}>
      <span className={styles.sun}>
        <span className={styles.sky}>
          <span
            className={`${styles.disc} fs-progress-bar fs-travels`}
            style={{ transform: `translateY(${Math.round(share * 1000) / 10}%)` }}
          />
        </span>
        <span className={`${styles.horizon} fs-seek-edge`} />
        <span className={`${styles.sea} fs-seek-edge`} />
      </span>
      <p className={`${styles.counted} fs-type-heading fs-text`}>
        {text}
        {secondsLeft !== undefined && <span className="fs-accent"> {secondsLeft}</span>}
      </p>
    </div>
  );
}
