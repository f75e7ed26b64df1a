import { asRecord } from '@fjernsyn/kernel';
import type { HttpRequest } from '@fjernsyn/platform';
import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { openedOf } from './opened-of';
import { createSignInRig, type SignInRigOptions } from './sign-in-rig';
import { storedViewer } from './stored-viewer';

/** What a test says of the profile, beside service and set. */
export interface ActivityRigOptions extends SignInRigOptions {
  /** What the profile has marked, as the service sends it. */
  readonly profile?: object;
  readonly isSignedIn?: boolean;
}

/** An item of a test. */
export const filmOf = (id: string) => ({ id, type: 'program', title: `Film ${id}` });

/** An application whose service keeps what a profile marks. */
export async function createActivityRig({ isSignedIn = true, profile = {}, ...options }: ActivityRigOptions = {}) {
  const kept: Record<string, Record<string, unknown>> = {};
  const names: Readonly<Record<string, string>> = { bookmarks: 'bookmarked', follows: 'followed', ratings: 'rated' };

  const answers = (path: string, request: HttpRequest): FakeAnswer | Promise<FakeAnswer> | undefined => {
    const own = options.answers?.(path, request);
    if (own) return own;
    if (path === '/account/profile') return { body: { id: 'p-203', name: 'Viggo', ...profile, ...kept } };
    const [, folder = '', id = ''] = /^\/account\/profile\/(bookmarks|follows|ratings)\/(.+)$/.exec(path) ?? [];
    const name = names[folder];
    if (name === undefined) return undefined;
    const { [id]: _gone, ...others } = kept[name] ?? asRecord(asRecord(profile)?.[name]) ?? {};
    const value = /[?&]rating=(\d+)/.exec(request.url)?.[1] ?? '2026-11-30T00:00:00Z';
    kept[name] = request.method === 'DELETE' ? others : { ...others, [id]: value };
    return request.method === 'DELETE' ? { status: 204 } : { body: { itemId: id, rating: value } };
  };
  const rig = await createSignInRig({
    ...options,
    stored: { ...(isSignedIn ? storedViewer() : {}), ...options.stored },
    answers,
  });
  const late = openedOf(rig.application).activity;
  return {
    ...rig,
    late,
    /** The calls of the profile, without its pages, in order. */
    profileCalls: () =>
      rig.ports.http.requests
        .map(({ method, url }) => `${method} ${url.replace(/^https:\/\/[^/]+/, '')}`)
        .filter((call) => call.includes(' /account/profile'))
        .map((call) => call.replace(/[?&](lang|ff|device|sub|segments|max_rating)=[^&]*/g, '').replace(/&/, '?')),
    /** What of activity was emitted. */
    emitted: () =>
      rig.ports.telemetry.events
        .filter(({ type }) => /mark|follow|^rated|^watched|^list-/.test(type))
        .map(({ type }) => type),
    notice: () => rig.application.overlays.notices.current.get(),
  };
}

/** The {@link createActivityRig} of a test. */
export type ActivityRig = Awaited<ReturnType<typeof createActivityRig>>;
