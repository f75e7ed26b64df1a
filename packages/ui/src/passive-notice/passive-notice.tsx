import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import styles from './passive-notice.module.css';

/** Props of {@link PassiveNotice}. */
export interface PassiveNoticeProps {
  readonly text: string;
  readonly icon?: IconName | undefined;
}

/** A plate at the bottom that takes no focus: offline, a setting that could not be kept (design 9). */
export function PassiveNotice({ text, icon }: PassiveNoticeProps): ReactNode {
  return (
    <div className={`${styles.plate} fs-plate fs-type-label`} role="status">
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span>
        <bdi>{text}</bdi>
      </span>
    </div>
  );
}
