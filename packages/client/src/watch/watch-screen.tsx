import { contentIdOf, type Watch, type WatchView } from '@fjernsyn/shell';
import { type PlayerParts, playerControlIds } from '@fjernsyn/ui';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useMemo, useRef } from 'react';
import { useClient } from '../application-context';
import type { OpenedCasting } from '../cast/casting-of';
import { useTopPointer } from '../header/use-top-pointer';
import { useObserved } from '../hooks/use-observed';
import { useObservedPart } from '../hooks/use-observed-part';
import { usePageTitle } from '../hooks/use-page-title';
import { useTexts } from '../hooks/use-texts';
import { playerTexts } from '../messages/player/player-texts';
import { ChainQuestion } from './chain-question';
import { useMenu } from './use-menu';
import { useBareFocus, useControlFocus } from './use-watch-focus';
import { useWatchKeys } from './use-watch-keys';
import { WatchControls } from './watch-controls';
import { WatchEnd } from './watch-end';
import { WatchFailure } from './watch-failure';
import { WatchMenu } from './watch-menu';
import { WatchNotice } from './watch-notice';
import { WatchPicture } from './watch-picture';
import styles from './watch-screen.module.css';
import { isWaiting, stageOf } from './watch-stage';
import { WatchUpNext } from './watch-up-next';

/** Props of {@link WatchScreen}. */
export interface WatchScreenProps {
  readonly watch: Watch;
  readonly entryKey: string;
  /** What stands over the picture, fetched beside this screen. */
  readonly parts: PlayerParts;
  /** Casting, fetched beside this screen; missing where nothing is cast. */
  readonly casting?: OpenedCasting | undefined;
}

/** An item being played: its picture, what stands over it, or why it does not play. */
export function WatchScreen({ watch, entryKey, parts, casting }: WatchScreenProps): ReactElement {
  const { overlays } = useClient().application;
  const t = useTexts(playerTexts);
  const { title, stage, ...state } = useObservedPart(watch.view, toState);
  const isCovered = useObserved(overlays.visible) !== undefined;
  const main = useRef<HTMLElement>(null);
  const ids = useMemo(() => playerControlIds(contentIdOf(entryKey)), [entryKey]);
  const isPlaying = stage === 'playing';
  const menu = useMenu(watch, isPlaying && !state.isWaiting);
  const place = { ...state, isPlaying, isCovered };
  usePageTitle(title);
  useWatchKeys(watch, ids, { stage, menu, isOfferAlone: state.hasOffer && !state.areControlsShown });
  useControlFocus(ids, place);
  useBareFocus(main, place);
  useTopPointer();

  return (
    <main
      ref={main}
      className={`${styles.screen} fs-deep`}
      tabIndex={-1}
      aria-label={title ? t('player.label', { title }) : t('player.loading')}
      onMouseMove={watch.showControls}
      onClick={(event) => isPlaying && pressPicture(event, () => watch.command('toggle'))}
      onDoubleClick={(event) => pressPicture(event, () => watch.command('full-screen'))}
      onKeyDown={(event) => keepTab(event, watch.showControls)}
    >
      <WatchPicture watch={watch} ids={ids} stage={stage} />
      {casting && <casting.CastPicture casting={casting.casting} watch={watch} />}
      {(isPlaying || stage === 'question') && (
        <WatchControls watch={watch} menu={menu} parts={parts} casting={casting} />
      )}
      {isPlaying && menu.name === undefined && <WatchNotice watch={watch} />}
      {menu.name !== undefined && <WatchMenu watch={watch} menu={menu} name={menu.name} parts={parts} />}
      {stage === 'up-next' && <WatchUpNext watch={watch} parts={parts} />}
      {stage === 'ended' && <WatchEnd watch={watch} parts={parts} />}
      {stage === 'question' && !isCovered && <ChainQuestion command={watch.command} />}
      {/* One thing at a time: a dialog over it says what is wrong. */}
      {stage === 'failed' && !isCovered && <WatchFailure watch={watch} />}
    </main>
  );
}

/** What the screen itself reads of a view: nothing that moves while it plays. */
function toState(view: WatchView) {
  const { item, areControlsShown, enter, offer } = view;
  return {
    title: item?.title,
    stage: stageOf(view),
    isWaiting: isWaiting(view),
    hasOffer: offer !== undefined,
    canPause: view.playback?.canPause === true,
    areControlsShown,
    enter,
  };
}

/** Acts on a mouse's press in a desktop window, where nothing that can be pressed itself lies under it. */
function pressPicture({ target, nativeEvent }: MouseEvent<HTMLElement>, act: () => void): void {
  const isDesktop = document.documentElement.getAttribute('data-layout') === 'desktop';
  const isTouch = (nativeEvent as { readonly pointerType?: string }).pointerType === 'touch';
  const isControl = (target as Element).closest('a,button,[role=slider],[role=dialog],[data-menu-layer]') !== null;
  if (isDesktop && !isTouch && !isControl) act();
}

/** Keeps Tab in the page, where nothing else can be tabbed to, and lets it show the controls. */
function keepTab(event: KeyboardEvent<HTMLElement>, showControls: () => void): void {
  if (event.key !== 'Tab' || event.target !== event.currentTarget) return;
  event.preventDefault();
  showControls();
}
