import type { TimeCode } from '@fjernsyn/contracts';
import type { MediaSeconds } from '@fjernsyn/kernel';

/** Where the credits of a film begin. */
const credits = 'EndCredit';

/** The time codes that lie within a film, as far as they do; undefined is a length that is not known. */
export function saneTimeCodes(
  timeCodes: readonly TimeCode[],
  durationSeconds: MediaSeconds | undefined,
): readonly TimeCode[] {
  return timeCodes.filter(
    ({ startSeconds, endSeconds }) =>
      startSeconds >= 0 && endSeconds > startSeconds && startSeconds < (durationSeconds ?? Number.POSITIVE_INFINITY),
  );
}

/** The part that can be skipped at a position: from its start on and before its end (C4.20). Of several, the one that ends first. */
export function skippableAt(timeCodes: readonly TimeCode[], positionSeconds: MediaSeconds): TimeCode | undefined {
  return timeCodes
    .filter(({ type, startSeconds, endSeconds }) => {
      return type !== credits && startSeconds <= positionSeconds && positionSeconds < endSeconds;
    })
    .reduce<TimeCode | undefined>(
      (first, code) => (first === undefined || code.endSeconds < first.endSeconds ? code : first),
      undefined,
    );
}

/**
 * Where what comes next is offered: at the credits, else so many seconds before the end. Undefined where neither is known: then at the end.
 */
export function nextOfferedAt(
  timeCodes: readonly TimeCode[],
  durationSeconds: MediaSeconds | undefined,
  squeezebackSeconds: MediaSeconds | undefined,
): MediaSeconds | undefined {
  const starts = timeCodes.filter(({ type }) => type === credits).map(({ startSeconds }) => startSeconds);
  if (starts.length > 0) return Math.max(...starts);
  if (durationSeconds === undefined || squeezebackSeconds === undefined || squeezebackSeconds <= 0) return undefined;
  return Math.max(0, durationSeconds - squeezebackSeconds);
}
