import { toNodeId } from '@fjernsyn/focus';
import { durationsMs } from '@fjernsyn/kernel';
import { type Application, contentIdOf, type Watch, type WatchView } from '@fjernsyn/shell';
import { Button, Notice, type PlayerControlsProps, Spinner } from '@fjernsyn/ui';
import { type ComponentType, type ReactElement, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useClient } from '../application-context';
import { useTopPointer } from '../header/use-top-pointer';
import { useIsFocused } from '../hooks/use-is-focused';
import { useObserved } from '../hooks/use-observed';
import { usePageTitle } from '../hooks/use-page-title';
import { useTexts } from '../hooks/use-texts';
import type { Translate } from '../messages/create-translate';
import { playbackErrorText } from '../messages/player/playback-error-text';
import { type PlayerTexts, playerTexts } from '../messages/player/player-texts';
import { clockWords, timeWords } from '../messages/words';
import { subtitlesSwitchOf } from './subtitles-switch';
import { toThumbnails } from './to-thumbnails';
import styles from './watch-screen.module.css';

/** Props of {@link WatchScreen}. */
export interface WatchScreenProps {
  readonly watch: Watch;
  readonly entryKey: string;
  /** The item's title; undefined where it could not be had. */
  readonly title: string | undefined;
  /** The controls, fetched beside this screen. */
  readonly PlayerControls: ComponentType<PlayerControlsProps>;
}

/** An item being played: its picture, the controls over it, or why it does not play. */
export function WatchScreen({ watch, entryKey, PlayerControls, ...known }: WatchScreenProps): ReactElement {
  const { application, toMediaSurface } = useClient();
  const t = useTexts(playerTexts);
  const view = useObserved(watch.view);
  const isCovered = useObserved(application.overlays.visible) !== undefined;
  const stage = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const title = view.item?.title ?? known.title;
  usePageTitle(title);
  useControlFocus(view, contentIdOf(entryKey));
  useStageFocus(stage, view, isCovered);
  useTopPointer();
  const isOnSeekBar = useIsFocused(seekBarId(contentIdOf(entryKey)));
  const hasStrip = isOnSeekBar && view.thumbnails.length > 0;
  const overPicture = hasStrip ? 'strip' : 'controls';

  useEffect(() => application.remote.handle(watch.handle), [application, watch]);
  useEffect(() => {
    if (!video.current) return undefined;
    const detach = watch.attach(toMediaSurface(video.current));
    return () => void detach();
  }, [watch, toMediaSurface]);

  return (
    <main
      ref={stage}
      className={`${styles.screen} fs-deep`}
      tabIndex={-1}
      aria-label={title ? t('player.label', { title }) : t('player.loading')}
      onMouseMove={watch.wake}
      onKeyDown={(event) => {
        // Nothing else here can be tabbed to: the browser would take the focus out of the page.
        if (event.key !== 'Tab' || event.target !== event.currentTarget) return;
        event.preventDefault();
        watch.wake();
      }}
    >
      {/* The engine adds its subtitles after the video: they need an element of their own to be added to. */}
      <div className={`${styles.picture} fs-text`} data-under={view.areControlsShown ? overPicture : undefined}>
        {/* biome-ignore lint/a11y/useMediaCaption: subtitles are tracks of the media engine, chosen by the viewer. */}
        <video ref={video} className={styles.video} playsInline tabIndex={-1} />
      </div>
      {!view.error && <WatchControls {...{ watch, view, PlayerControls }} />}
      {/* One thing at a time: a dialog over it says what is wrong. */}
      {view.error && !isCovered && <WatchFailure {...{ watch, view }} />}
    </main>
  );
}

interface WatchControlsProps extends Pick<WatchScreenProps, 'watch' | 'PlayerControls'> {
  readonly view: WatchView;
}

