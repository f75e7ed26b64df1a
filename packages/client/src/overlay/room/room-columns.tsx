import type { ReactElement, ReactNode } from 'react';
import styles from './room-columns.module.css';

/** Props of {@link RoomColumns}. */
export interface RoomColumnsProps {
  /** A sign or a picture over the title. */
  readonly sign?: ReactNode;
  readonly title: string;
  readonly titleId: string;
  readonly text?: string | undefined;
  readonly textId: string;
  /** Under the text: a field, or what went wrong. */
  readonly children?: ReactNode;
  /** What is pressed: a keypad, or rows. */
  readonly beside: ReactNode;
}

/** The body of a room: what it is about, and beside it what is pressed. */
export function RoomColumns({ sign, title, titleId, text, textId, children, beside }: RoomColumnsProps): ReactElement {
  return (
    <div className={styles.body}>
      <div className={styles.words}>
        {sign !== undefined && <div className={styles.sign}>{sign}</div>}
        <h1 id={titleId} className={`${styles.title} fs-type-title fs-text`}>
          <bdi>{title}</bdi>
        </h1>
        <div id={textId}>
          {text !== undefined && (
            <p className={`${styles.text} fs-type-body fs-text2`}>
              <bdi>{text}</bdi>
            </p>
          )}
        </div>
        {children !== undefined && <div className={styles.below}>{children}</div>}
      </div>
      {beside}
    </div>
  );
}
