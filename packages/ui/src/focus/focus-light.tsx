import type { ReactNode } from 'react';
import styles from './focus-light.module.css';

/** Props of {@link FocusLight}. */
export interface FocusLightProps {
  /** What it lies under: its corners are those of the theme for it. */
  readonly shape: 'button' | 'chip' | 'key' | 'entry' | 'knob';
  /** Its place, where that is not the whole of the control. */
  readonly className?: string | undefined;
}

/** The light of focus: fills a control and shines around it while the control has focus. It comes first in a control that is positioned. */
export function FocusLight({ shape, className = '' }: FocusLightProps): ReactNode {
  return <span className={`${styles.light} ${className} fs-light fs-light--${shape} fs-fades`} />;
}
