import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import styles from './field.module.css';

/** What is wrong with what was typed: an icon and words, said at once, and again where `count` grows. */
export function FieldError({
  id,
  text,
  count,
}: {
  readonly id: string;
  readonly text: string;
  readonly count?: number;
}): ReactNode {
  return (
    <div key={count} id={id} className={`${styles.error} fs-error fs-type-button`} role="alert">
      <span className={styles.errorIcon}>
        <Icon name="info" />
      </span>
      <bdi>{text}</bdi>
    </div>
  );
}
