import type { DurationMs } from '@fjernsyn/kernel';
import { Button, FocusGroup, FocusTrap, Logo } from '@fjernsyn/ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useClient } from '../../application-context';
import styles from './room.module.css';
import { useFocusRetry } from './use-focus-retry';

/** Props of {@link Room}. */
export interface RoomProps {
  /** Key of the layer. */
  readonly focusKey: string;
  /** Spoken when it comes, and again when it changes. */
  readonly label: string;
  /** Ids of its title and of what describes it. */
  readonly titleId: string;
  readonly textId: string;
  /** Key of the part that focus enters by. */
  readonly preferred: string;
  /** After how long it looks whether it has the platform's focus, which an engine may have given elsewhere (S9.24). */
  readonly focusRetryMs: DurationMs;
  /** Without it nothing closes it. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A whole screen over the application, as for signing in: the brand at its top, and a way to close it for whoever has no Back. */
export function Room(props: RoomProps): ReactElement {
  const { focusKey, label, titleId, textId, preferred, focusRetryMs, onClose, children } = props;
  const { application, t } = useClient();
  const screen = useRef<HTMLDivElement>(null);
  useFocusRetry(screen, focusRetryMs);
  return (
    <FocusTrap focusKey={focusKey} label={label}>
      <FocusGroup kind="column" focusKey="screen" preferred={preferred} memory="preferred">
        <div
          ref={screen}
          className={`${styles.screen} fs-dusk`}
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          aria-describedby={textId}
        >
          <div className={`${styles.horizon} fs-dusk-line`} />
          <div className={styles.head}>
            <Logo name={application.configuration.appTitle} />
            {onClose !== undefined && (
              <Button
                focusKey="close"
                order={0}
                label={t('action.close')}
                icon="cross"
                isIconOnly
                onActivate={onClose}
              />
            )}
          </div>
          {children}
        </div>
      </FocusGroup>
    </FocusTrap>
  );
}
