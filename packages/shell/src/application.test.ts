import { plainBrand } from '@fjernsyn/brand/testing';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { AppError } from '@fjernsyn/kernel';
import { createFakePorts, type FakePorts, fakeMediaSurface } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { type Application, createApplication } from './application';
import { parseConfiguration } from './configuration';
import { contentGroupOf } from './navigation/content-group';
import { openedOf } from './testing/opened-of';

const config = {
  ...serviceConfigExample,
  sitemap: [
    ...serviceConfigExample.sitemap,
    { id: '9', key: 'Watch', path: '/se/{slug}', template: 'Watch', title: 'Se' },
  ],
};

const pathOf = (url: string): string => /^https?:\/\/[^/]+([^?]*)/.exec(url)?.[1] ?? '';

const askedPath = (url: string): string => decodeURIComponent(/[?&]path=([^&]*)/.exec(url)?.[1] ?? '');

const page = { id: '1', path: '/', template: 'Home', title: 'Forside', entries: [] };

const configuration = parseConfiguration({
  brand: plainBrand,
  serviceUrl: 'https://service.example',
  cdnUrl: 'https://cdn.example',
});

const setUp = (path = '/'): { ports: FakePorts; application: Application } => {
  const ports = createFakePorts({
    path,
    service: ({ url }) => ({ body: pathOf(url) === '/config' ? config : { ...page, path: askedPath(url) } }),
  });
  return { ports, application: createApplication(ports, configuration) };
};

const open = async (path?: string) => {
  const world = setUp(path);
  world.application.start.open();
  await world.ports.clock.advanceSettled(0);
  return world;
};

test('[SH4] asks for the configuration, the first page and the service’s health side by side, and for nothing before it is opened', async () => {
  const { ports, application } = setUp('/film?featured=true');
  expect(ports.http.requests).toEqual([]);
  application.start.open();
  await Promise.resolve();
  const asked = ports.http.requests.map(({ url }) => url).sort();
  expect(asked.map(pathOf)).toEqual(['/config', '/health', '/page']);
  expect(asked[2]).toContain('path=%2Ffilm&');
  await ports.clock.advanceSettled(0);
  expect(application.start.state.get().phase).toBe('open');
});

test('[SH4] needs no preflight: the first requests go to the CDN base, without a header of ours', async () => {
  const { ports } = await open();
  for (const { url, headers } of ports.http.requests) {
    expect(url).toMatch(/^https:\/\/cdn\.example\//);
    expect(Object.keys(headers).filter((name) => name.toLowerCase() !== 'accept')).toEqual([]);
  }
});

test('[SH4] [sto-02] starts signed out, with defaults, on a set whose storage an update has emptied', async () => {
  const { ports, application } = await open();
  expect(ports.store.isDurable).toBe(true);
  expect(application.start.state.get().phase).toBe('open');
  expect(application.session.state.get()).toMatchObject({ role: 'anonymous', profile: undefined });
});

test('[SH8] [back-08] Back leads home for a viewer who came in from outside, and from there out', async () => {
  const { ports, application } = await open('/film');
  expect(ports.remote.press('back')).toBe(true);
  expect(openedOf(application).places.navigation.location.get().screen.path).toBe('/');
  expect(openedOf(application).places.navigation.back()).toBe(false);
  expect(ports.remote.press('back')).toBe(true);
  expect(application.overlays.visible.get()?.kind).toBe('close_app_confirmation');
});

test('[SH161] [back-11] Back asks whether to leave also where nothing has focus, before anything has opened', () => {
  const { ports, application } = setUp();
  ports.remote.press('back');
  expect(application.overlays.visible.get()?.kind).toBe('close_app_confirmation');
  ports.remote.press('back');
  expect(application.overlays.visible.get()).toBeUndefined();
});

test('[SH307] [back-09] what was opened and closed over a film is no part of the way back', async () => {
  const { ports, application } = await open();
  openedOf(application).places.navigation.push('/se/havgus_12');
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    application.overlays.dialogs.show({ id, kind: 'text', title: 'Havgus', parts: [] });
    ports.remote.press('back');
    expect(openedOf(application).places.navigation.location.get().screen.kind).toBe('watch');
  }
  expect(ports.history.entries).toHaveLength(2);
  ports.remote.press('back');
  expect(openedOf(application).places.navigation.location.get().screen.path).toBe('/');
});

const loseNetwork = async (ports: FakePorts): Promise<void> => {
  ports.http.serve(() => {
    throw new AppError('http/unreachable');
  });
  ports.connectivity.turn(false);
  await ports.clock.advanceSettled(2_000);
};

