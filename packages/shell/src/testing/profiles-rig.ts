import { accountExample } from '@fjernsyn/contracts/examples';
import { asRecord, readJson } from '@fjernsyn/kernel';
import type { HttpRequest } from '@fjernsyn/platform';
import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { createSignInRig, rightPin, type SignInRigOptions, sentToken } from './sign-in-rig';
import { storedViewer } from './stored-viewer';

const [primary, older] = accountExample.profiles;

/** The profiles of the rig's account: a grown-up with a PIN, an older child, and one of the youngest. */
export const viggo = primary;
export const karla = older;
export const bo = {
  ...older,
  id: 'p-205',
  name: 'Bo',
  segments: ['ramasjang', 'optedout'],
  maxRatingContentFilter: undefined,
};

const film = {
  id: '12',
  type: 'program',
  title: 'Havgus',
  path: '/program/12',
  classification: { code: 'DR-Minisjang' },
  customFields: { ClassificationRating: 'MRAM-ALL' },
  offers: [],
  images: {},
};
const list = { id: '7', path: '', size: 1, items: [film], paging: { page: 1, total: 1, size: 24 } };
const entry = { id: 'e', type: 'ListEntry', template: 'T1', title: 'Nyt', list, customFields: {} };

/** What a test says of the account, beside service and set. */
export interface ProfilesRigOptions extends SignInRigOptions {
  readonly profiles?: readonly object[];
  /** Who was chosen last; nobody is signed in where null is said. */
  readonly chosen?: { readonly id: string; readonly name: string; readonly segments: readonly string[] } | null;
  /** The tokens that the set has kept. */
  readonly types?: readonly string[];
  readonly profileCount?: number;
}

/** An application of an account with several profiles, whose service keeps what is changed. */
export async function createProfilesRig(options: ProfilesRigOptions = {}) {
  const { chosen = viggo } = options;
  let profiles: readonly object[] = options.profiles ?? [viggo, karla, bo];
  const idOf = (profile: object): unknown => asRecord(profile)?.id;

  const answers = (path: string, request: HttpRequest): FakeAnswer | Promise<FakeAnswer> | undefined => {
    const own = options.answers?.(path, request);
    if (own) return own;
    const body = asRecord(readJson(String(request.body ?? ''))) ?? {};
    const at = decodeURIComponent(/[?&]path=([^&]*)/.exec(request.url)?.[1] ?? '');
    const changedId = /^\/account\/profiles\/(.+)$/.exec(path)?.[1];
    if (path === '/account') return { body: { ...accountExample, profiles } };
    if (path === '/page')
      return { body: { id: at, path: at, key: 'Home', template: 'Home', title: at, entries: [entry] } };
    if (path === '/authorization/profile') {
      const isOpen = body.profileId !== viggo.id || body.pin === rightPin;
      const type = JSON.stringify(body.scopes).includes('Playback') ? 'UserAccount' : 'UserProfile';
      const token = sentToken(type, { value: `secret-${String(body.profileId)}` });
      return isOpen ? { body: [token] } : { status: 401, body: { message: 'Forkert PIN-kode' } };
    }
    if (path === '/account/profiles') {
      const made = { ...karla, ...body, id: `p-${profiles.length + 300}` };
      profiles = [...profiles, made];
      return { body: made };
    }
    if (changedId === undefined) return path === '/account/pin' ? { status: 204 } : undefined;
    profiles =
      request.method === 'DELETE'
        ? profiles.filter((profile) => idOf(profile) !== changedId)
        : profiles.map((profile) => (idOf(profile) === changedId ? { ...profile, ...body } : profile));
    return { status: 204 };
  };

  const { types = ['UserAccount', 'UserProfile'], profileCount = profiles.length } = options;
  const stored = chosen === null ? {} : withSettings(storedViewer({ profile: chosen, profileCount, types }));
  const rig = await createSignInRig({
    homes: { UltraHome: '/ultra', RamasjangHome: '/pip' },
    ...options,
    stored: { ...stored, ...options.stored },
    answers,
  });
  return {
    ...rig,
    async enter(value: string): Promise<void> {
      rig.application.overlays.enter(value);
      await rig.pass();
    },
    /** What of the profiles the service has at the moment. */
    kept: () => profiles.map((profile) => asRecord(profile)?.name),
    /** The pages that were asked for since `from` requests. */
    pagesSince: (from: number) =>
      rig.ports.http.requests
        .slice(from)
        .filter(({ url }) => url.includes('/page?'))
        .map(({ url }) => decodeURIComponent(/[?&]path=([^&]*)/.exec(url)?.[1] ?? '')),
    overlay: () => asRecord(rig.visible()) ?? {},
  };
}

/** The {@link createProfilesRig} of a test. */
export type ProfilesRig = Awaited<ReturnType<typeof createProfilesRig>>;

/** What a set has kept, with the token that changes of the account need. */
function withSettings(stored: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [key = '', text = ''] = Object.entries(stored)[0] ?? [];
  const session = asRecord(readJson(text)) ?? {};
  const tokens: readonly unknown[] = Array.isArray(session.tokens) ? session.tokens : [];
  const settings = { ...asRecord(tokens[0]), scope: 'Settings', value: 'secret-settings' };
  return { [key]: JSON.stringify({ ...session, tokens: [...tokens, settings] }) };
}
