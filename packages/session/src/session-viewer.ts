import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { Cookies, KeyValueStore } from '@fjernsyn/platform';
import { createConsentRecord } from './consent';
import { createFilterRecord } from './filter-record';
import { roleOf } from './role-of';
import type { StoredSession } from './stored-session';
import { type AnonymousViewer, placeOf, toViewer, type Viewer } from './viewer';

/** Dependencies of {@link createSessionViewer}. */
export interface SessionViewerDeps {
  readonly store: Pick<KeyValueStore, 'read' | 'write'>;
  /** Where the filters of whoever is signed in outlive the session. */
  readonly cookies: Cookies;
  /** The session as this application has it. */
  current(): StoredSession | undefined;
}

/** The viewer of a session, as it changes. */
export interface SessionViewer {
  readonly viewer: Observed<Viewer>;
  /** Makes the viewer that of the session of the moment, and keeps the filters of whoever is signed in. */
  follow(): void;
  /** Keeps no filters any more: the viewer has signed out. */
  forget(): void;
}

/** Makes the {@link SessionViewer}; `anonymous` are the configured values of nobody. */
export function createSessionViewer(
  { store, cookies, current }: SessionViewerDeps,
  anonymous: AnonymousViewer,
): SessionViewer {
  const filters = createFilterRecord(cookies);
  const consent = createConsentRecord(store);
  const isSignedIn = (): boolean => roleOf(current()) === 'signed-in';
  // What comes to be known of nobody's place counts from the next start on: at once it would make another audience of the page that shows.
  const place = isSignedIn() ? {} : placeOf(current()?.tokens ?? []);
  const nobody = place.isDeviceAbroad === true ? { ...anonymous, ...place } : anonymous;
  const viewerNow = (): Viewer =>
    toViewer(current(), isSignedIn() ? anonymous : { ...nobody, ...filters.limits() }, consent.isOptedOut());
  const viewer = createObservable(viewerNow());

  const follow = (): void => {
    const next = viewerNow();
    // A token that is renewed makes no other viewer.
    if (next.audience !== viewer.get().audience) viewer.set(next);
    if (isSignedIn()) filters.keep(next, current()?.isRemembered === true);
  };
  follow();

  return { viewer, follow, forget: filters.forget };
}
