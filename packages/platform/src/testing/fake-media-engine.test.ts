import { AppError } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import type { MediaObservation, MediaSource } from '../media-engine';
import { createFakeMediaEngine } from './fake-media-engine';

const source: MediaSource = {
  url: 'https://media.example/a',
  format: 'dash',
  isLive: false,
  startSeconds: 30,
  subtitles: [],
};

test('[PF5] ends a load when told to, at its start position', async () => {
  const engine = createFakeMediaEngine();
  const observed: MediaObservation[] = [];
  engine.subscribe(
    (observation) => observed.push(observation),
    () => undefined,
  );
  const loading = engine.load(source);
  expect(engine.observation.isLoaded).toBe(false);
  engine.finishLoad();
  await loading;
  expect(observed.map(({ isLoaded, positionSeconds }) => [isLoaded, positionSeconds])).toEqual([
    [false, 0],
    [true, 30],
  ]);
});

test('[PF6] rejects an overtaken load with media/superseded, by a later load and by the end', async () => {
  const engine = createFakeMediaEngine();
  const first = expect(engine.load(source)).rejects.toMatchObject({ code: 'media/superseded' });
  const second = expect(engine.load(source)).rejects.toMatchObject({ code: 'media/superseded' });
  await first;
  await engine.dispose();
  await second;
  expect(engine.calls).toEqual(['load', 'load', 'dispose']);
});

test('[PF7] keeps what was asked of it in order, and tells errors to the second listener', async () => {
  const engine = createFakeMediaEngine();
  const errors: string[] = [];
  const end = engine.subscribe(
    () => undefined,
    ({ code }) => errors.push(code),
  );
  await engine.play();
  engine.seek(12);
  engine.selectTrack('subtitle', null);
  engine.fail(new AppError('media/decode'));
  end();
  engine.fail(new AppError('media/network'));
  expect([engine.calls, errors]).toEqual([['play', 'seek 12', 'track subtitle null'], ['media/decode']]);
});