test('[SH233] what failed to play before the network is known to be lost has no dialog over it', async () => {
  const { ports, application } = await open('/se/havgus_12');
  const { view, attach } = await openedOf(application).playing.watch('12').load();
  attach(fakeMediaSurface);
  await ports.clock.advanceSettled(100);
  expect(view.get().error).toBeDefined();
  await loseNetwork(ports);
  expect([application.connectivity.online.get(), application.overlays.visible.get()]).toEqual([false, undefined]);
  expect(application.overlays.notices.current.get()).toEqual({ kind: 'offline' });
});

test('[SH233] a film that has not failed has the dialog over it', async () => {
  const { ports, application } = await open('/se/havgus_12');
  await openedOf(application).playing.watch('12').load();
  await loseNetwork(ports);
  expect(application.overlays.visible.get()?.kind).toBe('offline');
});

test('[SH162] asks again for what failed, once the service is reached or there again', async () => {
  const { ports, application } = setUp();
  ports.http.serve(() => {
    throw new AppError('http/unreachable');
  });
  application.start.open();
  await ports.clock.advanceSettled(7_000);
  expect([application.start.state.get().phase, application.connectivity.online.get()]).toEqual(['failed', false]);
  ports.http.serve(({ url }) => ({ body: pathOf(url) === '/config' ? config : page }));
  await ports.clock.advanceSettled(5_000);
  expect([application.start.state.get().phase, application.connectivity.online.get()]).toEqual(['open', true]);
});

test('[SH23] tells of its start, of the first rail once, and of being left and found again', async () => {
  const { ports, application } = await open();
  application.firstRail.shown();
  application.firstRail.shown();
  ports.lifecycle.send({ type: 'suspended' });
  ports.lifecycle.send({ type: 'resumed' });
  ports.lifecycle.send({ type: 'relaunched', path: '/film' });
  const told = ports.telemetry.events.map(({ type }) => type).filter((type) => !type.startsWith('call-'));
  expect(told).toEqual([
    ...[
      'application-started',
      'page-viewed',
      'first-rail-shown',
      'application-suspended',
      'application-resumed',
      'navigated',
    ],
  ]);
});

test('[SH23] hears nothing after it was stopped', async () => {
  const { ports, application } = await open();
  application.stop();
  ports.lifecycle.send({ type: 'suspended' });
  expect(ports.remote.press('right')).toBe(false);
  expect(ports.telemetry.events.some(({ type }) => type === 'application-suspended')).toBe(false);
});

test('[SH201] what is read in another language is asked for in it, and focus moves in its direction', async () => {
  const { ports, application } = await open();
  await application.locale.change('ar');
  await application.reading.loadPage('/');
  expect(ports.http.requests[ports.http.requests.length - 1]?.url).toContain('lang=ar');
  expect(application.locale.state.get().dir).toBe('rtl');
});

test('[SH304] a link that comes while the application opens is what it opens with', async () => {
  const { ports, application } = setUp();
  application.start.open();
  ports.lifecycle.send({ type: 'relaunched', path: '/film' });
  await ports.clock.advanceSettled(0);
  expect(openedOf(application).places.navigation.location.get()).toMatchObject({ address: '/film', change: 'start' });
  expect(ports.history.entries).toHaveLength(1);
});

/** What the screen of the place has in it that can have focus. */
const mount = (application: Application, ...keys: readonly string[]) => {
  const { focus } = application;
  const group = contentGroupOf(openedOf(application).places.navigation.location.get().entryKey);
  focus.register({ kind: 'column', id: 'app', parent: null });
  focus.register(group);
  keys.forEach(
    (key, order) => void focus.register({ kind: 'leaf', id: `${group.id}/${key}`, parent: group.id, order }),
  );
  return { focus, idOf: (key: string) => `${group.id}/${key}` };
};

test.each([
  [9_999, 'episode'],
  [15_000, 'play'],
])('[SH112] [found-time-03] after a reload, rows that come after %i ms leave focus on %s', async (waitMs, focused) => {
  const { ports, application } = await open('/serie/1');
  const left = mount(application, 'play', 'episode');
  left.focus.focus(left.idOf('episode'));
  ports.lifecycle.send({ type: 'suspended' });
  application.stop();
  const reloaded = createApplication(ports, configuration);
  reloaded.start.open();
  await ports.clock.advanceSettled(0);
  const { focus, idOf } = mount(reloaded, 'play');
  expect(focus.getFocused()).toBe(idOf('play'));
  await ports.clock.advanceSettled(waitMs);
  mount(reloaded, 'play', 'episode');
  expect(focus.getFocused()).toBe(idOf(focused));
  reloaded.stop();
});
