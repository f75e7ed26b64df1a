import type { DurationMs, MediaSeconds } from '@fjernsyn/kernel';
import type { MediaRange } from '@fjernsyn/platform';
import { aheadOf, gapAfter } from './buffered-ranges';

/** What is so of a playback, each time that the ladder looks. */
export interface StallFacts {
  readonly positionSeconds: MediaSeconds;
  /** Whether the position ought to move: it plays, or is on its way to where it was sent. */
  readonly isToMove: boolean;
  readonly isSeeking: boolean;
  /** Wants to play and has nothing to show, by its own account. */
  readonly isWaiting: boolean;
  /** Undefined where the engine does not tell. */
  readonly bufferedSeconds: readonly MediaRange[] | undefined;
  /** Where it was sent and has not arrived. */
  readonly targetSeconds: MediaSeconds | undefined;
  /** How much of a film is left; undefined of a live stream. */
  readonly remainingSeconds: MediaSeconds | undefined;
  /** How often it has been sent elsewhere: what was tried before counts no more. */
  readonly seekCount: number;
  readonly isPipelineSlow: boolean;
  readonly isConnectionLost: boolean;
  readonly hasNextSource: boolean;
}

/** What to do about a position that stands still. */
export type StallStep =
  | { readonly type: 'restart' }
  | { readonly type: 'seek'; readonly atSeconds: MediaSeconds }
  | { readonly type: 'reload' | 'next-source' | 'end' | 'give-up' };

type Rung = 'restart' | 'nudge' | 'jump' | 'reload';

/** How far a playback has climbed. */
export interface StallLadder {
  /** How long it has been looked at. */
  readonly timeMs: DurationMs;
  /** How long the position has stood since it moved, or since the last step. */
  readonly stillMs: DurationMs;
  readonly positionSeconds: MediaSeconds;
  /** What the position must pass for the last step to have helped; undefined while no step is on trial. */
  readonly goalSeconds: MediaSeconds | undefined;
  /** How often the gap ahead was jumped in vain. */
  readonly jumpCount: number;
  readonly seekCount: number;
  readonly usedAtMs: Readonly<Partial<Record<Rung, DurationMs>>>;
}

/** The ladder that nobody has climbed. */
export const ladderAtRest: StallLadder = {
  timeMs: 0,
  stillMs: 0,
  positionSeconds: 0,
  goalSeconds: undefined,
  jumpCount: 0,
  seekCount: 0,
  usedAtMs: {},
};

/** The waits and lengths of the ladder. */
export const stallTiming = {
  /** How long a picture may stand still with enough to go on. */
  frozenMs: 3_000,
  /** How long a step may take to help. */
  trialMs: 2_000,
  /** How long a seek may take where what it needs is there, or nothing tells. */
  seekMs: 8_000,
  /** How long it may wait for media. */
  starvedMs: 20_000,
  /** How long it may wait for a connection that is lost, and where another source is there. */
  lostMs: 30_000,
  lostWithNextMs: 2_000,
  /** How long the last second of a film may stand still. */
  endMs: 2_000,
  /** After how long a rung may be taken again. */
  restMs: 60_000,
} as const satisfies Readonly<Record<string, DurationMs>>;

const nudgeSeconds = 0.1;
/** Beyond the goal, so that a position that only echoes where it was sent has not moved. */
const provenSeconds = 0.25;
const maxJumps = 3;
const jumpPaddingSeconds = 1;
const [nearEndSeconds, atEndSeconds] = [5, 1];
/** How little ahead is too little: an engine that waits begins again with some more. */
const leastSeconds = { waiting: 1, playing: 0.1 };

/** What looking once more, `passedMs` after the last time, leads to: the ladder as it is then, and the step to take, if any. */
export function climb(
  before: StallLadder,
  facts: StallFacts,
  passedMs: DurationMs,
): { readonly ladder: StallLadder; readonly step: StallStep | undefined } {
  const { positionSeconds, seekCount } = facts;
  const ladder = { ...before, timeMs: before.timeMs + passedMs, positionSeconds, seekCount };
  if (!facts.isToMove) return { ladder: { ...ladder, stillMs: 0 }, step: undefined };
  if (hasMoved(before, facts)) {
    return { ladder: { ...ladder, stillMs: 0, goalSeconds: undefined, jumpCount: 0 }, step: undefined };
  }
  const stillMs = before.stillMs + passedMs;
  if (stillMs < toPatience(ladder, facts)) return { ladder: { ...ladder, stillMs }, step: undefined };
  return takeStep({ ...ladder, stillMs: 0 }, facts);
}

