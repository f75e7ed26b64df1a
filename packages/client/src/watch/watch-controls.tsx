import { awaitsPicture, type Watch, type WatchView } from '@fjernsyn/shell';
import { type PlayerControlsProps, Spinner, useUiSettings } from '@fjernsyn/ui';
import { type ComponentType, type ReactElement, useMemo } from 'react';
import { useClient, useOpened } from '../application-context';
import { useTexts } from '../hooks/use-texts';
import type { Translate } from '../messages/create-translate';
import { type PlayerTexts, playerTexts } from '../messages/player/player-texts';
import { barOf } from './bar-of';
import { endsText } from './ends-text';
import { liveStandingOf } from './live-standing';
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
  const { layout } = useUiSettings();
  const t = useTexts(playerTexts);
  const { playback, item } = view;
  const thumbnails = useMemo(() => toThumbnails(view.thumbnails), [view.thumbnails]);
  if (!playback || !item) return <Waiting />;
  const { state } = playback;
  const isEnded = state === 'ENDED';
  const { language } = locale.state.get();
  const timeZone = config.general?.defaultTimeZone ?? 'Europe/Copenhagen';
  const live = liveStandingOf({ t, language, timeZone }, playback, watch.seekTo);
  return (
    <PlayerControls
      isVisible={view.areControlsShown}
      isPlaying={playback.isPlayIntended && !isEnded}
      isBuffering={state === 'BUFFERING' || awaitsPicture(playback)}
      isLoading={awaitsPicture(playback)}
      statusText={isEnded ? t('player.ended') : undefined}
      title={item.title}
      subtitle={item.tagline || undefined}
      endsText={endsText(t, playback, { now: serviceClock.now(), language, config })}
      live={live}
      {...barOf(playback, live, watch.seekTo)}
      labels={labelsOf(t, isEnded)}
      onPlayPause={() => watch.command('toggle')}
      onRewind={() => watch.command('seek-backward')}
      onForward={() => watch.command('seek-forward')}
      onBack={() => watch.command('leave')}
      subtitles={subtitlesSwitchOf({ t, language }, playback, watch.selectSubtitle)}
      sound={layout.name === 'desktop' ? soundSwitchOf(t, view.sound, watch) : undefined}
      fullScreen={
        view.hasFullScreen ? { label: t('player.fullScreen'), onToggle: () => watch.command('full-screen') } : undefined
      }
      thumbnails={live === undefined ? thumbnails : undefined}
    />
  );
}

function soundSwitchOf(
  t: Translate<PlayerTexts>,
  { volume, isMuted }: WatchView['sound'],
  watch: Pick<Watch, 'command'>,
): PlayerControlsProps['sound'] {
  const text = isMuted ? t('player.soundOff') : t('player.volume', { percent: Math.round(volume * 100) });
  return { text, label: `${t('player.sound')}: ${text}`, isOn: !isMuted, onToggle: () => watch.command('mute') };
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
