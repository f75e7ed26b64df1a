import type { ReactNode } from 'react';
import { FocusLight } from '../focus/focus-light';
import { useFocusable } from '../focus/use-focusable';
import { DrawnIcon } from '../icons/icon';
import { type IconName, iconDrawings } from '../icons/icon-paths';
import { type PlayerIconName, playerIconDrawings } from '../icons/player-icon-paths';
import styles from './player-controls.module.css';

/** Props of {@link ControlButton}. */
export interface ControlButtonProps {
  readonly focusKey: string;
  readonly order: number;
  readonly icon: IconName | PlayerIconName;
  /** What a reader says, and before the text where it has not got it. */
  readonly label: string;
  /** Shown beside the icon. */
  readonly text?: string | undefined;
  /** For a switch: whether it is on, marked by a line under the icon as well. */
  readonly isOn?: boolean | undefined;
  /** For one that opens a menu, whether that is open. */
  readonly isMenuOpen?: boolean | undefined;
  readonly size?: 'large' | 'huge' | undefined;
  readonly onActivate?: (() => void) | undefined;
}

const drawings = { ...iconDrawings, ...playerIconDrawings };

/** A control of the player: an icon, words where they help; lamp white in focus. */
export function ControlButton(props: ControlButtonProps): ReactNode {
  const { focusKey, order, icon, text, isOn, isMenuOpen, size = 'large', onActivate } = props;
  const label = text === undefined || props.label.includes(text) ? props.label : `${props.label}: ${text}`;
  const { ref, props: focusProps } = useFocusable<HTMLButtonElement>({
    focusKey,
    order,
    onActivate,
    speech: () => label,
  });
  return (
    <button
      {...focusProps}
      ref={ref}
      type="button"
      className={`${styles.control} fs-control fs-type-label fs-travels`}
      aria-label={label}
      aria-pressed={isMenuOpen === undefined ? isOn : undefined}
      aria-haspopup={isMenuOpen === undefined ? undefined : 'dialog'}
      aria-expanded={isMenuOpen}
    >
      <FocusLight shape="button" />
      <span className={styles.icon}>
        <DrawnIcon drawing={drawings[icon]} size={size} />
        {isOn === true && <span className={`${styles.dot} fs-progress-bar`} />}
      </span>
      {text !== undefined && (
        <span className={styles.label}>
          <bdi>{text}</bdi>
        </span>
      )}
    </button>
  );
}
