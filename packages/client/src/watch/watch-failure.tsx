import type { Watch, WatchView } from '@fjernsyn/shell';
import { Button, Dialog, Notice } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../hooks/use-texts';
import { failureTexts } from '../messages/failure/failure-texts';
import { shortCodeOf } from '../messages/failure/short-codes';
import { playbackErrorText, playbackErrorTitle } from '../messages/player/playback-error-text';
import { playerTexts } from '../messages/player/player-texts';

/** Props of {@link WatchFailure}. */
export interface WatchFailureProps {
  readonly watch: Pick<Watch, 'command' | 'retry'>;
  readonly view: Pick<WatchView, 'error' | 'canRetry' | 'item' | 'playback'>;
}

/** Why something does not play, with another try where that may help, and the way back; over the last picture where it is kept. */
export function WatchFailure({ watch, view }: WatchFailureProps): ReactElement {
  const t = useTexts(playerTexts);
  const say = useTexts(failureTexts);
  const code = view.error ?? 'shell/unexpected';
  const isChannel = view.item?.type === 'channel' || view.playback?.isLive === true;
  const words = {
    title: playbackErrorTitle(t, isChannel),
    text: playbackErrorText(t, code, isChannel),
    code: say('failure.code', { code: shortCodeOf(code) }),
    actions: (
      <>
        {view.canRetry && <Button focusKey="retry" order={0} label={t('action.retry')} onActivate={watch.retry} />}
        <Button focusKey="back" order={1} label={t('action.back')} onActivate={() => watch.command('leave')} />
      </>
    ),
  };
  return view.playback?.isPictureKept ? <Dialog focusKey="failure" {...words} /> : <Notice isError {...words} />;
}
