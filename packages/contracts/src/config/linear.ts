import { isRecord } from '@fjernsyn/kernel';
import * as z from '../reading/zod';
import { readAddress } from '../wire/address';
import { collect } from '../wire/collect';
import { field } from '../wire/fields';

/** What holds for channels and schedules. */
export interface LinearConfig {
  readonly scheduleCacheMaxAgeMinutes?: number | undefined;
  readonly viewingWindowDaysBefore?: number | undefined;
  readonly viewingWindowDaysAfter?: number | undefined;
  readonly utcOffsetMinutes?: number | undefined;
  /** Addresses of the channels' logos. */
  readonly channelsLogo: readonly string[];
}

export const linearSchema = z.looseObject({
  scheduleCacheMaxAgeMinutes: field.positive,
  viewingWindowDaysBefore: field.number,
  viewingWindowDaysAfter: field.number,
  utcOffsetMinutes: field.number,
  channelsLogo: z.transform(readLogos),
});

/** The part of the configuration about channels; undefined where it was not sent. */
export function readLinear(value: unknown): LinearConfig | undefined {
  return isRecord(value) ? z.parse(linearSchema, value) : undefined;
}

function readLogos(value: unknown): readonly string[] {
  return collect(value, (sent) => (isRecord(sent) ? readAddress(sent.url) : undefined));
}
