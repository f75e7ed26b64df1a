import { joinSentences } from '@fjernsyn/kernel';
import { type ReactNode, useLayoutEffect } from 'react';
import { FocusLight } from '../focus/focus-light';
import { useFocusWithin } from '../focus/use-focus-within';
import { useFocusable } from '../focus/use-focusable';
import { Icon } from '../icons/icon';
import styles from './player-menu.module.css';

/** Something to choose in a menu of the player. */
export interface MenuChoice {
  readonly key: string;
  readonly label: string;
  /** What it stands at, for one that leads to choices of its own. */
  readonly value?: string | undefined;
  /** Whether it is the one that is chosen; left out it leads on. */
  readonly isOn?: boolean | undefined;
  readonly onChoose: () => void;
}

/** Props of {@link MenuRow}. */
export interface MenuRowProps extends Omit<MenuChoice, 'key'> {
  readonly focusKey: string;
  readonly order: number;
  readonly chosenText: string;
}

/** One row of a menu: a tick and its name, or its name and what it stands at. */
export function MenuRow(props: MenuRowProps): ReactNode {
  const { focusKey, order, label, value, isOn, chosenText, onChoose } = props;
  // Readers of sets say the name alone, not that it is pressed.
  const name = joinSentences(label, isOn === true ? chosenText : (value ?? ''));
  const {
    id,
    ref,
    props: focusable,
  } = useFocusable<HTMLButtonElement>({
    focusKey,
    order,
    onActivate: onChoose,
    speech: () => name,
  });
  const hasFocus = useFocusWithin(id);
  useLayoutEffect(() => {
    if (hasFocus) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [ref, hasFocus]);
  return (
    <button
      {...focusable}
      ref={ref}
      type="button"
      className={`${styles.row} fs-control fs-type-label`}
      aria-label={name}
      aria-pressed={isOn}
    >
      <FocusLight shape="key" />
      <span className={styles.tick}>{isOn === true && <Icon name="check" />}</span>
      <span className={styles.label}>
        <bdi>{label}</bdi>
      </span>{' '}
      {value !== undefined && (
        <span className={styles.value}>
          <bdi>{value}</bdi>
        </span>
      )}
      {isOn === undefined && (
        <span className={styles.onward}>
          <Icon name="chevron" />
        </span>
      )}
    </button>
  );
}
