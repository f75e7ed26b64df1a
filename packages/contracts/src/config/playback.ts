import { isRecord } from '@fjernsyn/kernel';
import * as z from '../reading/zod';
import { collect } from '../wire/collect';
import { field } from '../wire/fields';
import { readNumber } from '../wire/number';

/** What holds for playing. */
export interface PlaybackConfig {
  readonly heartbeatFrequency?: number | undefined;
  /** Shares of the duration, from 0 to 1. */
  readonly viewEventPoints: readonly number[];
  /** Seconds before the end at which the next episode is offered. */
  readonly chainPlaySqueezeback?: number | undefined;
  /** Minutes of chain play before the viewer is asked; 0 is never. */
  readonly chainPlayTimeout?: number | undefined;
  /** Seconds until the next episode starts by itself. */
  readonly chainPlayCountdown?: number | undefined;
  /** How keys are had, by system, as sent: `readProtection` reads it. */
  readonly protection?: Readonly<Record<string, unknown>> | undefined;
}

export const playbackSchema = z.looseObject({
  heartbeatFrequency: field.positive,
  viewEventPoints: z.transform(readShares),
  chainPlaySqueezeback: field.number,
  chainPlayTimeout: field.number,
  chainPlayCountdown: field.number,
  protection: field.record,
});

/** The part of the configuration about playing; undefined where it was not sent. */
export function readPlayback(value: unknown): PlaybackConfig | undefined {
  return isRecord(value) ? z.parse(playbackSchema, value) : undefined;
}

function readShares(value: unknown): readonly number[] {
  return collect(value, (sent) => {
    const share = readNumber(sent);
    return share !== undefined && share >= 0 && share <= 1 ? share : undefined;
  });
}
