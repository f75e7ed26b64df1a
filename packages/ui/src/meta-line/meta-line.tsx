import { Fragment, type ReactNode } from 'react';
import styles from './meta-line.module.css';

/** Props of {@link MetaLine}. */
export interface MetaLineProps {
  /** Facts in order; the first stands out. */
  readonly parts: readonly string[];
  /** Age class: a number or letter in a frame, and how it is read. */
  readonly rating?: { readonly text: string; readonly label: string } | undefined;
}

/** Facts of an item on one line, split by middle dots. */
export function MetaLine({ parts, rating }: MetaLineProps): ReactNode {
  const dot = (
    <span className={`${styles.dot} fs-text3`} aria-hidden="true">
      ·
    </span>
  );
  return (
    <div className={`${styles.line} fs-type-meta fs-text2`}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && dot}
          <bdi className={index === 0 ? `${styles.first} fs-text` : undefined}>{part}</bdi>
        </Fragment>
      ))}
      {rating !== undefined && (
        <>
          {parts.length > 0 && dot}
          <span className={`${styles.rating} fs-rating`} role="img" aria-label={rating.label}>
            {rating.text}
          </span>
        </>
      )}
    </div>
  );
}
