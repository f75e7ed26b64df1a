import type { Watch } from '@fjernsyn/shell';
import { Button, Dialog, Notice } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { useObservedPart } from '../hooks/use-observed-part';
import { useTexts } from '../hooks/use-texts';
import { failureTexts } from '../messages/failure/failure-texts';
import { shortCodeOf } from '../messages/failure/short-codes';
import { playbackErrorText, playbackErrorTitle } from '../messages/player/playback-error-text';
import { playbackErrorTexts } from '../messages/player/playback-error-texts';

/** Props of {@link WatchFailure}. */
export interface WatchFailureProps {
  readonly watch: Pick<Watch, 'view' | 'command' | 'retry'>;
}

/** Why something does not play, with another try where that may help, and OK, which leads back; over the last picture where it is kept. */
export function WatchFailure({ watch }: WatchFailureProps): ReactElement {
  const t = useTexts(playbackErrorTexts);
  const say = useTexts(failureTexts);
  const { target } = useClient().application.device;
  const { code, isChannel, isPictureKept, canRetry } = useObservedPart(
    watch.view,
    ({ error, item, playback, ...view }) => ({
      code: error ?? 'shell/unexpected',
      isChannel: item?.type === 'channel' || playback?.isLive === true,
      isPictureKept: playback?.isPictureKept === true,
      canRetry: view.canRetry,
    }),
  );
  const words = {
    title: playbackErrorTitle(t, isChannel),
    text: playbackErrorText(t, code, { isChannel, isTv: target !== 'web' }),
    code: say('failure.code', { code: shortCodeOf(code) }),
    actions: (
      <>
        {canRetry && <Button focusKey="retry" order={0} label={t('action.retry')} onActivate={watch.retry} />}
        <Button focusKey="ok" order={1} label={t('action.ok')} onActivate={() => watch.command('leave')} />
      </>
    ),
  };
  return isPictureKept ? <Dialog focusKey="failure" {...words} /> : <Notice isError {...words} />;
}
