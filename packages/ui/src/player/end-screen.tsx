import { joinSentences } from '@fjernsyn/kernel';
import type { ReactNode } from 'react';
import { ButtonRow } from '../button/button';
import { FocusGroup } from '../focus/focus-group';
import styles from './end-screen.module.css';

/** Props of {@link EndScreen}. */
export interface EndScreenProps {
  readonly order?: number | undefined;
  /** That it is over. */
  readonly text: string;
  /** What has ended. */
  readonly title: string;
  /** What could not be had: the next episode. */
  readonly failure?: string | undefined;
  /** The `Button`s: what is next, again, details, back. */
  readonly actions: ReactNode;
  /** Key of the button that has focus. */
  readonly preferred?: string | undefined;
  /** The `Rail` of what else there is to see. */
  readonly rail?: ReactNode;
}

/** What can be done when something has ended, over its last picture. */
export function EndScreen(props: EndScreenProps): ReactNode {
  const { order, text, title, failure, actions, preferred, rail } = props;
  return (
    <FocusGroup kind="column" focusKey="end" order={order} memory="preferred" preferred="actions">
      <div className={`${styles.ground} fs-backdrop`} />
      <div className={styles.words}>
        <p className={`${styles.text} fs-type-label fs-text2`} role="status">
          {text}
        </p>
        <h1 className={`${styles.title} fs-type-title fs-text`}>
          <bdi>{title}</bdi>
        </h1>
        {failure !== undefined && <p className={`${styles.failure} fs-type-body fs-error`}>{failure}</p>}
        <div className={styles.actions}>
          <ButtonRow order={0} preferred={preferred} label={joinSentences(text, failure ?? '')}>
            {actions}
          </ButtonRow>
        </div>
      </div>
      <div className={styles.rail}>{rail}</div>
    </FocusGroup>
  );
}
