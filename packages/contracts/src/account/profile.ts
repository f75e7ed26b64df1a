import { type Instant, isRecord } from '@fjernsyn/kernel';
import { readRating } from '../activity/user-rating';
import { readWatched, type Watched } from '../activity/watched';
import type { ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';
import { readInstant } from '../wire/instant';
import { readMap } from '../wire/map';
import { type ProfileSummary, readProfileSummary } from './profile-summary';

/** A profile with what its viewer did, by item id (S3, C3). Ids may be of items that are gone. */
export interface Profile extends ProfileSummary {
  readonly watched: Readonly<Record<string, Watched>>;
  /** Since when; 0 where the date cannot be read. */
  readonly bookmarked: Readonly<Record<string, Instant>>;
  /** Since when; 0 where the date cannot be read. */
  readonly followed: Readonly<Record<string, Instant>>;
  /** From 1 to 10. */
  readonly rated: Readonly<Record<string, number>>;
  /** Changes the service has not carried out yet, as sent. */
  readonly pendingUpdates: readonly unknown[];
}

/** The answer of the profile call, and of creating one (C7.34, C7.9). Throws `contracts/malformed-answer` where it has no id. */
export function parseProfile(value: unknown, report: ReportFault): Profile {
  const summary = readProfileSummary(value, report, 'profile');
  if (summary === undefined || !isRecord(value)) return malformed('profile');
  return {
    ...summary,
    watched: readMap(value.watched, readWatched),
    bookmarked: readMap(value.bookmarked, readSince),
    followed: readMap(value.followed, readSince),
    rated: readMap(value.rated, readRating),
    pendingUpdates: Array.isArray(value.pendingUpdates) ? value.pendingUpdates : [],
  };
}

/** A mark whose date is unreadable is still a mark. */
function readSince(value: unknown): Instant | undefined {
  return value === null || value === undefined || value === false ? undefined : (readInstant(value) ?? 0);
}
