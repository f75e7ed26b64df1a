import type { PlayableItem } from '@fjernsyn/catalogue';
import type { Programme } from '@fjernsyn/contracts';
import {
  type DurationMs,
  durationsMs,
  type ErrorCode,
  type Instant,
  type Observed,
  type Unsubscribe,
} from '@fjernsyn/kernel';
import type { Clock, Ports } from '@fjernsyn/platform';
import type { ContentLimit, Viewer } from '@fjernsyn/session';
import { shellErrors } from '../errors';
import { type Programmes, programmeAt } from './programmes';
import { within } from './within';

/** Dependencies of {@link createChannelAdmission}. */
export interface ChannelAdmissionDeps {
  readonly ports: Pick<Ports, 'clock'>;
  /** The service's time. */
  readonly time: Pick<Clock, 'now'>;
  readonly programmes: Programmes;
  readonly viewer: Observed<Pick<Viewer, 'limit'>>;
  /** Takes the picture away for a reason; without one the channel plays again, where it is live. */
  readonly withhold: (reason: ErrorCode | undefined) => void;
}

/** Whether what a channel sends may be shown to the viewer, piece by piece. */
export interface ChannelAdmission {
  /** Another item begins. */
  begin(): void;
  /** Whether an item may begin; a channel that may not is told to later. */
  admit(item: Pick<PlayableItem, 'id' | 'type'>): Promise<boolean>;
  /** Judges where a channel plays by its programmes; `isLive` where that is as live as it plays. */
  judge(
    channelId: string,
    programmes: readonly Programme[],
    place: { readonly at: Instant; readonly isLive: boolean },
  ): void;
  readonly stop: Unsubscribe;
}

/** How far around a place programmes are read for a viewer with a limit, who is told of what is left out by what lies beside it. */
export const admissionReachMs: DurationMs = 12 * durationsMs.hour;
/** How long a channel waits for its programmes before it begins without them. */
const admissionWaitMs: DurationMs = 3 * durationsMs.second;
/** How far behind now a channel plays before that was seen, and at most. */
const usualDelayMs: DurationMs = 10 * durationsMs.second;
const mostDelayMs: DurationMs = durationsMs.minute;
const shortestWaitMs: DurationMs = durationsMs.second;

/** Makes the {@link ChannelAdmission}. */
export function createChannelAdmission(deps: ChannelAdmissionDeps): ChannelAdmission {
  const { time, programmes, viewer, withhold } = deps;
  const { clock } = deps.ports;
  let delayMs = usualDelayMs;
  let withheld: ErrorCode | undefined;
  let turn = 0;
  let endWait: Unsubscribe = () => undefined;

  const liveAt = (): Instant => time.now() - delayMs;
  const read = (channelId: string) =>
    programmes.between(channelId, liveAt() - admissionReachMs, liveAt() + admissionReachMs);
  const hold = (channelId: string, known: readonly Programme[], reason: ErrorCode): void => {
    if (reason !== withheld) withhold(reason);
    withheld = reason;
    endWait();
    endWait = clock.after(waitMs(known, liveAt()), () => void check(channelId));
  };
  /** Looks whether what is live by now may be shown. */
  const check = async (channelId: string): Promise<void> => {
    const asked = turn;
    const known = await read(channelId);
    if (asked !== turn) return;
    const reason = withheldAt(known, liveAt(), viewer.get().limit);
    if (reason !== undefined) return hold(channelId, known, reason);
    withheld = undefined;
    withhold(undefined);
  };
  const begin = (): void => {
    turn += 1;
    withheld = undefined;
    delayMs = usualDelayMs;
    endWait();
  };

  return {
    begin,
    stop: begin,
    async admit({ id: channelId, type }) {
      const { limit } = viewer.get();
      if (type !== 'channel' || limit === undefined) return true;
      const asked = turn;
      const known = (await within(clock, admissionWaitMs, read(channelId))) ?? [];
      if (asked !== turn) return false;
      const reason = withheldAt(known, liveAt(), limit);
      if (reason !== undefined) hold(channelId, known, reason);
      return reason === undefined;
    },
    judge(channelId, known, { at, isLive }) {
      if (isLive) delayMs = Math.min(mostDelayMs, Math.max(0, time.now() - at));
      const reason = withheldAt(known, at, viewer.get().limit);
      if (reason !== undefined) hold(channelId, known, reason);
    },
  };
}

/**
 * Why a channel may not be shown at a moment. To a viewer with a limit the service tells nothing of what is above it: it leaves that out between others. Who
 * is limited by ratings alone is told of all else.
 */
export function withheldAt(
  programmes: readonly Programme[],
  at: Instant,
  limit: ContentLimit | undefined,
): ErrorCode | undefined {
  const on = programmeAt(programmes, at);
  if (on?.isBlackout) return shellErrors.programmeBlackedOut;
  if (limit === undefined) return undefined;
  const isLeftOut = on
    ? on.item === undefined && limit.classAge === Number.POSITIVE_INFINITY
    : programmes.some(({ endAt }) => endAt <= at) && programmes.some(({ startAt }) => startAt > at);
  return isLeftOut ? shellErrors.programmeBarred : undefined;
}

/** How long until something else is on: not for ever, as schedules change. */
function waitMs(programmes: readonly Programme[], at: Instant): DurationMs {
  const starts = programmes.map(({ startAt }) => startAt - at);
  const ends = programmes.map(({ endAt }) => endAt - at);
  const nextMs = Math.min(...starts.concat(ends).filter((ms) => ms > 0));
  return Math.min(durationsMs.minute, Math.max(shortestWaitMs, nextMs));
}
