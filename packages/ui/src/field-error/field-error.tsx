import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import styles from './field-error.module.css';

/** Props of {@link FieldError}. */
export interface FieldErrorProps {
  readonly id?: string | undefined;
  readonly text: string;
  readonly count?: number | undefined;
}

/** What is wrong with what was typed or sent: an icon and words, said at once, and again where `count` grows. */
export function FieldError({ id, text, count }: FieldErrorProps): ReactNode {
  return (
    <div key={count} id={id} className={`${styles.error} fs-error fs-type-button`} role="alert">
      <span className={styles.icon}>
        <Icon name="info" />
      </span>
      <bdi>{text}</bdi>
    </div>
  );
}
