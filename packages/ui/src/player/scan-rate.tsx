import type { ReactNode } from 'react';
import { DrawnIcon } from '../icons/icon';
import { playerIconDrawings } from '../icons/player-icon-paths';
import styles from './scan-rate.module.css';

/** Props of {@link ScanRate}. */
export interface ScanRateProps {
  /** How fast: "8×". */
  readonly text: string;
  readonly isForward: boolean;
}

/** How fast the picture is scanned, over its middle. */
export function ScanRate({ text, isForward }: ScanRateProps): ReactNode {
  return (
    <div className={`${styles.rate} fs-backdrop fs-type-heading fs-text`}>
      <DrawnIcon drawing={playerIconDrawings[isForward ? 'fastForward' : 'fastRewind']} size="huge" />
      <bdi className={styles.text} dir="ltr">
        {text}
      </bdi>
    </div>
  );
}
