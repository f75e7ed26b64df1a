import { createFakeClock, createFakeKeyValueStore, createFakeMediaEngines, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { castFilm, castSource, createCastRig, createScriptWindow } from '../testing/cast-rig';
import { castKey } from './cast-key';
import { createCast } from './create-cast';

/** What a set plays that a page of before has sent. */
const running = {
  contentId: 'https://media.example/12.mpd?signed=yesterday',
  contentType: 'application/dash+xml',
  duration: 5_400,
  metadata: { title: 'Havgus' },
  customData: { itemId: '12' },
};

test('[BR650] playing in the page fetches nothing of Google’s', async () => {
  const { window, scripts } = createScriptWindow();
  const deps = { clock: createFakeClock(), visitStore: createFakeKeyValueStore(), applicationId: 'A1B2C3D4' };
  const ports = createCast({ ...deps, window, engines: createFakeMediaEngines() });
  await ports?.mediaEngines.prepare();
  await ports?.mediaEngines.open({} as never, new AbortController().signal);
  expect(scripts).toEqual([]);
  const connecting = ports?.cast.connect();
  await expect.poll(() => scripts).toHaveLength(1);
  scripts[0]?.tell('error');
  await expect(connecting).rejects.toMatchObject({ code: 'cast/unreachable' });
  void ports?.cast.connect().catch(() => undefined);
  await expect.poll(() => scripts).toHaveLength(2);
});

test('[BR652] a browser that knows no sets casts nothing', () => {
  const { window } = createScriptWindow();
  Reflect.deleteProperty(window, 'PresentationRequest');
  const deps = { clock: createFakeClock(), visitStore: createFakeKeyValueStore(), applicationId: 'A1B2C3D4' };
  expect(createCast({ ...deps, window, engines: createFakeMediaEngines() })).toBeUndefined();
});

test('[BR652] the four states follow the sender, and the set has a name while it is connected', async () => {
  const { cast, receiver } = createCastRig();
  const seen = [cast.state.get().status];
  cast.state.subscribe(() => seen.push(cast.state.get().status));
  expect(await cast.connect()).toBe('connected');
  expect(receiver.calls).toEqual(['receiver A1B2C3D4', 'request']);
  expect(cast.state.get().deviceName).toBe('Stue');
  cast.disconnect();
  await settled();
  receiver.setState('NO_DEVICES_AVAILABLE');
  expect(seen).toEqual(['disconnected', 'connecting', 'connected', 'disconnected', 'no-devices']);
  expect(cast.state.get().deviceName).toBeUndefined();
});

test.each([
  ['cancel', 'cancelled'],
  ['receiver_unavailable', 'cast/no-devices'],
  ['session_error', 'cast/failed'],
])('[BR653] a choice of sets that ends with %s is %s', async (refusal, outcome) => {
  const { cast, receiver } = createCastRig();
  receiver.refusal = refusal;
  expect(await cast.connect().catch(({ code }) => code)).toBe(outcome);
  expect(cast.state.get().status).toBe('disconnected');
});

test('[BR653] nothing is chosen where there is no set', async () => {
  const { cast, receiver } = createCastRig();
  receiver.setState('NO_DEVICES_AVAILABLE');
  await expect(cast.connect()).rejects.toMatchObject({ code: 'cast/no-devices' });
  expect(receiver.calls).not.toContain('request');
});

test('[P086] [BR654] a page that is loaded anew rejoins its set and takes over what it plays', async () => {
  const { cast, receiver, locals, open } = createCastRig({ [castKey]: 'on' }, running);
  receiver.change({ currentTime: 300 });
  expect(cast.state.get().status).toBe('connecting');
  const opening = open();
  await expect.poll(() => receiver.calls).toContain('receiver A1B2C3D4');
  expect(cast.state.get().status).toBe('connecting');
  receiver.connect();
  const engine = await opening;
  expect(cast.state.get()).toMatchObject({ status: 'connected', item: { id: '12', title: 'Havgus' } });
  await engine.load({ ...castSource, startSeconds: 20 });
  await engine.play();
  expect(engine.observation).toMatchObject({ isLoaded: true, positionSeconds: 300, isPaused: false });
  expect(receiver.calls.filter((call) => /load|seek|stop/.test(call))).toEqual([]);
  expect(locals).toEqual([]);
});

test('[P086] [BR654] what another sender has begun meanwhile goes on, and says what it is', async () => {
  const { cast, receiver, open } = createCastRig({ [castKey]: 'on' }, { ...running, customData: { itemId: '13' } });
  const opening = open();
  await expect.poll(() => receiver.calls).toContain('receiver A1B2C3D4');
  receiver.connect();
  const engine = await opening;
  await engine.load(castSource);
  expect(receiver.calls).not.toContain('load 0');
  expect(cast.state.get().item?.id).toBe('13');
});

test('[BR655] a set that is in pause when it is taken over stays so until the viewer plays', async () => {
  const { receiver, open } = createCastRig({ [castKey]: 'on' }, running);
  receiver.change({ playerState: 'PAUSED' });
  const opening = open();
  await expect.poll(() => receiver.calls).toContain('receiver A1B2C3D4');
  receiver.connect();
  const engine = await opening;
  await engine.load(castSource);
  await expect(engine.play()).rejects.toMatchObject({ code: 'media/play-refused' });
  expect(engine.observation.isPaused).toBe(true);
  await engine.play();
  expect(engine.observation.isPaused).toBe(false);
});

test('[BR654] a session that is over plays in the page after 5 s, and is asked for no more', async () => {
  const { cast, receiver, clock, locals, visitStore, open } = createCastRig({ [castKey]: 'on' });
  const opening = open();
  await expect.poll(() => receiver.calls).toContain('receiver A1B2C3D4');
  await clock.advanceSettled(5_000);
  await opening;
  expect([cast.state.get().status, locals.length, visitStore.read(castKey)]).toEqual(['disconnected', 1, undefined]);
});

test('[BR656] a signed-out page ends a session that it has not yet rejoined', async () => {
  const { cast, receiver } = createCastRig({ [castKey]: 'on' }, running);
  cast.disconnect();
  await expect.poll(() => receiver.calls).toContain('receiver A1B2C3D4');
  receiver.connect();
  await expect.poll(() => receiver.calls).toContain('end');
  expect(cast.state.get()).toMatchObject({ status: 'disconnected', item: undefined });
});

test('[BR656] what plays next is told to whoever sits before the set', async () => {
  const { cast, receiver, open } = createCastRig();
  await cast.connect();
  const engine = await open();
  await engine.load(castSource);
  expect(receiver.media?.media).toMatchObject({
    contentId: 'https://media.example/12.mpd',
    contentType: 'application/dash+xml',
    streamType: 'BUFFERED',
    metadata: { title: 'Havgus', subtitle: 'Drama', images: [{ url: 'https://images.example/12.jpg' }] },
    customData: { itemId: '12' },
    tracks: [
      { trackId: 1, type: 'TEXT', trackContentType: 'text/vtt', language: 'da', name: 'DanishLanguageSubtitles' },
      { trackId: 2, type: 'TEXT', language: 'en' },
    ],
  });
  expect(cast.state.get().item).toEqual(castFilm);
});