/** Whether what plays may be loaded anew at its place: once a minute, whatever for. */
export function canReload(ladder: StallLadder): boolean {
  return isRested(ladder, 'reload');
}

/** The ladder once what plays is loaded anew. */
export function withReload(ladder: StallLadder): StallLadder {
  const usedAtMs = { ...ladder.usedAtMs, reload: ladder.timeMs };
  return { ...ladder, stillMs: 0, goalSeconds: undefined, jumpCount: 0, usedAtMs };
}

function hasMoved(before: StallLadder, { positionSeconds, seekCount }: StallFacts): boolean {
  if (seekCount !== before.seekCount) return true;
  const { goalSeconds } = before;
  if (goalSeconds === undefined) return positionSeconds !== before.positionSeconds;
  return positionSeconds > goalSeconds + provenSeconds;
}

function toPatience({ goalSeconds }: StallLadder, facts: StallFacts): DurationMs {
  if (isAtEnd(facts, atEndSeconds)) return stallTiming.endMs;
  if (isStarved(facts)) {
    if (!facts.isConnectionLost) return stallTiming.starvedMs;
    return facts.hasNextSource ? stallTiming.lostWithNextMs : stallTiming.lostMs;
  }
  if (facts.isSeeking) return stallTiming.seekMs;
  return goalSeconds === undefined ? stallTiming.frozenMs : stallTiming.trialMs;
}

function takeStep(ladder: StallLadder, facts: StallFacts): ReturnType<typeof climb> {
  const { positionSeconds, isPipelineSlow, hasNextSource, bufferedSeconds } = facts;
  const isStuck = isStarved(facts) || facts.isSeeking;
  if (isAtEnd(facts, isStuck ? nearEndSeconds : atEndSeconds)) return { ladder, step: { type: 'end' } };
  if (!isStuck) {
    const gap = bufferedSeconds && gapAfter(bufferedSeconds, positionSeconds);
    if (gap && ladder.jumpCount < maxJumps) return jump(ladder, gap.end);
    if (isPipelineSlow && isRested(ladder, 'restart')) return tryOut(ladder, 'restart', positionSeconds);
    if (isRested(ladder, 'nudge')) return tryOut(ladder, 'nudge', positionSeconds + nudgeSeconds);
  }
  const isReloadOfUse = !(facts.isConnectionLost && isStuck);
  if (isReloadOfUse && isRested(ladder, 'reload')) return { ladder: withReload(ladder), step: { type: 'reload' } };
  return { ladder: { ...ladder, goalSeconds: undefined }, step: { type: hasNextSource ? 'next-source' : 'give-up' } };
}

function tryOut(ladder: StallLadder, rung: 'restart' | 'nudge', goalSeconds: MediaSeconds): ReturnType<typeof climb> {
  const usedAtMs = { ...ladder.usedAtMs, [rung]: ladder.timeMs };
  const step: StallStep = rung === 'restart' ? { type: 'restart' } : { type: 'seek', atSeconds: goalSeconds };
  return { ladder: { ...ladder, goalSeconds, usedAtMs }, step };
}

/** Each jump lands further in: a device that goes back to the frame before the gap would never cross it. */
function jump(ladder: StallLadder, gapEndSeconds: MediaSeconds): ReturnType<typeof climb> {
  const atSeconds = gapEndSeconds + ladder.jumpCount * jumpPaddingSeconds;
  const jumped = { ...ladder, goalSeconds: atSeconds, jumpCount: ladder.jumpCount + 1 };
  return { ladder: jumped, step: { type: 'seek', atSeconds } };
}

function isRested({ timeMs, usedAtMs }: StallLadder, rung: Rung): boolean {
  const usedMs = usedAtMs[rung];
  return usedMs === undefined || timeMs - usedMs >= stallTiming.restMs;
}

/** Whether media are missing, so that nothing but waiting or loading helps. */
function isStarved({ positionSeconds, targetSeconds, isSeeking, isWaiting, bufferedSeconds }: StallFacts): boolean {
  if (!bufferedSeconds) return isWaiting && !isSeeking;
  if (isSeeking) return aheadOf(bufferedSeconds, targetSeconds ?? positionSeconds) === 0;
  if (gapAfter(bufferedSeconds, positionSeconds)) return false;
  return aheadOf(bufferedSeconds, positionSeconds) < (isWaiting ? leastSeconds.waiting : leastSeconds.playing);
}

/** Not of a seek: who asks for the last second has not seen it. */
function isAtEnd({ remainingSeconds, isSeeking }: StallFacts, withinSeconds: MediaSeconds): boolean {
  return !isSeeking && remainingSeconds !== undefined && remainingSeconds <= withinSeconds;
}
