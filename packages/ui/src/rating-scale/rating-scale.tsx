import type { ReactNode } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { FocusLight } from '../focus/focus-light';
import { useFocusable } from '../focus/use-focusable';
import styles from './rating-scale.module.css';

/** Props of {@link RatingScale}. */
export interface RatingScaleProps {
  readonly focusKey: string;
  readonly order?: number | undefined;
  /** The highest number. */
  readonly most: number;
  /** The number that was given, by which focus enters; the middle one without it. */
  readonly given?: number | undefined;
  /** What a number means, read in its place: "Giv 7 af 10". */
  readonly nameOf: (rating: number) => string;
  readonly onGive: (rating: number) => void;
}

/** The numbers from 1 up beside one another, of which one is given. */
export function RatingScale(props: RatingScaleProps): ReactNode {
  const { focusKey, order, most, given, nameOf, onGive } = props;
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <FocusGroup
      kind="row"
      focusKey={focusKey}
      order={order}
      memory="preferred"
      preferred={String(given ?? Math.ceil(most / 2))}
    >
      <div className={styles.scale}>
        {numbers.map((rating) => (
          <Step key={rating} rating={rating} isGiven={rating === given} name={nameOf(rating)} onGive={onGive} />
        ))}
      </div>
    </FocusGroup>
  );
}

interface StepProps {
  readonly rating: number;
  readonly isGiven: boolean;
  readonly name: string;
  readonly onGive: (rating: number) => void;
}

function Step({ rating, isGiven, name, onGive }: StepProps): ReactNode {
  const { ref, props } = useFocusable<HTMLButtonElement>({
    focusKey: String(rating),
    order: rating,
    onActivate: () => onGive(rating),
    speech: () => name,
  });
  return (
    <button
      {...props}
      ref={ref}
      type="button"
      className={`${styles.step} fs-button fs-type-button fs-travels`}
      aria-label={name}
      aria-pressed={isGiven}
      data-on={isGiven ? '' : undefined}
    >
      <FocusLight shape="button" />
      <span className={styles.number}>{rating}</span>
    </button>
  );
}
