import { mediaFilesExample } from '@fjernsyn/contracts/examples';
import { createFakeMediaEngine, type FakeMediaEngine, fakeMediaSurface } from '@fjernsyn/platform/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { type ActivityRig, type ActivityRigOptions, createActivityRig } from '../testing/activity-rig';
import { openedOf } from '../testing/opened-of';
import { storedViewer } from '../testing/stored-viewer';

let rig: ActivityRig;
let detach: (() => Promise<void>) | undefined;
afterEach(async () => {
  await detach?.();
  detach = undefined;
  rig.application.stop();
});

const [file] = mediaFilesExample;
const episode = (id: string, more: object = {}) => ({
  id,
  type: 'episode',
  title: `Afsnit ${id}`,
  watchPath: `/se/afsnit_${id}`,
  duration: 100,
  offers: [],
  customFields: {},
  images: {},
  ...more,
});
const forChildren = { classification: { code: 'DR-Ultra' }, customFields: { ClassificationRating: 'MRAM-ALL' } };
const related = { id: 'r', path: '', size: 1, items: [episode('77')], paging: { page: 1, total: 1, size: 18 } };
const nextOf = (id: string, more?: object) => ({
  sourceItemId: '1',
  suggestionType: 'Sequential',
  next: episode(id, more),
});

/** An application whose viewer watches the first of three episodes. */
const play = async (
  options: ActivityRigOptions & { readonly next?: object; readonly timeCodes?: readonly object[] } = {},
) => {
  const { next = nextOf('2'), timeCodes = [] } = options;
  rig = await createActivityRig({
    ...options,
    answers: (path, request) => {
      const own = options.answers?.(path, request);
      if (own) return own;
      if (path.endsWith('/videos')) return { body: [{ ...file, format: 'video/dash', timeCodes }] };
      if (path === '/account/profile/items/1/next') return { body: next };
      if (path === '/account/profile/items/2/next') return { body: nextOf('3') };
      if (/\/related$/.test(path)) return { body: related };
      const id = /^\/items\/(\d)$/.exec(path)?.[1];
      return id === undefined ? undefined : { body: episode(id) };
    },
  });
  const { application, places, pass, ports } = rig;
  const engines: FakeMediaEngine[] = [];
  vi.spyOn(ports.mediaEngines, 'open').mockImplementation(async () => {
    const engine = createFakeMediaEngine();
    engines.push(engine);
    return engine;
  });
  places.navigation.push('/se/afsnit_1');
  const loading = openedOf(application).playing.watch('1').load();
  await pass();
  const watch = await loading;
  detach = watch.attach(fakeMediaSurface);
  const begin = async (): Promise<void> => {
    await pass();
    engines[engines.length - 1]?.finishLoad();
    await pass();
    await at(1);
  };
  const at = async (positionSeconds: number, more: object = {}): Promise<void> => {
    engines[engines.length - 1]?.observe({ isPaused: false, positionSeconds, ...more });
    await pass();
  };
  await begin();
  return { ...rig, watch, at, begin, shown: () => watch.view.get() };
};

/** Plays second by second. */
const playOn = async (at: (seconds: number) => Promise<void>, from: number, to: number): Promise<void> => {
  for (let seconds = from; seconds <= to; seconds++) await at(seconds);
};

test('[SH1481] what comes next is offered as the end is near, begins by itself, and takes the address of the place', async () => {
  const { at, begin, shown, places } = await play();
  await playOn(at, 79, 80);
  expect(shown().upNext).toMatchObject({ item: { id: '2', title: 'Afsnit 2' }, secondsLeft: 10 });
  await playOn(at, 81, 90);
  expect(shown()).toMatchObject({ item: { id: '2' }, upNext: undefined });
  await begin();
  expect([rig.at(), shown().playback?.state]).toEqual(['/se/afsnit_2', 'PLAYING']);
  places.goBack();
  expect(rig.at()).toBe('/');
});

test('[SH1481] [P072] an end before the announced one goes on once', async () => {
  const { at, shown } = await play();
  await at(60, { hasEnded: true });
  await at(60, { hasEnded: true });
  expect(shown().item?.id).toBe('2');
});

test('[SH1482] who watches the credits comes to the end, with what is next, and what goes well with it', async () => {
  const { at, watch, shown } = await play();
  await playOn(at, 79, 82);
  watch.command('cancel-next');
  expect(shown().upNext).toBeUndefined();
  await at(100, { hasEnded: true });
  expect(shown()).toMatchObject({
    item: { id: '1' },
    end: { next: { id: '2' }, suggestions: [{ id: '77' }], hasNextFailed: false },
  });
  watch.command('next');
  expect(shown()).toMatchObject({ item: { id: '2' }, end: undefined });
});

test('[SH1482] a next item that cannot be read is a flag of the end', async () => {
  const { at, shown } = await play({
    answers: (path) => (path === '/account/profile/items/1/next' ? { status: 404, body: {} } : undefined),
  });
  await at(100, { hasEnded: true });
  expect(shown().end).toMatchObject({ next: undefined, hasNextFailed: true });
});

test('[SH1482] what ended can be played again', async () => {
  const { at, watch, shown } = await play({ next: { sourceItemId: '1', suggestionType: 'None' } });
  await at(100, { hasEnded: true });
  watch.command('replay');
  await at(1, { hasEnded: false });
  expect(shown()).toMatchObject({ end: undefined, playback: { state: 'PLAYING' } });
});

test('[SH1483] what a child may not see is never next', async () => {
  const { at, shown } = await play({
    next: nextOf('2', { classification: { code: 'DR-Voksen' } }),
    stored: storedViewer({ profile: { id: 'p-204', name: 'Karla', segments: ['ultra'] } }),
    answers: (path) => (path === '/items/1' ? { body: episode('1', forChildren) } : undefined),
  });
  await at(100, { hasEnded: true });
  expect(shown()).toMatchObject({ item: { id: '1' }, end: { next: undefined } });
});

test('[SH1484] an intro is offered to be skipped, and skipped once', async () => {
  const { at, watch, shown } = await play({ timeCodes: [{ timeCodeType: 'Intro', startTime: 10, endTime: 40 }] });
  await at(12);
  expect(shown().offer).toEqual({ type: 'skip-intro' });
  watch.command('skip');
  expect(shown().offer).toBeUndefined();
  await rig.pass();
  expect(shown().playback?.positionSeconds).toBe(40);
});
