import type { ReactNode } from 'react';
import { Button, ButtonRow } from '../button/button';
import { FocusTrap } from '../focus/focus-group';
import styles from './up-next-panel.module.css';

/** Props of {@link UpNextPanel}. */
export interface UpNextPanelProps {
  /** What a reader says as it comes: that something is next, and what. */
  readonly spokenText: string;
  /** The `UpNextCount`, which renders by itself as the seconds go. */
  readonly count: ReactNode;
  /** "5. Lyset i skoven". */
  readonly title: string;
  readonly description?: string | undefined;
  /** Behind the description: how long it takes. */
  readonly lengthText?: string | undefined;
  readonly pictureUrl?: string | undefined;
  /** What ends, under its picture. */
  readonly nowTitle: string;
  readonly nowText?: string | undefined;
  readonly playLabel: string;
  readonly cancelLabel: string;
  readonly onPlay: () => void;
  readonly onCancel: () => void;
}

/** What plays next, beside the picture that ends: that stands small at the start, and whoever shows it makes it so. */
export function UpNextPanel(props: UpNextPanelProps): ReactNode {
  const { spokenText, count, title, description, lengthText, pictureUrl } = props;
  return (
    <FocusTrap focusKey="up-next" label={spokenText}>
      <section className={styles.layer} aria-label={spokenText}>
        <div className={`${styles.ground} fs-deep`}>
          {pictureUrl !== undefined && <img className={`${styles.picture} fs-faint`} src={pictureUrl} alt="" />}
        </div>
        <div className={styles.now}>
          <p className={`${styles.cut} fs-type-label fs-text`}>
            <bdi>{props.nowTitle}</bdi>
          </p>
          {props.nowText !== undefined && (
            <p className={`${styles.cut} fs-type-meta fs-text2`}>
              <bdi>{props.nowText}</bdi>
            </p>
          )}
        </div>
        <div className={styles.next}>
          {count}
          <div className={`${styles.art} fs-thumbnail-art`}>
            {pictureUrl !== undefined && <img className={styles.picture} src={pictureUrl} alt="" />}
          </div>
          <h1 className={`${styles.title} ${styles.cut} fs-type-heading fs-text`}>
            <bdi>{title}</bdi>
          </h1>
          <p className={`${styles.facts} fs-type-meta fs-text2`}>
            {description !== undefined && <bdi className={styles.cut}>{description}</bdi>}
            {description !== undefined && lengthText !== undefined && (
              <span className={`${styles.dot} fs-text3`} aria-hidden="true">
                ·
              </span>
            )}
            {lengthText !== undefined && <bdi className={styles.length}>{lengthText}</bdi>}
          </p>
          <div className={styles.actions}>
            <ButtonRow preferred="play">
              <Button
                focusKey="play"
                order={0}
                icon="play"
                label={props.playLabel}
                isPrimary
                onActivate={props.onPlay}
              />
              <Button focusKey="cancel" order={1} label={props.cancelLabel} onActivate={props.onCancel} />
            </ButtonRow>
          </div>
        </div>
      </section>
    </FocusTrap>
  );
}
