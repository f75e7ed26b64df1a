import { awaitsPicture, type Watch, type WatchView } from '@fjernsyn/shell';
import { Button, type PlayerControlsProps, type PlayerParts, Spinner, useUiSettings } from '@fjernsyn/ui';
import { type ReactElement, useMemo } from 'react';
import { useClient } from '../application-context';
import type { OpenedCasting } from '../cast/casting-of';
import { useObservedPart } from '../hooks/use-observed-part';
import { useTexts } from '../hooks/use-texts';
import { useTold } from '../hooks/use-told';
import type { Translate } from '../messages/create-translate';
import { type PlayerTexts, playerTexts } from '../messages/player/player-texts';
import type { OpenMenu } from './use-menu';
import { useMenuControls } from './use-menu-controls';
import { usePlayerClock } from './use-player-clock';
import { WatchBar } from './watch-bar';
import { toHead } from './watch-head';
import styles from './watch-screen.module.css';
import { WatchTimes } from './watch-times';

/** Props of {@link WatchControls}. */
export interface WatchControlsProps {
  readonly watch: Watch;
  readonly menu: OpenMenu;
  readonly parts: PlayerParts;
  /** Missing where nothing is cast. */
  readonly casting: OpenedCasting | undefined;
}

/** The controls over what plays, and what they do; a spinner before there is anything to control. */
export function WatchControls({ watch, menu, parts, casting }: WatchControlsProps): ReactElement {
  const { t: say } = useClient();
  const t = useTexts(playerTexts);
  const clock = usePlayerClock();
  const head = useObservedPart(watch.view, (view) => toHead(t, say, view, clock));
  const can = useObservedPart(watch.view, toAbilities);
  const menus = useMenuControls(watch, menu);
  const windowControls = useWindowControls(watch, t);
  const actions = useMemo(() => actionsOf(watch), [watch]);
  const { isThere, isLoading, offer, scanRate } = can;
  const { PlayerControls } = parts;
  const offerText = offer && t(offer === 'skip-intro' ? 'player.skipIntro' : 'player.skipSummary');
  // Beside the controls, which keep their focus.
  useTold(can.areControlsShown ? offerText : undefined);
  if (!isThere) return <Waiting label={t('player.loading')} />;
  return (
    <PlayerControls
      isVisible={can.areControlsShown}
      isPlaying={can.isPlaying}
      isBuffering={can.isBuffering}
      isLoading={isLoading}
      title={head.title}
      subtitle={head.subtitle}
      endsText={head.endsText}
      live={can.isLive ? { text: t('player.live'), isAtEdge: can.isAtEdge } : undefined}
      labels={labelsOf(t)}
      bar={can.canSeek ? (place) => <WatchBar watch={watch} SeekBar={parts.SeekBar} place={place} /> : undefined}
      times={<WatchTimes watch={watch} PlayerTimes={parts.PlayerTimes} />}
      scan={
        scanRate === 0 ? undefined : { text: t('player.times', { rate: Math.abs(scanRate) }), isForward: scanRate > 0 }
      }
      onPlayPause={can.canPause ? actions.toggle : undefined}
      onRewind={can.canSeek ? actions.rewind : undefined}
      onForward={can.canSeek ? actions.forward : undefined}
      onBack={actions.back}
      startOver={can.hasStartOver ? { label: t('player.startOver'), onActivate: actions.startOver } : undefined}
      toLive={can.isLive && !can.isAtEdge ? { label: t('player.toLive'), onActivate: actions.toLive } : undefined}
      {...menus}
      details={can.hasDetails ? { label: t('player.details'), onActivate: actions.details } : undefined}
      {...windowControls}
      extra={casting && <casting.CastButton casting={casting.casting} ControlButton={parts.ControlButton} />}
      offer={
        offerText === undefined ? undefined : (
          <Button focusKey="skip" icon="next" label={offerText} onActivate={actions.skip} />
        )
      }
    />
  );
}

/** What the controls read of a view beside its words: nothing that moves while it plays. */
function toAbilities({ playback, item, offer, programme, areControlsShown, hasDetails }: WatchView) {
  return {
    isThere: playback !== undefined && item !== undefined,
    isLoading: playback === undefined || awaitsPicture(playback),
    isBuffering: playback === undefined || playback.state === 'BUFFERING' || awaitsPicture(playback),
    isPlaying: playback?.isPlayIntended === true,
    isLive: playback?.window.liveEdgeSeconds !== undefined,
    isAtEdge: playback?.behindLiveSeconds === 0,
    canSeek: playback?.canSeek === true,
    canPause: playback?.canPause === true,
    scanRate: playback?.scanRate ?? 0,
    hasStartOver: programme?.hasStartOver === true,
    hasDetails,
    offer: offer?.type,
    areControlsShown,
  };
}

function actionsOf({ command }: Watch) {
  return {
    toggle: () => command('toggle'),
    rewind: () => command('seek-backward'),
    forward: () => command('seek-forward'),
    back: () => command('leave'),
    startOver: () => command('start-over'),
    toLive: () => command('go-to-live'),
    details: () => command('details'),
    skip: () => command('skip'),
  };
}

/** What a window has and a set's own remote does: volume, picture in picture, the whole screen. */
function useWindowControls(
  watch: Watch,
  t: Translate<PlayerTexts>,
): Pick<PlayerControlsProps, 'volume' | 'pictureInPicture' | 'fullScreen'> {
  const isDesktop = useUiSettings().layout.name === 'desktop';
  const { sound, hasFullScreen, canPictureInPicture } = useObservedPart(watch.view, (view) => ({
    sound: view.sound,
    hasFullScreen: view.hasFullScreen,
    canPictureInPicture: view.canPictureInPicture,
  }));
  const { volume, isMuted } = sound;
  const text = isMuted ? t('player.soundOff') : t('player.volume', { percent: Math.round(volume * 100) });
  const { command, setVolume } = watch;
  return {
    volume: isDesktop
      ? { label: `${t('player.sound')}: ${text}`, volume, isMuted, onMute: () => command('mute'), onVolume: setVolume }
      : undefined,
    pictureInPicture: canPictureInPicture
      ? { label: t('player.pictureInPicture'), onActivate: () => command('picture-in-picture') }
      : undefined,
    fullScreen: hasFullScreen ? { label: t('player.fullScreen'), onActivate: () => command('full-screen') } : undefined,
  };
}

function labelsOf(t: Translate<PlayerTexts>): PlayerControlsProps['labels'] {
  return {
    play: t('player.play'),
    pause: t('player.pause'),
    rewind: t('player.backward'),
    forward: t('player.forward'),
    back: t('action.back'),
    buffering: t('player.loading'),
  };
}

function Waiting({ label }: { readonly label: string }): ReactElement {
  return (
    <div className={styles.centre}>
      <Spinner label={label} />
    </div>
  );
}
