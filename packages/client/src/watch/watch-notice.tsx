import type { Watch } from '@fjernsyn/shell';
import { PassiveNotice } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useObservedPart } from '../hooks/use-observed-part';
import { useTexts } from '../hooks/use-texts';
import { useTold } from '../hooks/use-told';
import { playerTexts } from '../messages/player/player-texts';
import styles from './watch-screen.module.css';

/** Props of {@link WatchNotice}. */
export interface WatchNoticeProps {
  readonly watch: Pick<Watch, 'view'>;
}

/** Says over the controls that a pause was carried along by a channel that was leaving it behind, for as long as the pause lasts. */
export function WatchNotice({ watch }: WatchNoticeProps): ReactElement | null {
  const t = useTexts(playerTexts);
  const hasSlid = useObservedPart(watch.view, ({ playback }) => playback?.hasSlid === true);
  const text = hasSlid ? t('player.slid') : undefined;
  useTold(text);
  if (text === undefined) return null;
  return (
    <div className={styles.notice}>
      <PassiveNotice icon="info" text={text} />
    </div>
  );
}
