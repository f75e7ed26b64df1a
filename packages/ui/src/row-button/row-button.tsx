import { joinSentences } from '@fjernsyn/kernel';
import type { ReactNode } from 'react';
import { FocusLight } from '../focus/focus-light';
import { useFocusable } from '../focus/use-focusable';
import { DrawnIcon, Icon } from '../icons/icon';
import type { IconDrawing } from '../icons/icon-drawing';
import type { IconName } from '../icons/icon-paths';
import styles from './row-button.module.css';

/** Props of {@link RowButton}. */
export interface RowButtonProps {
  readonly focusKey: string;
  readonly order: number;
  readonly label: string;
  /** What it stands at, or what it means; read behind the label. */
  readonly value?: string | undefined;
  /** Before the label: what the row does, which then leads nowhere. */
  readonly icon?: IconName | IconDrawing | undefined;
  /** Of one to choose among several: whether it is the one. Without it the row leads on. */
  readonly isOn?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onActivate: () => void;
}

/** One of several rows under one another: something to change with what it stands at, or one of several answers. */
export function RowButton(props: RowButtonProps): ReactNode {
  const { focusKey, order, label, value, icon, isOn, isDisabled, onActivate } = props;
  const mark = isOn === true ? 'check' : isOn === undefined && icon === undefined ? 'chevron' : undefined;
  const name = joinSentences(label, value ?? '');
  const { ref, props: focusable } = useFocusable<HTMLButtonElement>({
    focusKey,
    order,
    isDisabled,
    onActivate,
    speech: () => name,
  });
  return (
    <button
      {...focusable}
      ref={ref}
      type="button"
      className={`${styles.row} fs-button fs-type-button fs-travels`}
      aria-label={name}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      data-on={isOn === true ? '' : undefined}
    >
      <FocusLight shape="button" />
      {icon !== undefined && (
        <span className={styles.lead}>
          {typeof icon === 'string' ? <Icon name={icon} /> : <DrawnIcon drawing={icon} />}
        </span>
      )}
      <span className={styles.label}>
        <bdi>{label}</bdi>
      </span>{' '}
      {value !== undefined && (
        <span className={`${styles.value} fs-type-label`}>
          <bdi>{value}</bdi>
        </span>
      )}
      {mark !== undefined && (
        <span className={styles.icon}>
          <Icon name={mark} />
        </span>
      )}
    </button>
  );
}
