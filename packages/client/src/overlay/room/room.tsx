import { type DurationMs, durationsMs } from '@fjernsyn/kernel';
import { FocusGroup, FocusTrap } from '@fjernsyn/ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import styles from './room.module.css';
import { RoomHead } from './room-head';
import { useFocusRetry } from './use-focus-retry';

/** Props of {@link Room}. */
export interface RoomProps {
  /** Key of the layer. */
  readonly focusKey: string;
  /** Spoken when it comes, and again when it changes. */
  readonly label: string;
  /** Ids of its title and of what describes it. */
  readonly titleId: string;
  readonly textId?: string | undefined;
  /** Key of the part that focus enters by. */
  readonly preferred: string;
  /** After how long it looks whether it has the platform's focus, which an engine may have given elsewhere (S9.24); default 500 ms. */
  readonly focusRetryMs?: DurationMs | undefined;
  /** Without it nothing closes it. */
  readonly onClose?: (() => void) | undefined;
  /** Whether its head is among its children, as they move together. */
  readonly hasOwnHead?: boolean | undefined;
  readonly children: ReactNode;
}

/** A whole screen over the application, as for signing in: the brand at its top, and a way to close it for whoever has no Back. */
export function Room(props: RoomProps): ReactElement {
  const { focusKey, label, titleId, textId, preferred, onClose, hasOwnHead = false, children } = props;
  const screen = useRef<HTMLDivElement>(null);
  useFocusRetry(screen, props.focusRetryMs ?? durationsMs.second / 2);
  return (
    <FocusTrap focusKey={focusKey} label={label}>
      <FocusGroup kind="column" focusKey="screen" preferred={preferred} memory="preferred">
        <div
          ref={screen}
          className={`${styles.screen} fs-dusk fs-room`}
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          aria-describedby={textId}
        >
          <div className={`${styles.horizon} fs-dusk-line`} />
          {!hasOwnHead && <RoomHead onClose={onClose} />}
          {children}
        </div>
      </FocusGroup>
    </FocusTrap>
  );
}
