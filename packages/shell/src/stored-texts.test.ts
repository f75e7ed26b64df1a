import { plainBrand } from '@fjernsyn/brand/testing';
import { serviceConfigExample, tokensExample } from '@fjernsyn/contracts/examples';
import type { KeyValueStore } from '@fjernsyn/platform';
import { createFakePorts, type FakeAnswer } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { createApplication } from './application';
import { parseConfiguration } from './configuration';
import { openedOf } from './testing/opened-of';
import { pathOf } from './testing/reading-rig';

const configuration = parseConfiguration({
  brand: plainBrand,
  serviceUrl: 'https://service.example',
  appearance: ['largeText'],
});

const service = (url: string): FakeAnswer => {
  const path = pathOf(url);
  if (path === '/config') return { body: serviceConfigExample };
  if (path === '/page') return { body: { id: '1', path: '/', template: 'Home', title: 'Hjem', entries: [] } };
  return path === '/authorization/anonymous-sso' ? { body: tokensExample } : { status: 404, body: {} };
};

/** A start on a set without addresses that has kept `text` under `key`, until what comes after the first rail has come. */
async function startWith(key?: string, text = '') {
  const ports = createFakePorts({ hasAddresses: false, service: ({ url }) => service(url) });
  const keys = new Set<string>();
  const readRecorded = <Store extends KeyValueStore>(store: Store): Store => {
    if (key !== undefined) store.write(key, text);
    const read = (wanted: string) => {
      keys.add(wanted);
      return store.read(wanted);
    };
    return { ...store, read };
  };
  const application = createApplication(
    { ...ports, store: readRecorded(ports.store), visitStore: readRecorded(ports.visitStore) },
    configuration,
  );
  application.start.open();
  await ports.clock.advanceSettled(0);
  application.firstRail.shown();
  await ports.clock.advanceSettled(5_000);
  await vi.dynamicImportSettled();
  await ports.clock.advanceSettled(0);
  application.announcer.say('Hjem');
  await ports.clock.advanceSettled(1_000);
  const file = Object.assign(new Error(), { lateFile: '/assets/a.js' });
  for (const thrown of [file, Object.assign(new Error(), { lateFile: '/assets/b.js' })])
    await application.support.heal(thrown);
  const met = {
    // What is asked for by late code comes in any order.
    asked: ports.http.requests.map(({ url, headers, body }) => JSON.stringify([url, headers, body])).sort(),
    place: openedOf(application).places.navigation.location.get(),
    viewer: application.session.viewer.get(),
    session: application.session.state.get(),
    overlay: application.overlays.visible.get(),
    appearance: application.appearance.modes.get(),
    spoken: ports.speech.spoken,
    reloads: ports.lifecycle.reloadCount,
    isFocusDrawn: application.support.debugged() === 'focus',
    deviceId: application.support.deviceId(),
  };
  application.stop();
  return { keys: Array.from(keys).sort(), met };
}

/** Everything that a set keeps. What is kept newly stands here too. */
const keptKeys = [
  'fjernsyn.appearance',
  'fjernsyn.begin-at',
  'fjernsyn.begun-anew',
  'fjernsyn.consent',
  'fjernsyn.debug',
  'fjernsyn.device',
  'fjernsyn.places',
  'fjernsyn.profile',
  'fjernsyn.session',
  'fjernsyn.speech',
  'fjernsyn.start',
];

test('[SH601] a start looks for these texts', async () => {
  expect((await startWith()).keys).toEqual(keptKeys);
});

test.each(['undefined', 'null', '', '{', '[object Object]', '"text"', '[1,2]', '{"tokens":"x"}'])(
  '[SH601] [storage-04] whatever is kept as %j counts as absent',
  async (text) => {
    const { met } = await startWith();
    for (const key of keptKeys) expect([key, (await startWith(key, text)).met]).toEqual([key, met]);
  },
);
