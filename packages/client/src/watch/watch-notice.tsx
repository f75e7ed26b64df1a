import type { Watch } from '@fjernsyn/shell';
import { PassiveNotice } from '@fjernsyn/ui';
import { type ReactElement, useEffect } from 'react';
import { useClient } from '../application-context';
import { useObservedPart } from '../hooks/use-observed-part';
import { useTexts } from '../hooks/use-texts';
import { playerTexts } from '../messages/player/player-texts';
import styles from './watch-screen.module.css';

/** Props of {@link WatchNotice}. */
export interface WatchNoticeProps {
  readonly watch: Pick<Watch, 'view'>;
}

/** Says over the controls that a pause was carried along by a channel that was leaving it behind, for as long as the pause lasts. */
export function WatchNotice({ watch }: WatchNoticeProps): ReactElement | null {
  const { announcer } = useClient().application;
  const t = useTexts(playerTexts);
  const hasSlid = useObservedPart(watch.view, ({ playback }) => playback?.hasSlid === true);
  const text = hasSlid ? t('player.slid') : undefined;
  useEffect(() => {
    if (text !== undefined) announcer.tell(text);
  }, [announcer, text]);
  if (text === undefined) return null;
  return (
    <div className={styles.notice}>
      <PassiveNotice icon="info" text={text} />
    </div>
  );
}
