import { plainBrand } from '@fjernsyn/brand/testing';
import {
  accountExample,
  deviceAuthorizationExample,
  identityDiscoveryExample,
  identityTokensExample,
  mediaFilesExample,
  serviceConfigExample,
} from '@fjernsyn/contracts/examples';
import type { HttpRequest } from '@fjernsyn/platform';
import { createFakePorts, type FakeAnswer } from '@fjernsyn/platform/testing';
import { vi } from 'vitest';
import { createApplication } from '../application';
import { parseConfiguration } from '../configuration';
import type { OverlayAction } from '../overlays/overlay-descriptor';
import { openedOf } from './opened-of';
import { pathOf } from './reading-rig';

const item = { id: '12', type: 'program', title: 'Havgus', path: '/program/12', duration: 100, offers: [], images: {} };
const list = { id: '7', path: '', size: 1, items: [item], paging: { page: 1, total: 1, size: 24 } };
const entry = { id: 'e', type: 'ListEntry', template: 'T1', title: 'Nyt', list, customFields: {} };
const frame = (path: string, key: string) => ({ id: path, path, key, template: key, title: key });

/** Where the identity provider of the rig's service says what it can. */
export const discoveryUrl = 'https://id.example/.well-known';

/** The PIN of the rig's account, and one that is not. */
export const rightPin = '4711';
export const wrongPin = '8305';

/** A token as the service sends it. */
export const sentToken = (type: string, more: object = {}) => ({
  value: `secret-${type}`,
  type,
  refreshable: true,
  expirationDate: '2126-01-01T00:00:00Z',
  ...more,
});

const accountOfOne = { ...accountExample, profiles: accountExample.profiles.slice(0, 1) };

/** What a test says of the service and the set. */
export interface SignInRigOptions {
  readonly path?: string;
  readonly stored?: Readonly<Record<string, string>>;
  /** What differs in the service's general configuration. */
  readonly general?: object;
  readonly customFields?: object;
  readonly featureFlags?: object;
  /** Pages beside those of the rig: the homes of children, by their keys. */
  readonly homes?: Readonly<Record<string, string>>;
  /** The account; one with a single profile where nothing is said. */
  readonly account?: object;
  /** Answers that come before those of the rig. */
  readonly answers?: (path: string, request: HttpRequest) => FakeAnswer | Promise<FakeAnswer> | undefined;
}

/** What the viewer does on a phone, as the set hears of it at its next question. */
export type OnPhone = 'confirm' | 'access_denied' | 'expired_token';

const toConfig = ({ general, customFields, featureFlags, homes = {} }: SignInRigOptions) => ({
  ...serviceConfigExample,
  featureFlags: { ...serviceConfigExample.featureFlags, ...featureFlags },
  general: {
    ...serviceConfigExample.general,
    ...general,
    customFields: { identityDiscoveryUrl: discoveryUrl, identityClientId: 'tv', ...customFields },
  },
  sitemap: [
    ...[frame('/', 'Home'), frame('/film', 'Film'), frame('/program/{slug}', 'ProgramDetail')],
    ...[frame('/konto', 'Account'), frame('/se/{slug}', 'Watch'), frame('/log-ind', 'SignIn')],
    ...Object.entries(homes).map(([key, path]) => frame(path, key)),
  ],
});

const pending: FakeAnswer = { status: 400, body: { error: 'authorization_pending' } };

/** The service of the rig; `phone` is what the provider says of the code. */
function answerOf(
  request: HttpRequest,
  options: SignInRigOptions,
  phone: FakeAnswer,
): FakeAnswer | Promise<FakeAnswer> {
  const { url, headers, body } = request;
  const secured = (answer: unknown): FakeAnswer =>
    headers['x-authorization'] === undefined ? { status: 401, body: {} } : { body: answer };
  const path = pathOf(url);
  const own = options.answers?.(path, request);
  if (own) return own;
  if (path === '/config') return { body: toConfig(options) };
  if (path === '/page') return { body: { ...frame('/', 'Home'), entries: [entry] } };
  if (url === discoveryUrl) return { body: identityDiscoveryExample };
  if (path === '/device') return { body: deviceAuthorizationExample };
  if (path === '/token') return phone;
  if (path === '/authorization/exchange') return { body: [sentToken('UserAccount'), sentToken('UserProfile')] };
  if (path === '/authorization/profile')
    return String(body).includes(rightPin)
      ? { body: [sentToken('UserAccount', { value: 'secret-playback', scope: 'Playback' })] }
      : { status: 401, body: { message: 'Forkert PIN-kode' } };
  if (path === '/account') return secured(options.account ?? accountOfOne);
  if (path === '/items/12') return { body: item };
  if (/^(\/account)?\/items\/12\/videos$/.test(path)) return secured(mediaFilesExample);
  return { status: 404, body: { message: 'Ikke fundet' } };
}

/** An application that is open, of a service that signs in by codes; the phone and the remote are in the test's hand. */
export async function createSignInRig(options: SignInRigOptions = {}) {
  const { path = '/', stored = {} } = options;
  let phone = pending;
  const ports = createFakePorts({ path, service: (request) => answerOf(request, options, phone) });
  for (const key of Object.keys(stored)) ports.store.write(key, stored[key] ?? '');
  const application = createApplication(
    ports,
    parseConfiguration({ brand: plainBrand, serviceUrl: 'https://service.example', cdnUrl: 'https://cdn.example' }),
  );
  const { overlays } = application;
  /** Lets imports, answers and time come. */
  const pass = async (ms = 0): Promise<void> => {
    await ports.clock.advanceSettled(0);
    await vi.dynamicImportSettled();
    await ports.clock.advanceSettled(ms);
    await vi.dynamicImportSettled();
    await ports.clock.advanceSettled(0);
  };
  const onPhone = async (next: OnPhone): Promise<void> => {
    phone = next === 'confirm' ? { body: identityTokensExample } : { status: 400, body: { error: next } };
    await pass(5_000);
    phone = pending;
  };
  application.start.open();
  await pass();
  return {
    ports,
    application,
    places: openedOf(application).places,
    pass,
    onPhone,
    visible: () => overlays.visible.get(),
    kind: () => overlays.visible.get()?.kind,
    async choose(action: OverlayAction): Promise<void> {
      overlays.choose(action);
      await pass();
    },
    async back(): Promise<void> {
      ports.remote.press('back');
      await pass();
    },
    /** Signs in by the code that is shown, and goes on from the success. */
    async signIn(): Promise<void> {
      await onPhone('confirm');
      overlays.choose('start-watching');
      await pass();
    },
    /** The paths that were asked for, in order. */
    asked: () => ports.http.requests.map(({ url }) => pathOf(url)),
    /** What was shown and told of signing in, by type and kind. */
    told: () =>
      ports.telemetry.events
        .filter(({ type }) => /^(modal|signed)/.test(type))
        .map((event) => ('kind' in event ? `${event.type} ${event.kind}` : event.type)),
    at: () => openedOf(application).places.navigation.location.get().screen.path,
  };
}

/** The {@link createSignInRig} of a test. */
export type SignInRig = Awaited<ReturnType<typeof createSignInRig>>;
