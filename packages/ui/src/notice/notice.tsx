import { joinSentences } from '@fjernsyn/kernel';
import type { ReactNode } from 'react';
import { ButtonRow } from '../button/button';
import { AwayPicture } from '../logo/away-picture';
import styles from './notice.module.css';

/** Props of {@link Notice}. */
export interface NoticeProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** A code for support, small. */
  readonly code?: string | undefined;
  /** Shows the brand's picture for what is away and interrupts a reader: the service is down, the page failed. */
  readonly isError?: boolean | undefined;
  /** The `Button`s. */
  readonly actions?: ReactNode;
  /** Key of the row of buttons; default `actions`. */
  readonly focusKey?: string | undefined;
  /** Default 1: after the header. */
  readonly order?: number | undefined;
}

/** A whole screen that says one thing: not found, a page that failed, a service that is away (design 9). */
export function Notice({ title, text, code, isError = false, actions, focusKey, order = 1 }: NoticeProps): ReactNode {
  return (
    <main className={`${styles.notice} fs-dusk`}>
      <div className={`${styles.horizon} fs-dusk-line`} />
      {isError && (
        <div className={styles.art}>
          <AwayPicture />
        </div>
      )}
      <div className={styles.words}>
        <div role={isError ? 'alert' : 'status'}>
          <h1 className={`${styles.title} ${title.length <= 18 ? 'fs-type-display' : 'fs-type-title'} fs-text`}>
            <bdi>{title}</bdi>
          </h1>
          {text !== undefined && (
            <p className={`${styles.text} fs-type-body fs-text2`}>
              <bdi>{text}</bdi>
            </p>
          )}
          {code !== undefined && <p className={`${styles.code} fs-type-meta fs-text3`}>{code}</p>}
        </div>
        {actions !== undefined && (
          <div className={styles.actions}>
            <ButtonRow focusKey={focusKey} order={order} label={joinSentences(title, text ?? '')} isMessage>
              {actions}
            </ButtonRow>
          </div>
        )}
      </div>
    </main>
  );
}
