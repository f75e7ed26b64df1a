import { attempt } from '@fjernsyn/browser';
import type { MediaSeconds } from '@fjernsyn/kernel';
import type { AvPlay } from './av-play';
import { createAvPlaySeeker } from './av-play-seeker';

/** Takes AVPlay to what is wished, one call at a time and each in a state that takes it. */
export interface AvPlaySteering {
  readonly isPlayWanted: boolean;
  /** Where it is to go, or is going; undefined once it is there. */
  readonly soughtSeconds: MediaSeconds | undefined;
  /** The audio to change to; undefined once it has been asked for. */
  readonly wishedAudio: number | undefined;
  play(): void;
  pause(): void;
  seek(seconds: MediaSeconds): void;
  selectAudio(index: number): void;
  /** Whether AVPlay has media to go on with. */
  setBuffering(isBuffering: boolean): void;
  /** Begins to make calls: it is prepared, or restored. */
  start(): void;
  /** Makes no more calls until the next start; a seek that was under way is then sent again. */
  stop(): void;
}

/** Dependencies of {@link createAvPlaySteering}. */
export interface AvPlaySteeringDeps {
  readonly avPlay: Pick<AvPlay, 'getState' | 'play' | 'pause' | 'seekTo' | 'setSelectTrack'>;
  /** Called when it has arrived somewhere. */
  readonly onArrival: () => void;
  /** Called with what `play` or `pause` threw. */
  readonly onFailure: (thrown: unknown) => void;
}

/** Makes an {@link AvPlaySteering}. */
export function createAvPlaySteering({ avPlay, onArrival, onFailure }: AvPlaySteeringDeps): AvPlaySteering {
  const wishes = { isStarted: false, isPlayWanted: false, isBuffering: false, audio: undefined as number | undefined };
  const seeker = createAvPlaySeeker(avPlay, () => {
    steer();
    onArrival();
  });
  const steer = (): void => {
    if (!wishes.isStarted) return;
    seeker.send();
    if (seeker.isUnderWay) return;
    try {
      playOrPause(avPlay, wishes.isPlayWanted);
    } catch (thrown) {
      onFailure(thrown);
    }
    // Audio changes while it plays alone, and not before all is buffered.
    const { audio, isBuffering } = wishes;
    if (audio === undefined || isBuffering || attempt(() => avPlay.getState()) !== 'PLAYING') return;
    wishes.audio = undefined;
    attempt(() => avPlay.setSelectTrack('AUDIO', audio));
  };
  const wish = (change: Partial<typeof wishes>): void => {
    Object.assign(wishes, change);
    steer();
  };
  return {
    get isPlayWanted() {
      return wishes.isPlayWanted;
    },
    get soughtSeconds() {
      return seeker.seconds;
    },
    get wishedAudio() {
      return wishes.audio;
    },
    play: () => wish({ isPlayWanted: true }),
    pause: () => wish({ isPlayWanted: false }),
    seek(seconds) {
      seeker.seek(seconds);
      steer();
    },
    selectAudio: (audio) => wish({ audio }),
    setBuffering: (isBuffering) => wish({ isBuffering }),
    start: () => wish({ isStarted: true }),
    stop() {
      wishes.isStarted = false;
      seeker.forget();
    },
  };
}

function playOrPause(avPlay: Pick<AvPlay, 'getState' | 'play' | 'pause'>, isPlayWanted: boolean): void {
  const isPlaying = avPlay.getState() === 'PLAYING';
  if (isPlayWanted && !isPlaying) avPlay.play();
  if (!isPlayWanted && isPlaying) avPlay.pause();
}
