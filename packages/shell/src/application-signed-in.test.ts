import { plainBrand } from '@fjernsyn/brand/testing';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { createFakePorts } from '@fjernsyn/platform/testing';
import { beforeAll, expect, test } from 'vitest';
import { createApplication } from './application';
import { parseConfiguration } from './configuration';
import { pathOf } from './testing/reading-rig';

// What is limited is filtered by code that arrives late: here it is at hand.
beforeAll(() => import('./reading/sift-answer'));

const configuration = parseConfiguration({ brand: plainBrand, serviceUrl: 'https://service.example' });

/** The session that a set keeps of a profile. */
const sessionOf = (segment: string, maxRating: string): string => {
  const token = (type: string) => ({
    value: `secret-${segment}-${type}`,
    type,
    scope: 'Catalog',
    expiresAt: 9e15,
    isRefreshable: true,
    isFallbackToken: false,
  });
  return JSON.stringify({
    tokens: [token('UserAccount'), token('UserProfile')],
    isRemembered: true,
    isAnonymous: false,
    account: { id: 'a-51f0', subscription: 'Registered', segments: ['drtv'] },
    profile: { id: segment, name: segment, segments: [segment], maxRating },
  });
};

/** A set on which a profile is signed in, start after start; the service calls each home by its segments. */
function setUp() {
  const ports = createFakePorts({
    service({ url }) {
      const segments = /[?&]segments=([^&]*)/.exec(url)?.[1];
      const home = { id: '1', path: '/', template: 'Home', title: segments, entries: [] };
      return { body: pathOf(url) === '/config' ? serviceConfigExample : home };
    },
  });
  /** Starts, and waits for what is asked before anything shows; then until the first rail, and until the answers are kept. */
  const start = async () => {
    const before = ports.http.requests.length;
    const application = createApplication(ports, configuration);
    const titles = new Set<string | undefined>();
    const page = application.reading.page('/');
    application.start.open();
    const end = page.subscribe(() => titles.add(page.get().value?.title));
    await ports.clock.advanceSettled(0);
    const asked = ports.http.requests.slice(before).map(({ url }) => pathOf(url));
    application.firstRail.shown();
    await ports.clock.advanceSettled(5_000);
    end();
    application.stop();
    titles.delete(undefined);
    return { asked: asked.sort(), titles: Array.from(titles) };
  };
  const signIn = (segment: string, maxRating: string) =>
    ports.store.write('fjernsyn.session', sessionOf(segment, maxRating));
  return { start, signIn };
}

test('[SH603] a start signed in asks for no more than another, and the next for nothing before its first rail', async () => {
  const { start, signIn } = setUp();
  signIn('ramasjang', 'MRAM-07');
  expect(await start()).toEqual({ asked: ['/config', '/health', '/page'], titles: ['ramasjang'] });
  expect(await start()).toEqual({ asked: ['/health'], titles: ['ramasjang'] });
});

test('[SH600] [filters-07] a child who starts after a grown-up sees nothing of what was kept, not for a moment', async () => {
  const { start, signIn } = setUp();
  signIn('drtv', 'MRAM-15');
  expect((await start()).titles).toEqual(['drtv']);
  signIn('ramasjang', 'MRAM-07');
  expect(await start()).toEqual({ asked: ['/config', '/health', '/page'], titles: ['ramasjang'] });
});
