import type { NowPlayingAction, NowPlayingDisplay, PlayingNow } from '@fjernsyn/platform';
import { attempt } from '../attempt';

const actions: readonly NowPlayingAction[] = ['play', 'pause', 'seekbackward', 'seekforward', 'nexttrack', 'stop'];

/** Makes the {@link NowPlayingDisplay} of a browser's media session. */
export function createMediaSessionDisplay({
  navigator: { mediaSession: session },
  MediaMetadata,
}: Pick<Window & typeof globalThis, 'navigator' | 'MediaMetadata'>): NowPlayingDisplay {
  let described = '';
  const describe = ({ title, subtitle = '', pictureUrl }: PlayingNow): void => {
    const artwork = pictureUrl === undefined ? [] : [{ src: pictureUrl }];
    const description = JSON.stringify([title, subtitle, pictureUrl]);
    // A description that is set anew fetches its picture anew.
    if (description !== described) session.metadata = new MediaMetadata({ title, artist: subtitle, artwork });
    described = description;
  };
  // A browser throws at an action that it does not know.
  const offer = (offered: PlayingNow['actions']): void => {
    for (const action of actions) attempt(() => session.setActionHandler(action, offered[action] ?? null));
  };
  // Old browsers have no position, and new ones throw at one that lies behind the end.
  const place = (state?: MediaPositionState): void => void attempt(() => session.setPositionState(state));

  return {
    show(playing) {
      const { isPlaying, positionSeconds, durationSeconds } = playing;
      describe(playing);
      offer(playing.actions);
      session.playbackState = isPlaying ? 'playing' : 'paused';
      place(durationSeconds === undefined ? undefined : { duration: durationSeconds, position: positionSeconds });
    },
    clear() {
      described = '';
      session.metadata = null;
      offer({});
      session.playbackState = 'none';
      place();
    },
  };
}
