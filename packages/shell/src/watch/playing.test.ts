import type { Ports } from '@fjernsyn/platform';
import { createFakeCast, type FakeAnswer, fakeMediaSurface, settled } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { type Answers, createReadingRig } from '../testing/reading-rig';
import { signedInSession } from '../testing/signed-in-session';
import { createPlaying } from './playing';

const film = { id: '12', type: 'program', title: 'Havgus', duration: 100, offers: [], customFields: {} };
const page = { id: '1', path: '/program/12', template: 'Item Detail', title: 'Havgus', item: film, entries: [] };

const file = { url: 'https://media.example/manifest.mpd', format: 'video/dash', deliveryType: 'Stream' };

const service = (path: string): FakeAnswer | undefined => {
  if (path === '/items/12/videos') return { body: [file] };
  if (path === '/items/12') return { body: film };
  return path === '/page' ? { body: page } : undefined;
};

function setUp(answers: Answers = service, more: Partial<Ports> = {}) {
  const { ports, session, reading, recovery, asked } = createReadingRig(answers);
  const onFailure = vi.fn();
  const playing = createPlaying({
    ports: { ...ports, ...more },
    time: ports.clock,
    session: session.state,
    viewer: session.viewer,
    activity: { load: () => new Promise(() => undefined) },
    signIn: { require: vi.fn() },
    dialogs: { show: vi.fn() },
    prompts: { ask: vi.fn() },
    reading,
    dir: () => 'ltr',
    recovery,
    isWatching: () => true,
    leave: vi.fn(),
    readdress: vi.fn(),
    openPage: vi.fn(),
    onFailure,
  });
  return { ports, session, reading, recovery, playing, onFailure, asked };
}

test('[SH15] an item that no page has is asked for once, beside its media, when it is loaded and not before', async () => {
  const { playing, asked } = setUp();
  const { item, load } = playing.watch('12');
  expect([item.get(), asked()]).toEqual([undefined, []]);
  const { view, attach } = await load();
  expect([item.get()?.title, view.get().item]).toEqual(['Havgus', item.get()]);
  attach(fakeMediaSurface);
  await settled();
  expect(asked().filter((path) => path === '/items/12')).toHaveLength(1);
  expect(asked().indexOf('/items/12/videos')).toBeGreaterThan(-1);
});

test('[SH309] an item whose page was open is known from the beginning, and asked for no more', async () => {
  const { playing, reading, asked } = setUp();
  await reading.loadPage('/program/12');
  const { item, load } = playing.watch('12');
  expect(item.get()).toMatchObject({ id: '12', title: 'Havgus', durationSeconds: 100 });
  const { attach } = await load();
  attach(fakeMediaSurface);
  await settled();
  expect(asked()).toEqual(['/page', '/items/12/videos']);
});

test('[SH15] code, engine and item are asked for in the same turn', async () => {
  const { playing, ports, asked } = setUp();
  const prepare = vi.spyOn(ports.mediaEngines, 'prepare');
  const loaded = playing.watch('12').load();
  await settled();
  expect([prepare.mock.calls.length, asked()[0]]).toEqual([1, '/items/12']);
  await loaded;
});

test('[SH19] an item that cannot be had is an error of the watch, asked for once until the viewer tries again', async () => {
  let isDown = true;
  const { playing, asked, onFailure } = setUp((path) =>
    isDown ? { status: 404, body: { message: 'Ikke fundet' } } : service(path),
  );
  const { view, attach, retry } = await playing.watch('12').load();
  expect(playing.isUnfailed()).toBe(true);
  attach(fakeMediaSurface);
  await settled();
  expect([view.get().error, view.get().canRetry, playing.isUnfailed()]).toEqual(['api/not-found', false, false]);
  expect(onFailure).toHaveBeenCalled();
  const itemCalls = () => asked().filter((path) => path === '/items/12').length;
  expect(itemCalls()).toBe(1);
  isDown = false;
  retry();
  await expect.poll(() => view.get().item?.title).toBe('Havgus');
  expect(itemCalls()).toBe(2);
});

test('[SH15] what prepares for playing fetches code and engine, and asks the service for nothing', async () => {
  const { playing, ports, asked } = setUp();
  const prepare = vi.spyOn(ports.mediaEngines, 'prepare');
  playing.prepare();
  await vi.dynamicImportSettled();
  expect([prepare.mock.calls.length, asked()]).toEqual([1, []]);
});

test('[SH1700] [SH309] what is expected has its media asked for alone, and is not asked for as it plays', async () => {
  const { playing, reading, asked } = setUp();
  await reading.loadPage('/program/12');
  const turnAway = playing.expect('12');
  await vi.dynamicImportSettled();
  await settled();
  turnAway();
  const { attach } = await playing.watch('12').load();
  attach(fakeMediaSurface);
  await settled();
  expect(asked()).toEqual(['/page', '/items/12/videos']);
});

test('[SH265] [found-time-02] an item whose call hangs is asked for again where the viewer wishes it, and plays', async () => {
  let isHanging = true;
  const hangs = (): Promise<never> => new Promise(() => undefined);
  const { playing, asked, recovery } = setUp((path) => (path === '/items/12' && isHanging ? hangs() : service(path)));
  const { item, load } = playing.watch('12');
  const loaded = load();
  await settled();
  isHanging = false;
  recovery.wish();
  await loaded;
  expect(item.get()?.title).toBe('Havgus');
  expect(asked().filter((path) => path === '/items/12')).toHaveLength(2);
});

const signedIn = signedInSession();

test('[SH1556] whoever signs out leaves nothing playing on another set, and nobody else ends it', () => {
  const cast = createFakeCast();
  const { session } = setUp(service, { cast });
  session.change(undefined);
  session.change(signedIn);
  expect(cast.calls).toEqual([]);
  session.change(undefined);
  expect(cast.calls).toEqual(['disconnect']);
});
