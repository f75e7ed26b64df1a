import { FocusGroup } from '@fjernsyn/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './room-rows.module.css';

/** Props of {@link RoomRows}. */
export interface RoomRowsProps {
  /** Key of the row that focus enters by; the first without it. */
  readonly preferred?: string | undefined;
  /** The `RowButton`s. */
  readonly children: ReactNode;
  /** The `Button` under them, whose order is 2. */
  readonly foot: ReactNode;
}

/** Rows under one another and a button at their end, beside what a room is about. Their key is `rows`. */
export function RoomRows({ preferred, children, foot }: RoomRowsProps): ReactElement {
  return (
    <div className={styles.rows}>
      <FocusGroup kind="column" focusKey="rows" order={1} memory="last" preferred={preferred}>
        {children}
      </FocusGroup>
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}
