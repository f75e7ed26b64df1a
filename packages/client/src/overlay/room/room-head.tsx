import { Button, Logo } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../../application-context';
import styles from './room.module.css';

/** Props of {@link RoomHead}. */
export interface RoomHeadProps {
  /** Whether the brand stands in the middle, over what does as well. */
  readonly isCentred?: boolean | undefined;
  /** Without it nothing closes the room. */
  readonly onClose?: (() => void) | undefined;
}

/** The top of a room: the brand, and a way to close it for whoever has no Back. */
export function RoomHead({ isCentred = false, onClose }: RoomHeadProps): ReactElement {
  const { application, t } = useClient();
  return (
    <div className={`${styles.head} ${isCentred ? styles.centred : ''}`}>
      <Logo name={application.configuration.appTitle} />
      {onClose !== undefined && (
        <div className={styles.close}>
          <Button focusKey="close" order={0} label={t('action.close')} icon="cross" isIconOnly onActivate={onClose} />
        </div>
      )}
    </div>
  );
}
