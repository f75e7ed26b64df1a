import type { Observable, Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import type { ChainTimer, PlaybackView } from '@fjernsyn/player';
import { type Course, type CourseDeps, createCourse } from './course';
import type { WatchView } from './watch-view';

/** Dependencies of {@link createSequel}. */
export interface SequelDeps extends Pick<CourseDeps, 'sequelReader' | 'seekTo' | 'playNext'> {
  readonly ports: Pick<Ports, 'clock' | 'cast'>;
  readonly view: Observable<WatchView>;
  readonly playbackConfig?: CourseDeps['playbackConfig'];
  /** Fetches the player's code. */
  readonly loadPlayer: () => Promise<Pick<typeof import('@fjernsyn/player'), 'createTimeline' | 'createChainTimer'>>;
}

/** What is offered along what plays, and what comes after it, from one item to the next. */
export interface Sequel {
  /** Another item begins. */
  begin(itemId: string): void;
  /** Takes in how it plays. */
  follow(playback: PlaybackView): void;
  skip(): void;
  /** Plays what comes next, now. */
  next(): void;
  /** Watches the credits to their end. */
  cancelNext(): void;
  /** Somebody is still there. */
  keepWatching(): void;
  readonly stop: Unsubscribe;
}

/** Makes the {@link Sequel}. The count of what plays without an answer begins with it, and ends with it (S4.71). */
export function createSequel(deps: SequelDeps): Sequel {
  const { ports, view, playbackConfig, loadPlayer } = deps;
  let chain: ChainTimer | undefined;
  let course: Course | undefined;
  let playback: PlaybackView | undefined;
  let turn = 0;

  const follow = (): void => {
    if (playback === undefined) return;
    const isHere = ports.cast?.state.get().status !== 'connected';
    chain?.setPlaying(playback.state === 'PLAYING' && isHere);
    if (!playback.isLive) course?.follow(playback);
  };
  const end = (): void => {
    turn += 1;
    course?.stop();
    course = undefined;
    playback = undefined;
  };
  const start = async (itemId: string, begun: number): Promise<void> => {
    const { createTimeline, createChainTimer } = await loadPlayer();
    if (begun !== turn) return;
    chain ??= createChainTimer({
      clock: ports.clock,
      timeoutMinutes: playbackConfig?.chainPlayTimeout,
      onDue: follow,
    });
    course = createCourse({
      ...deps,
      itemId,
      createTimeline,
      playbackConfig,
      isQuestionDue: () => chain?.isDue() === true,
      onChanged: (changed) => view.set({ ...view.get(), ...changed }),
    });
    follow();
  };

  return {
    begin(itemId) {
      end();
      // Where the code does not come nothing plays either, and the watch says so.
      start(itemId, turn).catch(() => undefined);
    },
    follow(now) {
      playback = now;
      follow();
    },
    skip: () => course?.skip(),
    next: () => course?.next(),
    cancelNext: () => course?.cancelNext(),
    keepWatching() {
      chain?.answer();
      course?.next();
    },
    stop() {
      end();
      chain?.stop();
    },
  };
}
