import type { ReactNode } from 'react';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { FocusGroup } from '../focus/focus-group';
import styles from './player-controls.module.css';

/** Props of {@link PlayerHead}. */
export interface PlayerHeadProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** At the far end of the title: "Slutter 21.42". */
  readonly endsText?: string | undefined;
  /** Behind the title, where what plays is seen or heard in another way than usual: "Tegnsprogstolkning". */
  readonly accessText?: string | undefined;
  /** The mark before the title of a live stream, filled while what shows is live. */
  readonly live?: { readonly text: string; readonly isAtEdge: boolean } | undefined;
  readonly backLabel: string;
  readonly isDisabled: boolean;
  readonly onBack?: (() => void) | undefined;
}

/** The way back, what plays, and when it ends. */
export function PlayerHead(props: PlayerHeadProps): ReactNode {
  const { title, subtitle, endsText, accessText, live, backLabel, isDisabled, onBack } = props;
  return (
    <div className={styles.head}>
      {onBack !== undefined && (
        <FocusGroup kind="row" focusKey="top" order={0} isDisabled={isDisabled}>
          <div className={styles.back}>
            <Button focusKey="back" label={backLabel} icon="back" isIconOnly onActivate={onBack} />
          </div>
        </FocusGroup>
      )}
      <div className={styles.words}>
        <div className={styles.line}>
          {live !== undefined && (
            <span className={styles.live}>
              <Badge kind={live.isAtEdge ? 'live' : 'plain'} text={live.text} />
            </span>
          )}
          <h1 className={`${styles.title} fs-type-heading fs-text`}>
            <bdi>{title}</bdi>
          </h1>
          {accessText !== undefined && (
            <span className={styles.access}>
              <Badge text={accessText} />
            </span>
          )}
        </div>
        {subtitle !== undefined && (
          <div className={`${styles.title} ${styles.quiet} fs-type-label fs-text2`}>
            <bdi>{subtitle}</bdi>
          </div>
        )}
      </div>
      {endsText !== undefined && (
        <div className={`${styles.ends} ${styles.quiet} fs-type-label fs-text2`}>{endsText}</div>
      )}
    </div>
  );
}
