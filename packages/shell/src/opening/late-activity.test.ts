import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { AppError } from '@fjernsyn/kernel';
import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import * as code from '../activity/running-activity';
import { createPlacesRig } from '../testing/places-rig';
import { storedViewer } from '../testing/stored-viewer';
import { createLateActivity } from './late-activity';

/** What late activity stands on, of a viewer who has a profile. */
async function setUp(later?: Promise<FakeAnswer>) {
  let count = 0;
  const rig = await createPlacesRig(
    (path) => {
      if (path === '/account/profile') {
        count += 1;
        return count > 1 && later ? later : { body: { id: 'p-203', name: 'Viggo', rated: { '1': 8 } } };
      }
      return path === '/config' ? { body: serviceConfigExample } : undefined;
    },
    { stored: storedViewer() },
  );
  const deps = {
    ...rig,
    location: rig.places.navigation.location,
    signIn: { require: () => Promise.reject(new AppError('shell/not-signed-in')) },
  };
  return { rig, deps, calls: () => rig.asked().filter((path) => path === '/account/profile').length };
}

test('[SH1053] its code is fetched once, and again where it could not be', async () => {
  const { deps, calls } = await setUp();
  let isThere = false;
  const late = createLateActivity(deps, async () => {
    if (!isThere) throw new AppError('http/unreachable');
    return code;
  });
  await expect(late.load()).rejects.toThrow('http/unreachable');
  isThere = true;
  const activity = await late.load();
  expect([await late.load(), late.running.get(), calls()]).toEqual([activity, activity, 1]);
  expect(activity.ratingOf('1').get()).toEqual({ status: 'rated', rating: 8 });
});

test('[SH1054] what is done waits for no later reading of the marks', async () => {
  const { rig, deps, calls } = await setUp(new Promise(() => undefined));
  const late = createLateActivity(deps, async () => code);
  await late.load();
  await rig.ports.clock.advanceSettled(3_600_001);
  await rig.go('/film');
  expect(calls()).toBe(2);
  const outcome = Promise.race([late.load().then(() => 'there'), rig.settle().then(() => 'waiting')]);
  expect(await outcome).toBe('there');
});

test('[SH1053] once the application has ended it neither reads nor tells', async () => {
  const { rig, deps, calls } = await setUp();
  const late = createLateActivity(deps, async () => code);
  const activity = await late.load();
  activity.toggleBookmark({ id: '1', type: 'program', title: 'Havgus' });
  late.stop();
  await rig.settle();
  rig.recovery.wish();
  await rig.go('/film');
  expect([calls(), rig.notices.current.get()]).toEqual([1, undefined]);
});
