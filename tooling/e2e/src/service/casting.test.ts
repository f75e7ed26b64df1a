import { plainBrand } from '@fjernsyn/brand/testing';
import { createCastRig } from '@fjernsyn/browser/testing';
import type { CastItem } from '@fjernsyn/platform';
import { createFakePorts, type FakeAnswer, fakeMediaSurface, settled } from '@fjernsyn/platform/testing';
import { createApplication, createCasting, parseConfiguration } from '@fjernsyn/shell';
import { openedOf } from '@fjernsyn/shell/testing';
import { expect, it } from 'vitest';

const film = {
  id: '12',
  type: 'program',
  title: 'Havgus',
  duration: 5_400,
  images: { wallpaper: 'https://i.example/12' },
};

const file = {
  url: 'https://media.example/12.mpd',
  format: 'video/dash',
  deliveryType: 'Stream',
  subtitles: [{ language: 'DanishLanguageSubtitles', format: 'text/vtt', link: 'https://media.example/da.vtt' }],
};

const answers: Readonly<Record<string, FakeAnswer>> = {
  '/config': { body: {} },
  '/items/12': { body: film },
  '/items/12/videos': { body: [file] },
};

/** An application that plays a film in the page at 300 s, with a set at home. */
async function watching() {
  const ports = createFakePorts({ service: ({ url }) => answers[new URL(url).pathname] ?? { status: 404, body: {} } });
  const rig = createCastRig({}, undefined, ports.clock);
  const { cast, mediaEngines, locals, receiver } = rig;
  const configuration = parseConfiguration({ brand: plainBrand, serviceUrl: 'https://service.example' });
  const application = createApplication({ ...ports, cast, mediaEngines }, configuration);
  application.start.open();
  await ports.clock.advanceSettled(0);
  const watch = await openedOf(application).playing.watch('12').load();
  const { session, overlays, reading } = application;
  const casting = createCasting({
    cast,
    store: ports.store,
    session: session.state,
    prompts: overlays.prompts,
    reading,
  });
  casting.follow(watch);
  const detach = watch.attach(fakeMediaSurface);
  await expect.poll(() => locals[0]?.calls).toContain('load');
  locals[0]?.finishLoad();
  await settled();
  locals[0]?.observe({ positionSeconds: 300 });
  await settled();
  const playback = () => watch.view.get().playback;
  return { application, watch, detach, casting, cast, locals, receiver, playback, clock: ports.clock };
}

/** The same on the set, once the viewer has read what casting is. */
async function castIt(world: Awaited<ReturnType<typeof watching>>): Promise<void> {
  const { application, casting, receiver } = world;
  const pressing = casting.press();
  expect(application.overlays.visible.get()).toMatchObject({ kind: 'cast_introduction' });
  application.overlays.prompts.answer('allow');
  await pressing;
  await expect.poll(() => receiver.calls).toContain('play');
  await settled();
}

it('[EE1350] [P085] an evening on another set: by the same commands, and back at its place in pause', async () => {
  const world = await watching();
  expect(world.playback()).toMatchObject({ state: 'PLAYING', positionSeconds: 300 });
  await castIt(world);
  const { watch, receiver, locals, playback, cast, casting } = world;
  const told: CastItem = { id: '12', title: 'Havgus', subtitle: undefined, pictureUrl: 'https://i.example/12' };
  expect(cast.state.get()).toMatchObject({ status: 'connected', deviceName: 'Stue', item: told });
  expect(receiver.calls).toContain('load 300');

  watch.selectSubtitle(playback()?.subtitleTracks[0]?.id ?? null);
  watch.seekTo(600);
  watch.command('quieter');
  watch.command('pause');
  await settled();
  expect(receiver.calls.slice(-3)).toEqual(['tracks 1', 'seek 600', 'pause']);
  expect(receiver.volume).toBeLessThan(0.3);
  expect(playback()).toMatchObject({ state: 'PAUSED', positionSeconds: 600, selectedSubtitleId: '1' });
  expect(locals).toHaveLength(1);

  receiver.disconnect();
  await expect.poll(() => locals[1]?.calls).toContain('load');
  locals[1]?.finishLoad();
  await settled();
  expect(casting.view.get()).toMatchObject({ connectionStatus: 'disconnected', castDevice: undefined });
  expect(playback()).toMatchObject({ state: 'PAUSED', positionSeconds: 600 });
  watch.command('play');
  await settled();
  expect(playback()?.state).toBe('PLAYING');
});

it('[EE1350] the set’s own remote is obeyed, and leaving what is watched ends it there', async () => {
  const world = await watching();
  await castIt(world);
  const { receiver, playback, detach, cast } = world;
  receiver.change({ playerState: 'PAUSED', currentTime: 420 });
  await settled();
  expect(playback()).toMatchObject({ state: 'PAUSED', positionSeconds: 420 });
  await detach();
  expect([receiver.calls.slice(-1), cast.state.get().status]).toEqual([['stop'], 'connected']);
});
