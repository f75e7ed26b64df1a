import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** One of several things to do, in their order. */
export interface Step {
  readonly title: ReactNode;
  readonly text?: string | undefined;
}

/** Numbered things to do, one after another (S2.46). */
export function Steps({ steps }: { readonly steps: readonly Step[] }): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, place) => (
        <li key={place} className={styles.step}>
          <span className={`${styles.number} fs-accent fs-type-rail`} aria-hidden="true">
            <span className="fs-text">{place + 1}</span>
          </span>
          <div className={styles.words}>
            <p className={`${styles.title} fs-type-rail fs-text`}>{title}</p>
            {text !== undefined && <p className={`${styles.text} fs-type-body fs-text2`}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
