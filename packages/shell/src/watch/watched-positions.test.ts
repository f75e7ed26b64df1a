import { fakeMediaSurface } from '@fjernsyn/platform/testing';
import { afterEach, expect, test } from 'vitest';
import { type ActivityRig, type ActivityRigOptions, createActivityRig } from '../testing/activity-rig';
import { openedOf } from '../testing/opened-of';
import type { Watch } from './watch';

let rig: ActivityRig;
let detach: (() => Promise<void>) | undefined;
afterEach(async () => {
  await detach?.();
  detach = undefined;
  rig.application.stop();
});

const file = { url: 'https://media.example/a.mpd', format: 'video/dash', deliveryType: 'Stream' };
const film = { id: '12', type: 'program', title: 'Havgus', duration: 3_600, offers: [], customFields: {} };

/** An application whose viewer watches the film from where it begins. */
const play = async (options: ActivityRigOptions & { readonly film?: object } = {}) => {
  rig = await createActivityRig({
    ...options,
    answers: (path, request) => {
      const own = options.answers?.(path, request);
      if (own) return own;
      if (path.endsWith('/videos')) return { body: [file] };
      if (path === '/items/12') return { body: { ...film, ...options.film } };
      if (/\/watched\/12$/.test(path)) return { body: { position: Number(/position=(\d+)/.exec(request.url)?.[1]) } };
      return undefined;
    },
  });
  const { application, places, pass, ports } = rig;
  places.navigation.push('/se/_12');
  let watch: Watch | undefined;
  void openedOf(application)
    .playing.watch('12')
    .load()
    .then((loaded) => {
      watch = loaded;
    });
  await pass();
  detach = watch?.attach(fakeMediaSurface);
  await pass();
  ports.mediaEngine.finishLoad();
  await pass();
  const at = async (positionSeconds: number, isPaused = false): Promise<void> => {
    ports.mediaEngine.observe({ isPaused, positionSeconds });
    await pass();
  };
  const leave = async (): Promise<void> => {
    await detach?.();
    detach = undefined;
    await pass();
  };
  const saves = () =>
    rig.ports.http.requests
      .filter(({ url, method }) => method === 'PUT' && url.includes('/watched/'))
      .map(({ url }) => Number(/position=(\d+)/.exec(url)?.[1]));
  return { ...rig, watch, at, leave, saves };
};

test('[SH1476] [P078] a position is saved once it is another second', async () => {
  const { at, saves } = await play({ profile: { watched: { '12': { position: 100 } } } });
  await at(100.2);
  await at(100.2, true);
  expect(saves()).toEqual([]);
  await at(130);
  await at(130.4, true);
  expect(saves()).toEqual([130]);
});

test.each([
  ['where the profile has left it', { '12': { position: 600 } }, 595],
  ['at its beginning, where it was watched to the end', { '12': { position: 3_500, isFullyWatched: true } }, 0],
  ['[P082] at its beginning, where nothing is known of it', { '13': { position: 600 } }, 0],
])('[SH1477] a film begins %s', async (_, watched, startSeconds) => {
  const { ports, watch } = await play({ profile: { watched } });
  expect(ports.mediaEngine.source?.startSeconds).toBe(startSeconds);
  expect(watch?.view.get().error).toBeUndefined();
});

test('[SH1477] a film waits a second at most to be told where it was left, and goes there once it is told', async () => {
  let answer: (sent: { body: object }) => void = () => undefined;
  const { ports, pass, at } = await play({
    answers: (path) =>
      path === '/account/profile'
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : undefined,
  });
  expect(ports.mediaEngine.calls).not.toContain('load');
  await pass(1_000);
  expect(ports.mediaEngine.source?.startSeconds).toBe(0);
  ports.mediaEngine.finishLoad();
  ports.mediaEngine.observe({ durationSeconds: 3_600, seekableSeconds: { start: 0, end: 3_600 } });
  await at(2);
  answer({ body: { id: 'p-203', watched: { '12': { position: 600 } } } });
  await pass();
  expect(ports.mediaEngine.calls).toContain('seek 595');
});

test('[SH1478] [P080] of nobody nothing is saved, until somebody has signed in: then the newest, once', async () => {
  const { at, saves, application, pass, signIn } = await play({ isSignedIn: false });
  await at(1);
  await at(300, true);
  await at(600, true);
  expect(saves()).toEqual([]);
  application.signIn.open();
  await pass();
  await signIn();
  await pass(1_000);
  expect(saves()).toEqual([600]);
});

test('[SH1478] nobody goes on where nobody has left a film, for as long as the visit', async () => {
  const { at, leave, application, ports, pass } = await play({ isSignedIn: false });
  await at(1);
  await at(700, true);
  await leave();
  const watch = await openedOf(application).playing.watch('12').load();
  detach = watch.attach(fakeMediaSurface);
  await pass();
  expect(ports.mediaEngine.source?.startSeconds).toBe(695);
});

test('[SH1479] who signs out leaves what plays, and no position behind', async () => {
  const { at, leave, application, ports, pass, saves } = await play();
  await at(1);
  await at(700);
  void application.session.signOut();
  await pass();
  expect(rig.at()).not.toBe('/se/_12');
  await leave();
  expect(saves()).toEqual([700]);
  const watch = await openedOf(application).playing.watch('12').load();
  detach = watch.attach(fakeMediaSurface);
  await pass();
  expect(ports.mediaEngine.source?.startSeconds).toBe(0);
});

test.each([
  ['[P081] a channel', { type: 'channel' }],
  ['news', { customFields: { PresentationTypeCode: 'News' } }],
])('[SH1476] of %s no position is saved', async (_, changed) => {
  const { at, leave, saves } = await play({ film: changed });
  await at(1);
  await at(600, true);
  await leave();
  expect(saves()).toEqual([]);
});
