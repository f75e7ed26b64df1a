import type { TileModel } from '@fjernsyn/catalogue';
import type { PlaybackConfig } from '@fjernsyn/contracts';
import type { Unsubscribe } from '@fjernsyn/kernel';
import type { PlaybackView, Timeline, TimelineDeps } from '@fjernsyn/player';
import type { SequelReader } from './sequel-reader';
import type { NextPlayable, WatchView } from './watch-view';

/** What the view shows of a course. */
export type CourseView = Pick<WatchView, 'offer' | 'upNext' | 'end' | 'isChainQuestion' | 'hasNext'>;

/** Dependencies of {@link createCourse}. */
export interface CourseDeps {
  readonly itemId: string;
  readonly createTimeline: (deps: TimelineDeps) => Timeline;
  readonly sequelReader: SequelReader;
  readonly playbackConfig: PlaybackConfig | undefined;
  readonly seekTo: (positionSeconds: number) => void;
  readonly playNext: (next: NextPlayable) => void;
  /** Whether the viewer is to be asked if anybody is still there. */
  readonly isQuestionDue: () => boolean;
  readonly onChanged: (view: CourseView) => void;
}

/** The way of one item: what can be skipped, what is next, and what is offered at its end. */
export interface Course extends Pick<Timeline, 'skip' | 'cancelNext' | 'next'> {
  /** Takes in how it plays. */
  follow(playback: PlaybackView): void;
  readonly stop: Unsubscribe;
}

/** Makes the {@link Course}. What is next is read once it plays, and what goes well with it at its end. */
export function createCourse(deps: CourseDeps): Course {
  const { itemId, sequelReader, playbackConfig } = deps;
  let next: NextPlayable | undefined;
  let hasNextFailed = false;
  let suggestions: readonly TileModel[] = [];
  let playback: PlaybackView | undefined;
  const timeline = deps.createTimeline({
    config: playbackConfig,
    seekTo: deps.seekTo,
    playNext: () => next && deps.playNext(next),
  });

  const show = (): void => {
    const { offer, upNext, isChainQuestion, isEnd } = timeline.view.get();
    if (isEnd) askSuggestions();
    deps.onChanged({
      offer: offer && { type: offer },
      upNext: upNext && next && { item: next, secondsLeft: upNext.secondsLeft },
      isChainQuestion,
      hasNext: next !== undefined,
      end: isEnd ? { next, suggestions, hasNextFailed } : undefined,
    });
  };
  const update = (): void => {
    if (playback === undefined) return;
    timeline.update({
      playback,
      timeCodes: playback.timeCodes,
      hasNext: next !== undefined,
      // A configured time of 0 lets nothing begin by itself (S4.70).
      isAutomatic: playbackConfig?.chainPlayTimeout !== 0,
      isQuestionDue: deps.isQuestionDue(),
    });
  };
  const ends = [timeline.view.subscribe(show)];
  const askNext = once(() =>
    ends.push(
      sequelReader.readNext(itemId, (read, hasFailed) => {
        next = read;
        hasNextFailed = hasFailed;
        update();
        show();
      }),
    ),
  );
  const askSuggestions = once(() =>
    ends.push(
      sequelReader.readSuggestions(itemId, (read) => {
        suggestions = read;
        show();
      }),
    ),
  );

  return {
    follow(now) {
      playback = now;
      if (now.state === 'PLAYING') askNext();
      update();
    },
    skip: timeline.skip,
    cancelNext: timeline.cancelNext,
    next: timeline.next,
    stop() {
      for (const end of ends) end();
    },
  };
}

function once(act: () => unknown): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
