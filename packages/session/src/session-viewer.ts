import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { Cookies, KeyValueStore } from '@fjernsyn/platform';
import { type Consent, createConsentRecord } from './consent';
import { contentLimitOf } from './profiles/content-limit';
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
  /** Whether the viewer counts as opted out (S6.18). */
  isOptedOut(): boolean;
  /** Makes the viewer that of the session of the moment. A child's limits stay where it is gone. */
  follow(): void;
  /** Keeps the filters of whoever is signed in. It takes a while, and another try where it cannot be done. */
  keep(): void;
  /** Stores what the viewer consents to, which makes another viewer of them. */
  setConsent(consent: Consent): void;
  /** Lifts the limits and removes what was kept, as the viewer signs out. */
  lift(): void;
  /** Takes nobody's limits as they are kept: where somebody has signed out in another tab, that has lifted them. */
  recall(): void;
}

type Limits = Pick<Viewer, 'maxRating' | 'segments'>;

/** Makes the {@link SessionViewer}; `anonymous` are the configured values of nobody. */
export function createSessionViewer(
  { store, cookies, current }: SessionViewerDeps,
  anonymous: AnonymousViewer,
): SessionViewer {
  const consents = createConsentRecord(store);
  const isSignedIn = (): boolean => roleOf(current()) === 'signed-in';
  // What comes to be known of nobody's place counts from the next start on: at once it would make another audience of the page that shows.
  const place = isSignedIn() ? {} : placeOf(current()?.tokens ?? []);
  const nobody = place.isDeviceAbroad === true ? { ...anonymous, ...place } : anonymous;
  let limits = keptLimits(cookies);
  const viewerNow = (): Viewer =>
    toViewer(current(), isSignedIn() ? anonymous : { ...nobody, ...limits }, consents.isOptedOut());
  const viewer = createObservable(viewerNow());

  const put = (filters: Viewer | undefined): void => {
    const isRemembered = current()?.isRemembered === true;
    void import('./filter-record')
      .then(({ keepFilters }) => keepFilters(cookies, filters, isRemembered))
      .catch(() => undefined);
  };

  const follow = (): void => {
    const next = viewerNow();
    if (isSignedIn()) limits = limitsOf(next);
    // A token that is renewed makes no other viewer.
    if (next.audience !== viewer.get().audience) viewer.set(next);
  };
  const keep = (): void => {
    if (isSignedIn()) put(viewer.get());
  };
  follow();

  return {
    viewer,
    isOptedOut: consents.isOptedOut,
    follow,
    keep,
    setConsent(consent) {
      consents.write(consent);
      follow();
      keep();
    },
    lift() {
      limits = undefined;
      put(undefined);
    },
    recall() {
      if (!isSignedIn()) limits = keptLimits(cookies);
    },
  };
}

/** The limits of the viewer who was signed in last. Other applications of the host may have a cookie of such a name, but hardly all. */
function keptLimits(cookies: Cookies): Limits | undefined {
  const [subscription, maxRating, segments] = ['s', 'm', 'g'].map(cookies.read);
  return subscription && segments ? limitsOf({ maxRating, segments: segments.split('|') }) : undefined;
}

/** What limits a child, a restricted viewer, or whoever has a rating limit; undefined for whom nothing does. */
function limitsOf({ maxRating, segments }: Limits): Limits | undefined {
  return maxRating !== undefined || contentLimitOf(segments) ? { maxRating, segments } : undefined;
}
