import { expect, test } from 'vitest';
import { createFakeWebos, type FakeWebos } from './testing/fake-webos';
import { hearLaunches, readLaunchPath } from './webos-launch';

const path = '/film/havgus_1';

test.each([
  ['an object', { contentTarget: path }],
  ['JSON', JSON.stringify({ contentTarget: path })],
  ['JSON in an object', { params: JSON.stringify({ path }) }],
  ['parameters of a voice command', { parameters: { target: path } }],
])('[WO3] reads the path of the launch from %s', (_what, launchParams) => {
  for (const isOld of [true, false]) {
    expect(readLaunchPath(createFakeWebos({ system: { launchParams }, isOld }).window)).toBe(path);
  }
});

test.each([undefined, null, '', '{}', {}, 'no JSON', { contentTarget: 'film' }, 7])(
  '[WO3] finds none in %j',
  (launchParams) => {
    expect(readLaunchPath(createFakeWebos({ system: { launchParams } }).window)).toBeUndefined();
  },
);

test('[WO3] goes on without the system’s object, and with one that throws', () => {
  expect(readLaunchPath({})).toBeUndefined();
  const PalmSystem = Object.defineProperty({}, 'launchParams', {
    get() {
      throw new Error('not ready');
    },
  });
  expect(readLaunchPath({ PalmSystem })).toBeUndefined();
});

function hear(set: FakeWebos, opened?: string): string[] {
  hearLaunches(set.window, opened)((told) => set.told.push(told));
  return set.told;
}

test('[WO4] [deep-01] a relaunch tells its path, then comes to the front', () => {
  const set = createFakeWebos();
  const told = hear(set);
  set.tell('webOSRelaunch', { contentTarget: path });
  set.tell('webOSRelaunch', JSON.stringify({ contentTarget: '/film/2' }));
  expect(told).toEqual([path, 'activate', '/film/2', 'activate']);
});

test('[WO4] a relaunch without a path comes to the front where it was, whatever it was started with before', () => {
  const set = createFakeWebos({ system: { launchParams: { contentTarget: path } } });
  const told = hear(set, path);
  set.tell('webOSRelaunch', { activateType: 'home' });
  expect(told).toEqual(['activate']);
});

test('[WO4] an event that tells nothing leaves it to the system’s object', () => {
  const set = createFakeWebos({ system: { launchParams: JSON.stringify({ path }) }, isOld: true });
  const told = hear(set);
  set.tell('webOSRelaunch');
  expect(told).toEqual([path, 'activate']);
});

test('[WO4] the event of the launch opens nothing twice, and what the object did not tell', () => {
  const known = createFakeWebos();
  expect(hear(known, path)).toEqual([]);
  known.tell('webOSLaunch', { contentTarget: path });
  expect(known.told).toEqual([]);
  const late = createFakeWebos();
  hear(late);
  late.tell('webOSLaunch', { contentTarget: path });
  late.tell('webOSLaunch', { contentTarget: path });
  expect(late.told).toEqual([path]);
});
