import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { ArrowsProps } from '../settings/layout';
import styles from './rail-arrows.module.css';

/** Arrows at the two edges of a rail for the pointer. Keys and readers have the tiles themselves. */
export function RailArrows({ onStep }: ArrowsProps<'back' | 'on'>): ReactNode {
  const arrow = (way: 'back' | 'on', edge: string | undefined, mark: string | undefined): ReactNode => (
    <button type="button" tabIndex={-1} className={`${styles.edge} ${edge} fs-edge`} onClick={() => onStep(way)}>
      <span className={`${styles.mark} ${mark} fs-button`}>
        <Icon name="chevron" />
      </span>
    </button>
  );
  return (
    <div className={`${styles.arrows} fs-fades`} aria-hidden="true">
      {arrow('back', styles.start, styles.back)}
      {arrow('on', styles.end, '')}
    </div>
  );
}
