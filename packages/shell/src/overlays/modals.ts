import type { ItemMeta } from '@fjernsyn/catalogue';
import { createObservable, type DurationMs, durationsMs, type Observed, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** A part of a longer text of the service. */
export type TextPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly entries: readonly string[] };

/** A dialog over everything (S2 "Other dialogs"). Data alone: words for each kind live in client. */
export type Modal =
  /** The service says of itself that it is down; closed by its return alone. */
  | { readonly id: string; readonly kind: 'service-unavailable' }
  /** What support may ask a viewer to read out. */
  | { readonly id: string; readonly kind: 'diagnostics' }
  /** Nothing is reached while something is watched. */
  | { readonly id: string; readonly kind: 'offline' }
  /** A call was not done within 30 s. */
  | { readonly id: string; readonly kind: 'timeout' }
  /** The set is abroad, where not everything may be shown. */
  | { readonly id: string; readonly kind: 'abroad' }
  /** The broadcaster has something to say before the viewer goes on, in its own words. */
  | { readonly id: string; readonly kind: 'announcement'; readonly title?: string; readonly text: string }
  /** A longer text of the service, to be read in pages; `note` says what in it had to be corrected (S2.52). */
  | {
      readonly id: string;
      readonly kind: 'text';
      readonly title: string;
      readonly meta?: ItemMeta;
      readonly note?: string | undefined;
      readonly parts: readonly TextPart[];
    };

/** Something said in passing, without taking focus (design section 9). */
export type PassiveNotice =
  /** Nothing is reached; stands until something is. */
  | { readonly kind: 'offline' }
  /** What was opened lies outside, and this set has no window for it; `site` is where, as a viewer types it. */
  | { readonly kind: 'outside-link'; readonly site: string }
  /** A link from outside led to a page that does not exist. */
  | { readonly kind: 'dead-link' }
  /** What the viewer chooses is forgotten when the application ends: the set keeps nothing. */
  | { readonly kind: 'not-kept' };

/** The dialogs, one over another, and the one passive notice (C4.51, C4.52). */
export interface Modals {
  readonly top: Observed<Modal | undefined>;
  readonly notice: Observed<PassiveNotice | undefined>;
  /** Puts a dialog on top; one with the same id is replaced where it stands. Nothing stands over `service-unavailable`. */
  show(modal: Modal): void;
  /** Takes a dialog away; does nothing where it is not there. */
  close(id: string): void;
  /** Takes all dialogs away. */
  reset(): void;
  /** Shows a notice in the place of the one before, for a time where one is given. */
  notify(notice: PassiveNotice, lastsMs?: DurationMs): void;
  closeNotice(): void;
}

/** How long a notice stands that says something once. */
export const noticeLastsMs: DurationMs = 8 * durationsMs.second;

/** Makes the {@link Modals}, with none. */
export function createModals(clock: Clock): Modals {
  const top = createObservable<Modal | undefined>(undefined);
  const notice = createObservable<PassiveNotice | undefined>(undefined);
  let stack: readonly Modal[] = [];
  let stopNotice: Unsubscribe = () => undefined;

  const settle = (next: readonly Modal[]): void => {
    stack = next;
    top.set(stack.find(({ kind }) => kind === 'service-unavailable') ?? stack[stack.length - 1]);
  };

  const closeNotice = (): void => {
    stopNotice();
    notice.set(undefined);
  };

  return {
    top,
    notice,
    show(modal) {
      const isThere = stack.some(({ id }) => id === modal.id);
      settle(isThere ? stack.map((other) => (other.id === modal.id ? modal : other)) : [...stack, modal]);
    },
    close: (id) => settle(stack.filter((other) => other.id !== id)),
    reset: () => settle([]),
    notify(next, lastsMs) {
      closeNotice();
      notice.set(next);
      if (lastsMs !== undefined) stopNotice = clock.after(lastsMs, closeNotice);
    },
    closeNotice,
  };
}
