import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icons/icon';
import { useUiSettings } from '../settings/ui-settings';
import styles from './rail-message.module.css';

/** Texts of a rail that has no tiles. */
export interface RailTexts {
  /** One line why: it failed, or what will stand here. */
  readonly message: string;
  /** One line how, for an empty rail. */
  readonly hint?: string | undefined;
  /** The button's verb. */
  readonly action?: string | undefined;
}

/** Props of {@link RailMessage}. */
export interface RailMessageProps {
  readonly kind: 'failed' | 'empty';
  readonly texts?: RailTexts | undefined;
  readonly onAction?: (() => void) | undefined;
}

/** Stands in the place of a rail's tiles: failed, or empty (design 9). */
export function RailMessage({ kind, texts, onAction }: RailMessageProps): ReactNode {
  const { layout } = useUiSettings();
  const isFailed = kind === 'failed';
  return (
    <div
      className={`${styles.message} ${isFailed ? `${styles.failed} fs-failed` : `${styles.empty} fs-dashed`}`}
      style={{ margin: `0 ${layout.safeRem}rem` }}
      role="status"
    >
      {isFailed && (
        <span className={`${styles.icon} fs-error`}>
          <Icon name="info" size="large" />
        </span>
      )}
      <div className={styles.words}>
        <p className="fs-type-label fs-text">{texts?.message}</p>
        {texts?.hint !== undefined && <p className="fs-type-meta fs-text2">{texts.hint}</p>}
      </div>
      {texts?.action !== undefined && <Button focusKey="action" label={texts.action} onActivate={onAction} />}
    </div>
  );
}
