import type { ReactNode } from 'react';
import styles from './player-controls.module.css';

/** Props of {@link PlayerTimes}. */
export interface PlayerTimesProps {
  /** Position of a film, or the time of day of what a live stream shows. */
  readonly text: string | undefined;
  readonly durationText?: string | undefined;
  /** How far behind live it is. */
  readonly behindText?: string | undefined;
}

/** Position and length, or of a live stream the time of day and how far behind it is. */
export function PlayerTimes({ text, durationText, behindText }: PlayerTimesProps): ReactNode {
  return (
    <>
      <bdi dir="ltr">
        {text}
        {durationText !== undefined && <span className="fs-text3"> / {durationText}</span>}
      </bdi>
      {behindText !== undefined && <bdi className={`${styles.behind} fs-text3`}>{behindText}</bdi>}
    </>
  );
}