function WatchControls({ watch, view, PlayerControls }: WatchControlsProps): ReactElement {
  const { application } = useClient();
  const t = useTexts(playerTexts);
  const { playback, item } = view;
  const thumbnails = useMemo(() => toThumbnails(view.thumbnails), [view.thumbnails]);
  if (!playback || !item) return <Waiting />;
  const positionSeconds = playback.previewSeconds ?? playback.positionSeconds;
  const { durationSeconds } = playback;
  const subtitles = subtitlesSwitchOf(t, playback, watch.selectSubtitle);
  const isEnded = playback.state === 'ENDED';
  return (
    <PlayerControls
      isVisible={view.areControlsShown}
      isPlaying={playback.isPlayIntended && !isEnded}
      isBuffering={playback.state === 'BUFFERING' || playback.state === 'LOADING' || playback.state === 'UNKNOWN'}
      title={item.title}
      subtitle={item.tagline || undefined}
      endsText={playback.state === 'PLAYING' ? endsText(application, t, playback) : undefined}
      positionSeconds={positionSeconds}
      durationSeconds={durationSeconds ?? 0}
      bufferedSeconds={playback.positionSeconds + playback.bufferedAheadSeconds}
      positionText={clockWords(positionSeconds)}
      durationText={durationSeconds === undefined ? undefined : clockWords(durationSeconds)}
      labels={{
        play: isEnded ? t('player.replay') : t('player.play'),
        pause: t('player.pause'),
        rewind: t('player.backward'),
        forward: t('player.forward'),
        back: t('action.back'),
        seek: t('player.position'),
        buffering: t('player.loading'),
      }}
      onPlayPause={() => watch.command('toggle')}
      onRewind={() => watch.command('seek-backward')}
      onForward={() => watch.command('seek-forward')}
      onSeekTo={watch.seekTo}
      onBack={() => watch.command('leave')}
      {...(subtitles ? { subtitles } : {})}
      thumbnails={thumbnails}
    />
  );
}

/** When the film ends if it plays on, by the clock of the service's zone. */
function endsText(
  { locale, clock, start }: Application,
  t: Translate<PlayerTexts>,
  playback: NonNullable<WatchView['playback']>,
): string | undefined {
  const { durationSeconds, positionSeconds } = playback;
  const state = start.state.get();
  if (durationSeconds === undefined || playback.isLive || state.phase !== 'open') return undefined;
  const endsAt = clock.now() + (durationSeconds - positionSeconds) * durationsMs.second;
  const timeZone = state.config.general?.defaultTimeZone ?? 'Europe/Copenhagen';
  const time = timeWords(endsAt, locale.state.get().language, timeZone);
  return time === '' ? undefined : t('player.ends', { time });
}

function Waiting(): ReactElement {
  const t = useTexts(playerTexts);
  return (
    <div className={styles.centre}>
      <Spinner label={t('player.loading')} />
    </div>
  );
}

function WatchFailure({ watch, view }: { readonly watch: Watch; readonly view: WatchView }): ReactElement {
  const t = useTexts(playerTexts);
  const code = view.error ?? 'shell/unexpected';
  return (
    <Notice
      isError
      title={t('player.failed.title')}
      text={playbackErrorText(t, code)}
      code={t('failure.code', { code })}
      actions={
        <>
          {view.canRetry && <Button focusKey="retry" order={0} label={t('action.retry')} onActivate={watch.retry} />}
          <Button focusKey="back" order={1} label={t('action.back')} onActivate={() => watch.command('leave')} />
        </>
      }
    />
  );
}

/** Leads focus to the control that the viewer's key asked for, when the controls appear. */
function useControlFocus({ areControlsShown, enter, playback }: WatchView, contentId: string): void {
  const { focus } = useClient().application;
  const isThere = playback !== undefined;
  useEffect(() => {
    if (!areControlsShown || !isThere) return;
    focus.focus(enter === 'seek-bar' ? seekBarId(contentId) : `${toNodeId(contentId, 'controls')}/buttons/play`);
  }, [focus, contentId, areControlsShown, enter, isThere]);
}

/** Gives a reader a place while the film is on its way or the controls are hidden: nothing has focus then, and keys are heard wherever it is. */
function useStageFocus(stage: RefObject<HTMLElement | null>, view: WatchView, isCovered: boolean): void {
  const isLoading = view.playback === undefined || view.item === undefined;
  const isBare = !isCovered && view.error === undefined && (isLoading || !view.areControlsShown);
  useEffect(() => {
    if (isBare) stage.current?.focus({ preventScroll: true });
  }, [stage, isBare]);
}

function seekBarId(contentId: string): string {
  return `${toNodeId(contentId, 'controls')}/seek/bar`;
}
