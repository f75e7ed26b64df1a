import type { TimeCode } from '@fjernsyn/contracts';
import type { PlaybackView } from '../playback-view';

/** What a timeline goes by at a moment. */
export interface TimelineFacts {
  readonly playback: Pick<PlaybackView, 'state' | 'positionSeconds' | 'durationSeconds'>;
  readonly timeCodes: readonly TimeCode[];
  /** Whether it is known what comes next. */
  readonly hasNext: boolean;
  /** Whether that may begin by itself. */
  readonly isAutomatic: boolean;
  /** Whether so much was played that the viewer is asked first (S4.69). */
  readonly isQuestionDue: boolean;
}
