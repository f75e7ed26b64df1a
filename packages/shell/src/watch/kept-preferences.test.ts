import { fakeMediaSurface } from '@fjernsyn/platform/testing';
import { afterEach, expect, test } from 'vitest';
import { type ActivityRig, createActivityRig } from '../testing/activity-rig';
import { openedOf } from '../testing/opened-of';
import { storedViewer } from '../testing/stored-viewer';
import { preferenceKeys } from './preference-keys';

let rig: ActivityRig;
let detach: (() => Promise<void>) | undefined;
afterEach(async () => {
  await detach?.();
  detach = undefined;
  rig.application.stop();
});

const file = { url: 'https://media.example/a.mpd', format: 'video/dash', deliveryType: 'Stream' };
const signed = { ...file, url: 'https://media.example/signed.mpd', accessService: 'SignLanguage' };
const danish = { id: '1', type: 'subtitle', label: 'Dansk', language: 'da', roles: [], isSelected: false } as const;
const viggo = { id: 'p-203', name: 'Viggo', segments: ['drtv'] };

/** A set with what it has kept, at its start. */
const start = async (stored: Readonly<Record<string, string>>, isSignedIn = true) => {
  rig = await createActivityRig({
    isSignedIn,
    stored,
    answers(path) {
      if (path.endsWith('/videos')) return { body: [file, signed] };
      if (path === '/items/14') return { body: { id: '14', type: 'channel', title: 'Fjern 1', customFields: {} } };
      return undefined;
    },
  });
  const { application, places, pass, ports } = rig;
  /** Watches an item of which Danish subtitles can be had. */
  const play = async (id = '12') => {
    await detach?.();
    places.navigation.push(`/se/_${id}`);
    const watch = await openedOf(application).playing.watch(id).load();
    detach = watch.attach(fakeMediaSurface);
    await pass();
    ports.mediaEngine.finishLoad();
    await pass();
    ports.mediaEngine.observe({ isPaused: false, positionSeconds: 1, tracks: [danish] });
    await pass();
    return watch;
  };
  const kept = (key: keyof typeof preferenceKeys) => JSON.parse(ports.store.read(preferenceKeys[key]) ?? 'null');
  return { ...rig, play, kept };
};

test('[P055] [SH1783] a profile that wants no subtitles gets none, from film to film and start to start', async () => {
  const first = await start({});
  const watch = await first.play();
  watch.selectSubtitle('1');
  watch.selectSubtitle(null);
  expect(first.kept('account')).toEqual({ 'p-203': { userPrefSubVOD: 'off' } });
  expect((await first.play()).view.get().playback?.wishes.subtitles).toBe('off');
  const stored = { [preferenceKeys.account]: first.ports.store.read(preferenceKeys.account) ?? '' };
  await detach?.();
  detach = undefined;
  first.application.stop();
  const second = await start(stored);
  expect((await second.play()).view.get().playback).toMatchObject({
    wishes: { subtitles: 'off' },
    selectedSubtitleId: null,
  });
});

test('[SH1783] subtitles that a profile wants show with the next film', async () => {
  const { play, ports } = await start({});
  (await play()).selectSubtitle('1');
  await play();
  expect(ports.mediaEngine.calls).toContain('track subtitle 1');
});

test('[SH1784] a mode of access is kept for films and for channels apart', async () => {
  const { play, kept } = await start({});
  (await play()).selectAccessMode('SignLanguage');
  expect(kept('account')).toEqual({ 'p-203': { userPrefAccVOD: 'SignLanguage' } });
  expect((await play('14')).view.get().playback?.wishes.accessMode).toBeUndefined();
  expect((await play()).view.get().playback?.accessMode).toBe('SignLanguage');
});

test('[SH1783] a profile gets none of another’s, nor of what nobody has chosen', async () => {
  const others = { [preferenceKeys.account]: JSON.stringify({ 'p-204': { userPrefSubVOD: 'off' } }) };
  const { play } = await start({ ...others, [preferenceKeys.nobody]: '{"userPrefAccVOD":"SignLanguage"}' });
  expect((await play()).view.get().playback?.wishes).toEqual({ accessMode: undefined, subtitles: undefined });
});

test('[SH1785] nobody’s are kept, and those of the account go with a sign-out', async () => {
  const { play, kept, application, pass } = await start({ [preferenceKeys.nobody]: '{"userPrefAccVOD":"DRSyn"}' });
  (await play()).selectAccessMode('SignLanguage');
  void application.session.signOut();
  await pass();
  expect([kept('account'), kept('nobody')]).toEqual([null, { userPrefAccVOD: 'DRSyn' }]);
  (await play()).selectAccessMode('StandardVideo');
  expect([kept('account'), kept('nobody')]).toEqual([null, { userPrefAccVOD: 'StandardVideo' }]);
});

test('[SH1785] what another tab has kept holds for what plays next, and is not lost', async () => {
  const { play, ports, kept } = await start(storedViewer({ profile: viggo }));
  const watch = await play();
  ports.store.write(preferenceKeys.account, '{"p-203":{"userPrefAccVOD":"DRSyn"},"p-204":{"userPrefSubVOD":"off"}}');
  watch.selectSubtitle(null);
  expect(kept('account')).toEqual({
    'p-203': { userPrefAccVOD: 'DRSyn', userPrefSubVOD: 'off' },
    'p-204': { userPrefSubVOD: 'off' },
  });
});
