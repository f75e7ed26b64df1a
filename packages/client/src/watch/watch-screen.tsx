import { awaitsPicture, contentIdOf, type Watch, type WatchView } from '@fjernsyn/shell';
import { type PlayerControlIds, type PlayerControlsProps, playerControlIds } from '@fjernsyn/ui';
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useClient } from '../application-context';
import { useTopPointer } from '../header/use-top-pointer';
import { useIsFocused } from '../hooks/use-is-focused';
import { useObserved } from '../hooks/use-observed';
import { usePageTitle } from '../hooks/use-page-title';
import { useTexts } from '../hooks/use-texts';
import { playerTexts } from '../messages/player/player-texts';
import { WatchControls } from './watch-controls';
import { WatchFailure } from './watch-failure';
import styles from './watch-screen.module.css';

/** Props of {@link WatchScreen}. */
export interface WatchScreenProps {
  readonly watch: Watch;
  readonly entryKey: string;
  /** The controls, fetched beside this screen. */
  readonly PlayerControls: ComponentType<PlayerControlsProps>;
}

/** An item being played: its picture, the controls over it, or why it does not play. */
export function WatchScreen({ watch, entryKey, PlayerControls }: WatchScreenProps): ReactElement {
  const { overlays } = useClient().application;
  const t = useTexts(playerTexts);
  const view = useObserved(watch.view);
  const isCovered = useObserved(overlays.visible) !== undefined;
  const main = useRef<HTMLElement>(null);
  const title = view.item?.title;
  const ids = useMemo(() => playerControlIds(contentIdOf(entryKey)), [entryKey]);
  usePageTitle(title);
  useWatchKeys(watch, ids);
  useControlFocus(view, ids);
  useBareFocus(main, view, isCovered);
  useTopPointer();

  return (
    <main
      ref={main}
      className={`${styles.screen} fs-deep`}
      tabIndex={-1}
      aria-label={title ? t('player.label', { title }) : t('player.loading')}
      onMouseMove={watch.showControls}
      onClick={(event) => pressPicture(event, () => watch.command('toggle'))}
      onDoubleClick={(event) => pressPicture(event, () => watch.command('full-screen'))}
      onKeyDown={(event) => keepTab(event, watch.showControls)}
    >
      <Picture watch={watch} view={view} ids={ids} />
      {!view.error && <WatchControls watch={watch} view={view} PlayerControls={PlayerControls} />}
      {/* One thing at a time: a dialog over it says what is wrong. */}
      {view.error && !isCovered && <WatchFailure watch={watch} view={view} />}
    </main>
  );
}

interface PictureProps extends Pick<WatchScreenProps, 'watch'> {
  readonly view: WatchView;
  readonly ids: PlayerControlIds;
}

/** The video, and what its subtitles must stand above. */
function Picture({ watch, view, ids }: PictureProps): ReactElement {
  const { toMediaSurface } = useClient();
  const video = useRef<HTMLVideoElement>(null);
  const isOnSeekBar = useIsFocused(ids.seekBar);
  const overPicture = isOnSeekBar && view.thumbnails.length > 0 ? 'strip' : 'controls';
  useEffect(() => {
    if (!video.current) return undefined;
    const detach = watch.attach(toMediaSurface(video.current));
    return () => void detach();
  }, [watch, toMediaSurface]);
  return (
    // The engine adds its subtitles after the video: they need an element of their own to be added to.
    <div className={`${styles.picture} fs-text`} data-under={view.areControlsShown ? overPicture : undefined}>
      {/* biome-ignore lint/a11y/useMediaCaption: subtitles are tracks of the media engine, chosen by the viewer. */}
      <video ref={video} className={styles.video} playsInline tabIndex={-1} />
    </div>
  );
}

/** Acts on a mouse's press in a desktop window, where nothing that can be pressed itself lies under it. */
function pressPicture({ target, nativeEvent }: MouseEvent<HTMLElement>, act: () => void): void {
  const isDesktop = document.documentElement.getAttribute('data-layout') === 'desktop';
  const isTouch = (nativeEvent as { readonly pointerType?: string }).pointerType === 'touch';
  if (isDesktop && !isTouch && (target as Element).closest('a,button,[role=slider],[role=dialog]') === null) act();
}

/** Keeps Tab in the page, where nothing else can be tabbed to, and lets it show the controls. */
function keepTab(event: KeyboardEvent<HTMLElement>, showControls: () => void): void {
  if (event.key !== 'Tab' || event.target !== event.currentTarget) return;
  event.preventDefault();
  showControls();
}

/** Hands the actions of the remote to the watch. */
function useWatchKeys(watch: Watch, { seekBar }: PlayerControlIds): void {
  const { focus, remote } = useClient().application;
  useEffect(
    () => remote.handle((action) => watch.handle(action, { isSeekBarFocused: focus.isFocused(seekBar) })),
    [remote, focus, watch, seekBar],
  );
}

/** Leads focus to the control that the viewer's key asked for, when the controls appear. */
function useControlFocus({ areControlsShown, enter, playback }: WatchView, { seekBar, play }: PlayerControlIds): void {
  const { focus } = useClient().application;
  const isThere = playback !== undefined && !awaitsPicture(playback);
  useEffect(() => {
    if (areControlsShown && isThere) focus.focus(enter === 'seek-bar' ? seekBar : play);
  }, [focus, seekBar, play, areControlsShown, enter, isThere]);
}

/** Gives the platform's focus to the screen while the film loads or the controls are hidden: no control has it then, and keys are heard anywhere. */
function useBareFocus(main: RefObject<HTMLElement | null>, view: WatchView, isCovered: boolean): void {
  const isLoading = view.playback === undefined || view.item === undefined || awaitsPicture(view.playback);
  const isBare = !isCovered && view.error === undefined && (isLoading || !view.areControlsShown);
  useEffect(() => {
    if (isBare) main.current?.focus({ preventScroll: true });
  }, [main, isBare]);
}
