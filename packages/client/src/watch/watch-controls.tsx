import type { Watch, WatchView } from '@fjernsyn/shell';
import { type PlayerControlsProps, Spinner } from '@fjernsyn/ui';
import { type ComponentType, type ReactElement, useMemo } from 'react';
import { useClient, useOpened } from '../application-context';
import { useTexts } from '../hooks/use-texts';
import type { Translate } from '../messages/create-translate';
import { clockWords } from '../messages/player/clock-words';
import { type PlayerTexts, playerTexts } from '../messages/player/player-texts';
import { endsText } from './ends-text';
import { subtitlesSwitchOf } from './subtitles-switch';
import { toThumbnails } from './to-thumbnails';
import styles from './watch-screen.module.css';

/** Props of {@link WatchControls}. */
export interface WatchControlsProps {
  readonly watch: Watch;
  readonly view: WatchView;
  /** The controls, fetched beside the screen. */
  readonly PlayerControls: ComponentType<PlayerControlsProps>;
}

/** The controls over what plays, and what they do; a spinner before there is anything to control. */
export function WatchControls({ watch, view, PlayerControls }: WatchControlsProps): ReactElement {
  const { serviceClock, locale } = useClient().application;
  const { config } = useOpened();
  const t = useTexts(playerTexts);
  const { playback, item } = view;
  const thumbnails = useMemo(() => toThumbnails(view.thumbnails), [view.thumbnails]);
  if (!playback || !item) return <Waiting />;
  const { state, durationSeconds } = playback;
  const positionSeconds = playback.previewSeconds ?? playback.positionSeconds;
  const isEnded = state === 'ENDED';
  const { language } = locale.state.get();
  return (
    <PlayerControls
      isVisible={view.areControlsShown}
      isPlaying={playback.isPlayIntended && !isEnded}
      isBuffering={state === 'BUFFERING' || state === 'LOADING' || state === 'UNKNOWN'}
      title={item.title}
      subtitle={item.tagline || undefined}
      endsText={endsText(t, playback, { now: serviceClock.now(), language, config })}
      positionSeconds={positionSeconds}
      durationSeconds={durationSeconds ?? 0}
      bufferedSeconds={playback.positionSeconds + playback.bufferedAheadSeconds}
      positionText={clockWords(positionSeconds)}
      durationText={durationSeconds === undefined ? undefined : clockWords(durationSeconds)}
      labels={labelsOf(t, isEnded)}
      onPlayPause={() => watch.command('toggle')}
      onRewind={() => watch.command('seek-backward')}
      onForward={() => watch.command('seek-forward')}
      onSeekTo={watch.seekTo}
      onBack={() => watch.command('leave')}
      subtitles={subtitlesSwitchOf({ t, language }, playback, watch.selectSubtitle)}
      thumbnails={thumbnails}
    />
  );
}

function labelsOf(t: Translate<PlayerTexts>, isEnded: boolean): PlayerControlsProps['labels'] {
  return {
    play: isEnded ? t('player.replay') : t('player.play'),
    pause: t('player.pause'),
    rewind: t('player.backward'),
    forward: t('player.forward'),
    back: t('action.back'),
    seek: t('player.position'),
    buffering: t('player.loading'),
  };
}

function Waiting(): ReactElement {
  const t = useTexts(playerTexts);
  return (
    <div className={styles.centre}>
      <Spinner label={t('player.loading')} />
    </div>
  );
}
