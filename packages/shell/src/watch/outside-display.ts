import { imageFor } from '@fjernsyn/catalogue';
import type { Instant, MediaSeconds, Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { NowPlayingDisplay, PlayingNow, Ports } from '@fjernsyn/platform';
import type { WatchCommand } from './watch-commands';
import { awaitsPicture, type WatchView } from './watch-view';

/** How wide the picture is, in CSS pixels. */
const pictureWidthPx = 512;

/** How far the place may be from the one that runs by itself. */
const strayedSeconds: MediaSeconds = 2;

/** Dependencies of {@link createOutsideDisplay}. */
export interface OutsideDisplayDeps {
  readonly ports: Pick<Ports, 'clock' | 'nowPlaying'>;
  readonly view: Observed<WatchView>;
  readonly command: (command: WatchCommand) => void;
}

/** The place outside the page that shows what is watched, from its first picture until it is stopped. */
export interface OutsideDisplay {
  readonly stop: Unsubscribe;
}

/** Makes the {@link OutsideDisplay}, which does nothing where there is no such place. */
export function createOutsideDisplay({ ports, view, command }: OutsideDisplayDeps): OutsideDisplay {
  const { nowPlaying, clock } = ports;
  if (nowPlaying === undefined) return { stop: () => undefined };
  let display: NowPlayingDisplay | undefined;
  let shown: { readonly playing: PlayingNow; readonly at: Instant } | undefined;
  let isAsked = false;
  let isStopped = false;

  const clear = (): void => {
    if (shown) display?.clear();
    shown = undefined;
  };
  const ask = async (): Promise<void> => {
    if (isAsked) return;
    isAsked = true;
    display = await nowPlaying.open();
    if (!isStopped) update();
  };
  const update = (): void => {
    const playing = toPlayingNow(view.get(), command);
    const at = clock.now();
    if (playing === undefined) clear();
    // Without its code the page plays as well.
    else if (display === undefined) ask().catch(() => undefined);
    else if (!shown || !isSame(placedAt(shown.playing, (at - shown.at) / 1_000), playing)) {
      shown = { playing, at };
      display.show(playing);
    }
  };
  const end = view.subscribe(update);
  return {
    stop() {
      isStopped = true;
      end();
      clear();
    },
  };
}

/** What plays, with its buttons; undefined where there is no picture. */
function toPlayingNow(
  { item, playback, programme, error, hasNext }: WatchView,
  command: OutsideDisplayDeps['command'],
): PlayingNow | undefined {
  if (item === undefined || playback === undefined || error !== undefined || awaitsPicture(playback)) return undefined;
  const { isPlayIntended, isLive, state, positionSeconds, durationSeconds, canSeek, canPause } = playback;
  return {
    title: programme?.title ?? item.title,
    subtitle: programme ? item.title : item.tagline || undefined,
    pictureUrl: imageFor([item.images ?? {}], 'wallpaper', { widthPx: pictureWidthPx }),
    isPlaying: isPlayIntended && state !== 'ENDED',
    positionSeconds,
    durationSeconds: isLive ? undefined : durationSeconds,
    actions: {
      play: () => command('play'),
      ...(canPause ? { pause: () => command('pause') } : {}),
      ...(canSeek ? { seekbackward: () => command('seek-backward'), seekforward: () => command('seek-forward') } : {}),
      ...(hasNext ? { nexttrack: () => command('next') } : {}),
      stop: () => command('leave'),
    },
  };
}

/** What was shown, where it has come to by now. */
function placedAt(playing: PlayingNow, sinceSeconds: MediaSeconds): PlayingNow {
  return playing.isPlaying ? { ...playing, positionSeconds: playing.positionSeconds + sinceSeconds } : playing;
}

function isSame(one: PlayingNow, other: PlayingNow): boolean {
  const hasStrayed = Math.abs(one.positionSeconds - other.positionSeconds) > strayedSeconds;
  return !hasStrayed && JSON.stringify(toFacts(one)) === JSON.stringify(toFacts(other));
}

/** What is shown beside the place. */
function toFacts({ positionSeconds: _, actions, ...facts }: PlayingNow): unknown {
  return [facts, Object.keys(actions)];
}
