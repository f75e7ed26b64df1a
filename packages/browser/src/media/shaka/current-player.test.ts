import type { MediaSource } from '@fjernsyn/platform';
import { createFakeMediaEngine, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createFakeDevicePlayer, createFakeShaka, createFakeVideo, type FakeShaka } from '../../testing/fake-shaka';
import { createShakaEngine } from './shaka-engine';

const source: MediaSource = {
  url: 'https://media.example/live.m3u8',
  format: 'hls',
  isLive: false,
  startSeconds: 30,
  subtitles: [],
};
const unsupported = { severity: 2, category: 4, code: 4032, data: [] };
const loaded = 'load https://media.example/live.m3u8 30 application/x-mpegurl';

/** An engine on our build, beside all of Shaka, which comes when told to. */
function setUp(full: FakeShaka | undefined = createFakeShaka()) {
  const own = createFakeShaka();
  const video = createFakeVideo();
  const opened = createFakeDevicePlayer(own);
  let bring: (error?: unknown) => void = () => undefined;
  const fetched = new Promise<void>((resolve, reject) => {
    bring = (error) => (error ? reject(error) : resolve());
  });
  let fetches = 0;
  const engine = createShakaEngine({
    opened,
    video,
    abilities: createFakeMediaEngine({ formats: ['dash', 'hls'] }).abilities,
    async createFull(now) {
      fetches += 1;
      await fetched;
      return full && now.shaka === own.namespace ? createFakeDevicePlayer(full) : undefined;
    },
  });
  const errors: string[] = [];
  engine.subscribe(
    () => undefined,
    ({ code }) => errors.push(code),
  );
  return { engine, own, full: full ?? own, video, errors, bring, fetches: () => fetches };
}

test('[BR801] a stream that our build refuses plays from its place on all of Shaka, and on the same video', async () => {
  const { engine, own, full, errors, bring, fetches } = setUp();
  const loading = engine.load(source);
  own.finishLoad(unsupported);
  bring();
  await settled();
  full.finishLoad();
  await loading;
  expect([own.calls, full.calls.slice(0, 2)]).toEqual([
    [loaded, 'destroy'],
    ['attach', loaded],
  ]);
  expect([engine.observation.isLoaded, fetches()]).toEqual([true, 1]);
  full.tell('error', { severity: 2, category: 3, code: 3014, data: [] });
  own.tell('error', { severity: 2, category: 3, code: 3014, data: [] });
  expect(errors).toHaveLength(1);
});

test('[BR801] other failures, and a stream that all of Shaka refuses too, stay what they are', async () => {
  const { engine, own, full, bring, fetches } = setUp();
  const cut = expect(engine.load(source)).rejects.toMatchObject({ code: 'media/network' });
  own.finishLoad({ severity: 2, category: 1, code: 1002, data: [] });
  await cut;
  expect(fetches()).toBe(0);
  const refused = expect(engine.load(source)).rejects.toMatchObject({ code: 'media/unsupported' });
  own.finishLoad(unsupported);
  bring();
  await settled();
  full.finishLoad(unsupported);
  await refused;
  const again = expect(engine.load(source)).rejects.toMatchObject({ code: 'media/unsupported' });
  await settled();
  full.finishLoad(unsupported);
  await again;
  expect(full.calls.filter((call) => call === 'attach')).toHaveLength(1);
});

test('[BR801] a script that does not come is said, and our build stays', async () => {
  const { engine, own, bring } = setUp();
  const loading = expect(engine.load(source)).rejects.toMatchObject({ code: 'media/unknown' });
  own.finishLoad(unsupported);
  bring(new Error('no script'));
  await loading;
  expect(own.calls).toEqual([loaded]);
});

test('[BR801] [BR40] a later load waits for the change, and the end makes it needless', async () => {
  const { engine, own, full, bring } = setUp();
  const first = expect(engine.load(source)).rejects.toMatchObject({ code: 'media/superseded' });
  own.finishLoad(unsupported);
  await settled();
  const later = engine.load({ ...source, startSeconds: 0 });
  await first;
  bring();
  await settled();
  full.finishLoad();
  await later;
  expect(full.calls.filter((call) => call.startsWith('load'))).toEqual([loaded.replace(' 30 ', ' null ')]);

  const ended = setUp();
  const given = expect(ended.engine.load(source)).rejects.toMatchObject({ code: 'media/superseded' });
  ended.own.finishLoad(unsupported);
  await settled();
  await ended.engine.dispose();
  await given;
  ended.bring();
  await settled();
  expect([ended.own.calls.slice(-1), ended.full.calls]).toEqual([['destroy'], []]);
});
