import { joinSentences } from '@fjernsyn/kernel';
import type { ReactNode } from 'react';
import { FocusLight } from '../focus/focus-light';
import { useFocusable } from '../focus/use-focusable';
import { Icon } from '../icons/icon';
import styles from './row-button.module.css';

/** Props of {@link RowButton}. */
export interface RowButtonProps {
  readonly focusKey: string;
  readonly order: number;
  readonly label: string;
  /** What it stands at, or what it means; read behind the label. */
  readonly value?: string | undefined;
  /** Of one to choose among several: whether it is the one. Without it the row leads on. */
  readonly isOn?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onActivate: () => void;
}

/** One of several rows under one another: something to change with what it stands at, or one of several answers. */
export function RowButton({ focusKey, order, label, value, isOn, isDisabled, onActivate }: RowButtonProps): ReactNode {
  const name = joinSentences(label, value ?? '');
  const { ref, props } = useFocusable<HTMLButtonElement>({
    focusKey,
    order,
    isDisabled,
    onActivate,
    speech: () => name,
  });
  return (
    <button
      {...props}
      ref={ref}
      type="button"
      className={`${styles.row} fs-button fs-type-button fs-travels`}
      aria-label={name}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      data-on={isOn === true ? '' : undefined}
    >
      <FocusLight shape="button" />
      <span className={styles.label}>
        <bdi>{label}</bdi>
      </span>{' '}
      {value !== undefined && (
        <span className={`${styles.value} fs-type-label`}>
          <bdi>{value}</bdi>
        </span>
      )}
      {isOn !== false && (
        <span className={styles.icon}>
          <Icon name={isOn === true ? 'check' : 'chevron'} />
        </span>
      )}
    </button>
  );
}
