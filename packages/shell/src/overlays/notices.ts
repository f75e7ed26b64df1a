import type { PressedAction } from '@fjernsyn/activity';
import { createObservable, type DurationMs, durationsMs, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** Something said without taking focus (C4.52, design 9). */
export type PassiveNotice =
  /** Nothing is reached. */
  | { readonly kind: 'offline' }
  /** What was opened lies outside, and this set has no window for it; `site` is its address as a viewer types it. */
  | { readonly kind: 'outside-link'; readonly site: string }
  /** A link from outside led to a page that does not exist. */
  | { readonly kind: 'dead-link' }
  /** The set is outside the places that the service serves. */
  | { readonly kind: 'abroad' }
  /** The viewer's choices are forgotten when the application ends: the set keeps nothing. */
  | { readonly kind: 'not-kept' }
  /** What the viewer did to an item is done. */
  | { readonly kind: 'activity-done'; readonly action: PressedAction }
  /** What the viewer did to an item could not be done, and it is as it was; `reason` is the service's own. */
  | { readonly kind: 'activity-failed'; readonly action: PressedAction; readonly reason: string | undefined };

/** The one passive notice. */
export interface Notices {
  readonly current: Observed<PassiveNotice | undefined>;
  /** Shows a notice in the place of the one before, for as long as its kind lasts; one that lasts until it is closed comes back after it. */
  show(notice: PassiveNotice): void;
  /** Takes the notice away, or only one of a kind. */
  close(kind?: PassiveNotice['kind']): void;
}

const saidOnceMs: DurationMs = 8 * durationsMs.second;

/** What only confirms what the viewer sees goes sooner. */
const confirmedMs: DurationMs = 4 * durationsMs.second;

/** How long a notice of each kind stands. */
export const noticeDurationsMs: Readonly<Record<PassiveNotice['kind'], DurationMs | 'until-closed'>> = {
  offline: 'until-closed',
  'outside-link': saidOnceMs,
  'dead-link': saidOnceMs,
  abroad: saidOnceMs,
  'not-kept': saidOnceMs,
  'activity-done': confirmedMs,
  'activity-failed': saidOnceMs,
};

/** Makes the {@link Notices}, with none. */
export function createNotices(clock: Clock): Notices {
  const current = createObservable<PassiveNotice | undefined>(undefined);
  let stopTimer: Unsubscribe = () => undefined;

  /** What shows again once a passing notice is over. */
  let standing: PassiveNotice | undefined;

  const close = (kind = current.get()?.kind): void => {
    if (standing?.kind === kind) standing = undefined;
    if (current.get()?.kind !== kind) return;
    stopTimer();
    current.set(standing);
  };

  return {
    current,
    show(notice) {
      stopTimer();
      current.set(notice);
      const lasts = noticeDurationsMs[notice.kind];
      if (lasts === 'until-closed') standing = notice;
      else stopTimer = clock.after(lasts, close);
    },
    close,
  };
}
