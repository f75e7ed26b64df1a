import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/icon';
import type { ArrowsProps } from '../settings/layout';
import styles from './page-arrows.module.css';

/** How long a pointer rests on an arrow before the page goes on by itself, and from one rail to the next. */
const REST_MS = 1_000;

/** Top and bottom of a page for the pointer: a press goes one rail, resting goes on. Keys and readers have the rails themselves. */
export function PageArrows({ onStep }: ArrowsProps<'up' | 'down'>): ReactNode {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = (): void => clearTimeout(timer.current);
  const rest = (direction: 'up' | 'down'): void => {
    leave();
    timer.current = setTimeout(() => {
      onStep(direction);
      rest(direction);
    }, REST_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const arrow = (direction: 'up' | 'down'): ReactNode => (
    <button
      type="button"
      tabIndex={-1}
      className={`${styles.arrow} ${styles[direction]} fs-edge`}
      onClick={() => onStep(direction)}
      onMouseEnter={() => rest(direction)}
      onMouseLeave={leave}
    >
      <span className={`${styles.mark} fs-button`}>
        <Icon name="chevron" />
      </span>
    </button>
  );
  return (
    <div className={`${styles.arrows} fs-fades`} aria-hidden="true">
      {arrow('up')}
      {arrow('down')}
    </div>
  );
}
