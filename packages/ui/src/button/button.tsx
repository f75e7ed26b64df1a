import type { ReactNode } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { FocusLight } from '../focus/focus-light';
import { useFocusable } from '../focus/use-focusable';
import { DrawnIcon, Icon } from '../icons/icon';
import type { IconDrawing } from '../icons/icon-drawing';
import type { IconName } from '../icons/icon-paths';
import styles from './button.module.css';

/** Props of {@link Button}. */
export interface ButtonProps {
  readonly focusKey: string;
  readonly order?: number | undefined;
  /** The verb; read aloud even where only the icon shows. */
  readonly label: string;
  /** One that any page may need, or a drawing that arrives with whoever shows it. */
  readonly icon?: IconName | IconDrawing | undefined;
  /** A real address makes it a link. */
  readonly href?: string | undefined;
  /** Only the icon shows. */
  readonly isIconOnly?: boolean | undefined;
  /** On without focus: in my list, selected. */
  readonly isOn?: boolean | undefined;
  /** The first thing to do here; filled where a pointer shows the focus, as any other on a TV. */
  readonly isPrimary?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onActivate?: (() => void) | undefined;
  /** Spoken on focus; default the label. */
  readonly speech?: (() => string) | undefined;
}

/** A button, or a link that looks like one (design 5). */
export function Button(props: ButtonProps): ReactNode {
  const { focusKey, order, label, icon, href, isIconOnly = false, isOn, isDisabled, onActivate } = props;
  const speech = props.speech ?? (() => label);
  const focusable = useFocusable<HTMLElement>({ focusKey, order, isDisabled, onActivate, speech });
  const shared = {
    ...focusable.props,
    className: `${styles.button} ${isIconOnly ? styles.iconOnly : ''} fs-button ${props.isPrimary === true ? 'fs-button--primary' : ''} fs-type-button fs-travels`,
    'aria-label': isIconOnly ? label : undefined,
    'data-on': isOn === true ? '' : undefined,
  };
  const content = (
    <>
      <FocusLight shape="button" />
      {icon !== undefined && (
        <span className={styles.icon}>
          {typeof icon === 'string' ? <Icon name={icon} /> : <DrawnIcon drawing={icon} />}
        </span>
      )}
      {!isIconOnly && (
        <span className={styles.label}>
          <bdi>{label}</bdi>
        </span>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <a {...shared} ref={focusable.ref as React.RefObject<HTMLAnchorElement | null>} href={href}>
        {content}
      </a>
    );
  }
  return (
    <button
      {...shared}
      ref={focusable.ref as React.RefObject<HTMLButtonElement | null>}
      type="button"
      aria-pressed={isOn}
      aria-disabled={isDisabled}
    >
      {content}
    </button>
  );
}

/** Props of {@link ButtonRow}. */
export interface ButtonRowProps {
  /** Default `actions`. */
  readonly focusKey?: string | undefined;
  /** Default 0. */
  readonly order?: number | undefined;
  /** Key of the button that focus enters by; the first without it. */
  readonly preferred?: string | undefined;
  /** Whether focus comes back to the button that had it last, as from another screen over this one. */
  readonly isRemembered?: boolean | undefined;
  /** What the buttons are about, spoken before the first of them. */
  readonly label?: string | undefined;
  /** Whether the label is what a notice says. */
  readonly isMessage?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Buttons beside one another; focus enters by the first, or the preferred one. */
export function ButtonRow(props: ButtonRowProps): ReactNode {
  const { focusKey = 'actions', order = 0, preferred, isRemembered, label, isMessage, children } = props;
  const memory = preferred === undefined ? 'first' : 'preferred';
  return (
    <FocusGroup
      kind="row"
      focusKey={focusKey}
      order={order}
      preferred={preferred}
      label={label}
      isMessage={isMessage}
      memory={isRemembered === true ? 'last' : memory}
    >
      <div className={styles.row}>{children}</div>
    </FocusGroup>
  );
}
