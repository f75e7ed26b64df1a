import type { PlaybackConfig } from '@fjernsyn/contracts';
import { createObservable, type MediaSeconds, type Observed } from '@fjernsyn/kernel';
import { createNextOffer, type UpNext } from './next-offer';
import { createSkipOffer, type SkipKind } from './skip-offer';
import { saneTimeCodes } from './skippable';
import type { TimelineFacts } from './timeline-facts';

/** What an item offers along its way. */
export interface TimelineView {
  /** Undefined where there is nothing to skip. */
  readonly offer: SkipKind | undefined;
  /** Undefined where it is not time for what comes next, or nothing does. */
  readonly upNext: UpNext | undefined;
  /** Whether the viewer is asked if anybody is still there, before the next begins. */
  readonly isChainQuestion: boolean;
  /** Whether it is over and nothing begins by itself. */
  readonly isEnd: boolean;
}

/** Dependencies of {@link createTimeline}. */
export interface TimelineDeps {
  readonly config: Pick<PlaybackConfig, 'chainPlaySqueezeback' | 'chainPlayCountdown'> | undefined;
  /** Sends the playback to a position. */
  readonly seekTo: (seconds: MediaSeconds) => void;
  /** Plays what comes next; called once for an item. */
  readonly playNext: () => void;
}

/** What one item offers beside its picture: parts to skip, and what comes next. It sets no timer: what plays moves it. */
export interface Timeline {
  readonly view: Observed<TimelineView>;
  /** Takes in how things stand. */
  update(facts: TimelineFacts): void;
  /** Goes to the end of the part that is offered to be skipped. */
  skip(): void;
  /** Watches the credits: what comes next neither shows nor begins by itself. */
  cancelNext(): void;
  /** Plays what comes next, now; also the answer to the question whether anybody is there. */
  next(): void;
}

/** What is offered before anything plays. */
export const emptyTimeline: TimelineView = {
  offer: undefined,
  upNext: undefined,
  isChainQuestion: false,
  isEnd: false,
};

/** States in which there is neither a picture nor an end. */
const bareStates: readonly string[] = ['UNKNOWN', 'LOADING', 'ERROR'];

/** Makes the {@link Timeline} of one item. */
export function createTimeline({ config, seekTo, playNext }: TimelineDeps): Timeline {
  const view = createObservable(emptyTimeline);
  const skipOffer = createSkipOffer();
  const nextOffer = createNextOffer(config);
  let hasGoneOn = false;

  const next = (): void => {
    if (hasGoneOn) return;
    hasGoneOn = true;
    playNext();
  };
  const change = (to: Partial<TimelineView>): void => {
    const changed = { ...view.get(), ...to };
    if (!isSame(changed, view.get())) view.set(changed);
  };

  return {
    view,
    update(facts) {
      const { state, positionSeconds, durationSeconds } = facts.playback;
      if (hasGoneOn) return;
      if (bareStates.indexOf(state) >= 0) {
        change(emptyTimeline);
        return;
      }
      const timeCodes = saneTimeCodes(facts.timeCodes, durationSeconds);
      const isEnded = state === 'ENDED';
      const upNext = nextOffer.at({ ...facts, timeCodes });
      const isGoingOn = upNext?.secondsLeft !== undefined && (isEnded || upNext.secondsLeft === 0);
      const isChainQuestion = isGoingOn && facts.isQuestionDue;
      change({
        offer: skipOffer.at(timeCodes, isEnded ? undefined : positionSeconds),
        upNext: isEnded || isChainQuestion ? undefined : upNext,
        isChainQuestion,
        isEnd: isEnded && !isGoingOn,
      });
      if (isGoingOn && !isChainQuestion) next();
    },
    skip() {
      const toSeconds = skipOffer.take();
      if (toSeconds === undefined) return;
      change({ offer: undefined });
      seekTo(toSeconds);
    },
    cancelNext() {
      nextOffer.cancel();
      change({ upNext: undefined });
    },
    next,
  };
}

function isSame(one: TimelineView, other: TimelineView): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
