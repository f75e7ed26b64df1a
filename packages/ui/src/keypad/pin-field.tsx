import { type ReactNode, useId } from 'react';
import { FieldError } from '../field-error/field-error';
import styles from './field.module.css';
import { Spoken } from './spoken';

/** Props of {@link PinField}. */
export interface PinFieldProps {
  /** Name for readers: "Pinkode". */
  readonly label: string;
  /** Digits typed so far; the digits themselves never come in. */
  readonly typedCount: number;
  /** Default 4. */
  readonly length?: number | undefined;
  /** Said at each press: "2 af 4 tal", never the digit. */
  readonly describe: (typedCount: number, length: number) => string;
  /** Stays while the next try is typed. */
  readonly error?: string | undefined;
  /** How often it was refused: the boxes shake, and the error is said, each time that it grows. */
  readonly refusals?: number | undefined;
}

/** Masked digits in boxes (S2); what has been typed shows as dots. */
export function PinField(props: PinFieldProps): ReactNode {
  const { label, typedCount, length = 4, describe, error, refusals = 0 } = props;
  const errorId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend.
    <div role="group" aria-label={label} aria-describedby={error === undefined ? undefined : errorId}>
      <div
        key={refusals}
        className={`${styles.boxes} ${refusals > 0 ? styles.shaken : ''} fs-travels`}
        dir="ltr"
        aria-hidden="true"
      >
        {Array.from({ length }, (_, place) => (
          <span key={place} className={`${styles.box} fs-pin-box`} data-current={place === typedCount ? '' : undefined}>
            {place < typedCount && <span className={`${styles.dot} fs-pin-dot`} />}
            {place === typedCount && <span className={`${styles.caret} fs-caret`} />}
          </span>
        ))}
      </div>
      <Spoken text={typedCount === 0 ? '' : describe(typedCount, length)} count={typedCount} />
      {error !== undefined && <FieldError id={errorId} text={error} count={refusals} />}
    </div>
  );
}
