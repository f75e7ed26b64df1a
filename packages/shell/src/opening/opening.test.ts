import type { Universe } from '@fjernsyn/brand';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { createFocusEngine } from '@fjernsyn/focus';
import { AppError, createObservable } from '@fjernsyn/kernel';
import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { afterEach, expect, test } from 'vitest';
import { createHeaderDisplay } from '../header/header-display';
import { createLocale } from '../locale/locale';
import { createOverlays } from '../overlays/overlays';
import { type Answers, createReadingRig, pathOf } from '../testing/reading-rig';
import { createOpening } from './opening';

const home: FakeAnswer = { body: { id: '1', path: '/', template: 'Home', title: 'Forside', entries: [] } };
const config = {
  ...serviceConfigExample,
  sitemap: [
    ...serviceConfigExample.sitemap,
    { id: '9', key: 'Watch', path: '/se/{slug}', template: 'Watch', title: 'Se' },
  ],
};
const service: Answers = (path) => (path === '/config' ? { body: config } : home);

let stop = (): void => undefined;
afterEach(() => stop());

function setUp(path = '/', answers = service) {
  const rig = createReadingRig(answers, { path });
  const { ports, configuration, session, reading, recovery } = rig;
  const events: string[] = [];
  const overlays = createOverlays({ clock: ports.clock, telemetry: ports.telemetry, run: () => undefined });
  const locale = createLocale({
    configuration,
    async load(language) {
      events.push(`texts ${language}`);
      return undefined;
    },
  });
  const checkHealth = async () => {
    events.push('health');
    return { isAvailable: true };
  };
  const opening = createOpening({
    ports,
    configuration,
    time: ports.clock,
    session: {
      state: session.state,
      viewer: session.viewer,
      userId: session.userId,
      async ensureTokens() {
        events.push('tokens');
      },
    },
    focus: createFocusEngine(),
    reading,
    overlays,
    locale,
    connectivity: { checkHealth, recovery },
    header: createHeaderDisplay(ports.clock),
    universe: createObservable<Universe | undefined>(undefined),
    signIn: { require: async () => undefined, arrive: () => undefined, demand: () => void events.push('demand') },
    profiles: { isHeld: createObservable(false), demand: () => undefined },
    askConsent: () => void events.push('consent'),
    checkDevice: () => void events.push('store'),
    onWatchFailure: () => undefined,
  });
  stop = () => {
    opening.stop();
    reading.stop();
  };
  const open = async () => {
    opening.start.open();
    await ports.clock.advanceSettled(0);
  };
  const told = () => ports.telemetry.events.map(({ type }) => type).filter((type) => !type.startsWith('call-'));
  return { ...rig, ...opening, overlays, events, open, told };
}

test('[SH4] asks for the configuration, the first page and the service’s health side by side, and for nothing before it is opened', async () => {
  const { ports, start, asked, events } = setUp('/film?featured=true');
  expect([asked(), events]).toEqual([[], []]);
  start.open();
  await Promise.resolve();
  expect([asked().sort(), events]).toEqual([['/config', '/page'], ['health']]);
  expect(ports.http.requests.find(({ url }) => pathOf(url) === '/page')?.url).toContain('path=%2Ffilm&');
  await ports.clock.advanceSettled(0);
  expect(start.state.get().phase).toBe('open');
});

test('[SH4] asks for no page where something is watched', async () => {
  const { asked, open } = setUp('/se/havgus_12');
  await open();
  expect(asked()).toEqual(['/config']);
});

test('[SH3] has no parts before it is open, and one set of them from then on', async () => {
  const { start, open } = setUp();
  expect(start.opened()).toBeUndefined();
  await open();
  const opened = start.opened();
  start.renew({});
  expect([start.opened()?.places === opened?.places, opened?.places.sitemap.match('/')]).toEqual([true, undefined]);
});

test('[SH235] a start that hangs is given up with its first page where the viewer tries again, and opens once the service answers', async () => {
  const hanging: ((thrown: unknown) => void)[] = [];
  let isHanging = true;
  const { ports, start, reading, open } = setUp('/', (path, url) =>
    isHanging ? new Promise((_, reject) => hanging.push(reject)) : service(path, url),
  );
  start.open();
  await ports.clock.advanceSettled(30_000);
  for (const end of hanging) end(new AppError('http/timeout'));
  await open();
  await ports.clock.advanceSettled(1_000);
  isHanging = false;
  await open();
  expect(start.state.get().phase).toBe('open');
  expect(reading.lastPage('/')).toBeDefined();
});

test('[SH23] emits its start, and the first rail once', async () => {
  const { open, firstRail, told } = setUp();
  await open();
  firstRail.shown();
  firstRail.shown();
  expect(told()).toEqual(['application-started', 'page-viewed', 'first-rail-shown']);
});

test('[SH200] [SH520] the service’s texts and tokens are asked for a second after the first rail, and the store is looked at', async () => {
  const { ports, open, firstRail, events } = setUp();
  await open();
  firstRail.shown();
  await ports.clock.advanceSettled(100);
  expect(events).toEqual(['health', 'store', 'consent']);
  await ports.clock.advanceSettled(899);
  expect(events).not.toContain('texts da');
  await ports.clock.advanceSettled(1);
  expect(events).toEqual(['health', 'store', 'consent', 'texts da', 'tokens']);
});

test('[SH225] where no rail shows, what waits for one waits ten seconds', async () => {
  const { ports, open, firstRail, events } = setUp();
  await open();
  await ports.clock.advanceSettled(9_999);
  expect([firstRail.isShown.get(), events]).toEqual([false, ['health']]);
  await ports.clock.advanceSettled(1);
  expect([firstRail.isShown.get(), events]).toEqual([true, ['health', 'store', 'consent']]);
});

test('[SH250] a dialog about a page goes when the viewer leaves the page', async () => {
  const { start, open, overlays } = setUp();
  await open();
  overlays.dialogs.show({ kind: 'text', title: 'Havgus', parts: [] });
  start.opened()?.places.navigation.push('/film');
  expect(overlays.visible.get()).toBeUndefined();
});

test('[SH167] a notice of the service’s configuration is a dialog at the start', async () => {
  const general = { customFields: { shutdownNotice: 'Vi lukker 1. maj.' } };
  const { open, overlays } = setUp('/', (path, url) =>
    path === '/config' ? { body: { ...config, general } } : service(path, url),
  );
  await open();
  expect(overlays.visible.get()?.kind).toBe('announcement');
});

test('[SH23] a stopped opening asks for nothing more', async () => {
  const { ports, open, firstRail, events } = setUp();
  await open();
  firstRail.shown();
  stop();
  await ports.clock.advanceSettled(60_000);
  expect(events).toEqual(['health']);
});
