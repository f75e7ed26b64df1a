import type { MediaSeconds, Unsubscribe } from '@fjernsyn/kernel';
import type { Playback, PlaybackCommand } from '@fjernsyn/player';
import { awaitsPicture } from './watch-view';

/** How much of the beginning may have been seen where it is told late that an item was left elsewhere. */
const mostSeenSeconds: MediaSeconds = 30;

const leadingElsewhere: readonly PlaybackCommand['type'][] = ['SEEK_BY', 'SEEK_TO', 'SCAN'];

/** Takes a viewer to where they left an item, once that is known. */
export interface LateResume {
  /** Hears what the viewer asks for: whoever goes elsewhere stays there. */
  heard(command: PlaybackCommand): void;
  readonly stop: Unsubscribe;
}

/** Makes the {@link LateResume} of an item that began before it was known where it was left. */
export function createLateResume(
  playback: Pick<Playback, 'getSnapshot' | 'subscribe' | 'send'>,
  resumeSeconds: Promise<MediaSeconds>,
): LateResume {
  let atSeconds: MediaSeconds | undefined;
  let isOver = false;
  const resume = (): void => {
    const snapshot = playback.getSnapshot();
    if (isOver || atSeconds === undefined || awaitsPicture(snapshot)) return;
    stop();
    if (atSeconds > 0 && snapshot.positionSeconds < mostSeenSeconds) playback.send({ type: 'SEEK_TO', atSeconds });
  };
  const end = playback.subscribe(resume);
  const stop = (): void => {
    isOver = true;
    end();
  };
  resumeSeconds.then((seconds) => {
    atSeconds = seconds;
    resume();
  }, stop);
  return {
    heard: ({ type }) => leadingElsewhere.includes(type) && stop(),
    stop,
  };
}
