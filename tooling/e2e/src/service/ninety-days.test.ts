import { durationsMs } from '@fjernsyn/kernel';
import type { KeyValueStore } from '@fjernsyn/platform';
import {
  createFakeClock,
  createFakeCookies,
  createFakeKeyValueStore,
  createFakeLock,
  createRecordedTelemetry,
} from '@fjernsyn/platform/testing';
import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import { createBrowser } from '@fjernsyn/reference-service/testing';
import {
  createCodeSignIn,
  createDeviceGrant,
  createSession,
  createSignInByTokens,
  createTokenCalls,
  type Session,
} from '@fjernsyn/session';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServiceClient, malene, type ServiceClient } from './service-client';

const { hour, second, day } = durationsMs;
const startsAt = Date.now();
const telemetry = createRecordedTelemetry();
const set = { device: 'tv_web', deviceId: '6f3c1a52-0000-4000-8000-000000000002', isOptedOut: () => true };

let service: ReferenceService;
/** The service's time; the set's own may be another. */
let nowAt = startsAt;
let clock = createFakeClock(startsAt);
let tabs: readonly Tab[] = [];

/** The application in one tab of a browser. */
interface Tab {
  readonly session: Session;
  readonly client: ServiceClient;
}

/** Two tabs of one set: each hears what the other stores. */
function openTabs(): readonly Tab[] {
  const values = new Map<string, string>();
  const lock = createFakeLock();
  const listeners: ((key: string) => void)[][] = [[], []];
  return listeners.map((own) => {
    const changed = (key: string): void =>
      listeners.flatMap((others) => (others === own ? [] : others)).forEach((listener) => void listener(key));
    const store: KeyValueStore = {
      isDurable: true,
      read: (key) => values.get(key),
      write(key, value) {
        values.set(key, value);
        changed(key);
      },
      remove(key) {
        if (values.delete(key)) changed(key);
      },
      subscribe(listener) {
        own.push(listener);
        return () => undefined;
      },
    };
    const visitStore = createFakeKeyValueStore();
    const tokenCalls = async () => createTokenCalls({ ...tab.client.session, ...set });
    const session = createSession(
      { store, visitStore, clock, telemetry, lock, cookies: createFakeCookies(), tokenCalls },
      { anonymous: { subscription: 'Anonymous', segments: [] } },
    );
    // What waits between two tries waits no longer than the machine does.
    const hurried = { now: clock.now, after: (_: number, task: () => void) => clearLater(setImmediate(task)) };
    const tab: Tab = { session, client: createServiceClient(service, session.tokens, hurried) };
    return tab;
  });
}

const clearLater = (timer: NodeJS.Immediate) => () => clearImmediate(timer);
const signInOf = ({ session, client }: Tab) =>
  createSignInByTokens({ session, accounts: client.session.accounts, telemetry, isRemembered: true });

async function signInByPhone(tab: Tab): Promise<void> {
  const discoveryUrl = `${service.url}/identity/.well-known/openid-configuration`;
  const provider = { discoveryUrl, clientId: 'fjernsyn-tv' };
  const grant = createDeviceGrant({ ...tab.client.session, ...set, clock, provider });
  const flow = createCodeSignIn({ grant, clock, signIn: signInOf(tab) });
  await expect.poll(() => flow.getSnapshot().step).toBe('shown');
  const view = flow.getSnapshot();
  const phone = createBrowser();
  const code = view.step === 'shown' ? view.userCode : '';
  const asked = await phone.submit(await phone.open(`${service.url}/tv`), { user_code: code });
  await phone.submit(await phone.submit(asked, { confirm: 'yes' }), { email: malene.email, password: malene.password });
  clock.advance(5 * second);
  await expect.poll(() => flow.getSnapshot().step).toBe('signed-in');
}

/** Five calls in a hundred fail before anything has happened, each in its own way. */
function failNowAndThen(): void {
  const rare = { path: '*', probability: 0.0125, seed: 7 } as const;
  service.faults.add({ ...rare, kind: 'status', status: 503 });
  service.faults.add({ ...rare, seed: 8, kind: 'status', status: 429 });
  service.faults.add({ ...rare, seed: 9, kind: 'drop' });
  service.faults.add({ ...rare, seed: 10, kind: 'html-page', status: 502 });
}

const roles = () => tabs.map(({ session }) => session.state.get().role);
const readBookmarks = ({ client }: Tab) => client.viewer.lists.bookmarks({ page: 1 });

/** Visits for 90 days, 1 h to 59 h apart, by both tabs, on a set that sleeps between them and whose clock is moved by two hours now and then. */
async function visitForNinetyDays(): Promise<number> {
  let answered = 0;
  for (let visit = 0; nowAt < startsAt + 90 * day; visit++) {
    const awayMs = (1 + ((visit * 7) % 59)) * hour;
    nowAt += awayMs;
    clock.jumpTo(clock.now() + awayMs);
    if (visit % 13 === 0) clock.jumpTo(clock.now() + (visit % 2 === 0 ? 2 * hour : -2 * hour));
    const outcomes = await Promise.allSettled(tabs.map(readBookmarks));
    answered += outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(roles()).toEqual(['signed-in', 'signed-in']);
  }
  return answered;
}

beforeEach(async () => {
  nowAt = startsAt;
  clock = createFakeClock(startsAt);
  service = await startReferenceService({ now: () => nowAt });
  tabs = openTabs();
});
afterEach(async () => {
  for (const { session } of tabs) session.stop();
  await service.close();
});

it.each(['by-service', 'by-provider'] as const)(
  '[EE503] ninety days of failing calls, sleeping sets, a wrong clock and two tabs sign nobody out, with tokens renewed %s',
  async (tokenRenewal) => {
    service.surroundings.change({ tokenRenewal });
    const [one, other] = tabs;
    if (!one || !other) throw new Error('no tabs');
    await signInByPhone(one);
    failNowAndThen();
    expect(await visitForNinetyDays()).toBeGreaterThan(120);
    service.faults.clear();
    expect(await Promise.all([one, other].map(readBookmarks))).toMatchObject([{ paging: {} }, { paging: {} }]);
    expect(clock.pending).toBe(0);
  },
);

it.each([
  ['by-service', '/authorization/refresh', 400],
  ['by-provider', '/authorization/exchange', 401],
  ['by-provider', '/authorization/exchange', 500],
] as const)(
  '[EE560] with tokens renewed %s, %s answered by %i signs both tabs out, once',
  async (tokenRenewal, path, status) => {
    service.surroundings.change({ tokenRenewal });
    const [one] = tabs;
    if (!one) throw new Error('no tabs');
    await signInByPhone(one);
    service.faults.add({ kind: 'status', path, status });
    nowAt += 3 * hour;
    clock.jumpTo(clock.now() + 3 * hour);
    await Promise.allSettled(tabs.map(readBookmarks));
    await expect.poll(() => tabs.map(({ session }) => session.state.get().isLoading)).toEqual([false, false]);
    expect([roles(), clock.pending]).toEqual([['anonymous', 'anonymous'], 0]);
    expect(service.requests.filter((each) => each.path === '/authorization/anonymous-sso')).toHaveLength(1);
  },
);
