import { type Instant, isRecord } from '@fjernsyn/kernel';
import type { Classification } from '../item/classification';
import { leaveOut, type ReportFault } from '../reading/fault';
import * as z from '../reading/zod';
import { collect } from '../wire/collect';
import { field } from '../wire/fields';
import { readInstant } from '../wire/instant';
import { readRatingLimit } from './rating-limit';

/** A profile of an account (S3). */
export interface ProfileSummary {
  readonly id: string;
  /** Empty where the service sent none. */
  readonly name: string;
  readonly color?: string | undefined;
  /** The first one says for whom the profile is. */
  readonly segments: readonly string[];
  readonly isPinEnabled: boolean;
  readonly isPurchaseEnabled: boolean;
  readonly isMarketingEnabled: boolean;
  readonly languageCode?: string | undefined;
  readonly maxRatingContentFilter?: Classification | undefined;
  readonly minRatingPlaybackGuard?: Classification | undefined;
  readonly watchedUpdatedAt?: Instant | undefined;
}

export const summarySchema = z.looseObject({
  id: field.id,
  name: field.text,
  color: field.text,
  segments: field.texts,
  pinEnabled: field.flag,
  purchaseEnabled: field.flag,
  marketingEnabled: field.flag,
  languageCode: field.text,
  maxRatingContentFilter: z.transform(readRatingLimit),
  minRatingPlaybackGuard: z.transform(readRatingLimit),
  watchedUpdateTime: z.transform(readInstant),
  info: field.record,
});

const infoSchema = z.looseObject({ name: field.text, color: field.text, segments: field.texts });

/** A profile; undefined, and reported at `at`, where it has no id. Name, colour and segments may also stand in its `info`. */
export function readProfileSummary(value: unknown, report: ReportFault, at: string): ProfileSummary | undefined {
  if (!isRecord(value)) return leaveOut(report, at, 'not-an-object');
  const sent = z.parse(summarySchema, value);
  const { id, name, color, segments, pinEnabled, purchaseEnabled, marketingEnabled, watchedUpdateTime, ...rest } = sent;
  if (id === undefined) return leaveOut(report, at, 'no-id');
  const info = z.parse(infoSchema, rest.info);
  return {
    ...rest,
    id,
    name: name ?? info.name ?? '',
    color: color ?? info.color,
    segments: segments.length > 0 ? segments : info.segments,
    isPinEnabled: pinEnabled === true,
    isPurchaseEnabled: purchaseEnabled === true,
    isMarketingEnabled: marketingEnabled === true,
    watchedUpdatedAt: watchedUpdateTime,
  };
}

/** The profiles of an account; broken ones are reported and left out. */
export function readProfileSummaries(value: unknown, report: ReportFault, at: string): readonly ProfileSummary[] {
  return collect(value, (member, index) => readProfileSummary(member, report, `${at}[${index}]`));
}
