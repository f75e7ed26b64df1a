import { type ReactNode, useId } from 'react';
import { FieldError } from '../field-error/field-error';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { DeviceInput, type DeviceKeyboard } from './device-input';
import styles from './field.module.css';
import { SpokenChanges, type TextChange } from './spoken';

/** Props of {@link TextField}. */
export interface TextFieldProps {
  /** Name for readers. */
  readonly label: string;
  readonly text: string;
  /** Shown while nothing has been typed. */
  readonly placeholder?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly error?: string | undefined;
  /** What a reader says of a change: the letter, that it went. */
  readonly describe: (change: TextChange) => string;
  /** Typed on the device's own keyboard; without it the field only shows what a `Keypad` types. */
  readonly device?: DeviceKeyboard | undefined;
}

/** One line that is being typed, with its end always in view. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, text, placeholder, icon, error, describe, device } = props;
  const errorId = useId();
  const describedBy = error === undefined ? undefined : errorId;
  const shown = text === '' && placeholder !== undefined ? <Placeholder text={placeholder} /> : <Typed text={text} />;
  return (
    <div className={`${styles.field} ${icon === undefined ? '' : styles.withIcon}`}>
      {device === undefined ? (
        // biome-ignore lint/a11y/useSemanticElements: nothing is entered here, and an output would be read at each letter.
        <div
          className={`${styles.line} fs-field fs-field-text`}
          role="group"
          aria-label={label}
          aria-describedby={describedBy}
          data-active=""
        >
          {shown}
        </div>
      ) : (
        <DeviceInput {...device} label={label} text={text} placeholder={placeholder} describedBy={describedBy}>
          {shown}
        </DeviceInput>
      )}
      {icon !== undefined && (
        <span className={`${styles.icon} fs-field-icon`}>
          <Icon name={icon} size="large" />
        </span>
      )}
      {device?.isEditing !== true && <SpokenChanges text={text} describe={describe} />}
      {error !== undefined && <FieldError id={errorId} text={error} />}
    </div>
  );
}

function Typed({ text }: { readonly text: string }): ReactNode {
  return (
    <span className={styles.clip} dir="auto">
      <span className={styles.text}>{text}</span>
      <span className={`${styles.caret} fs-caret`} />
    </span>
  );
}

function Placeholder({ text }: { readonly text: string }): ReactNode {
  return (
    <>
      <span className={`${styles.caret} fs-caret`} />
      <span className={`${styles.placeholder} fs-field-placeholder`}>
        <bdi>{text}</bdi>
      </span>
    </>
  );
}
