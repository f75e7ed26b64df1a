import type { CodesOf } from '@fjernsyn/kernel';

/** The code of activity, beside those of the calls (`api/…`, `http/…`), which pass through as they are. */
export const activityErrors = {
  /** Something that is no `AppError` was thrown on the way, with its cause. */
  unexpected: 'activity/unexpected',
} as const;

declare module '@fjernsyn/kernel' {
  interface ErrorCodes {
    readonly activity: CodesOf<typeof activityErrors>;
  }
}
