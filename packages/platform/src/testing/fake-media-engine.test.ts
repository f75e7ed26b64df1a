import { AppError } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import type { MediaObservation, MediaSource, MediaTrack } from '../media-engine';
import { createFakeMediaEngine } from './fake-media-engine';
import { type MediaEngineRig, mediaEngineConformance } from './media-engine-conformance';

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
  const loading = engine.load(source);
  engine.finishLoad();
  await loading;
  await engine.play();
  engine.seek(12);
  engine.selectTrack('subtitle', null);
  engine.fail(new AppError('media/decode'));
  end();
  engine.fail(new AppError('media/network'));
  expect([engine.calls, errors]).toEqual([['load', 'play', 'seek 12', 'track subtitle null'], ['media/decode']]);
});

/** The fake with media of its own: two sounds, and subtitles beside them. */
async function openRig(): Promise<MediaEngineRig> {
  const engine = createFakeMediaEngine({ formats: ['mp4'] });
  const track = { type: 'audio', language: 'da', label: '', roles: [], isSelected: false } as const;
  const tracks: readonly MediaTrack[] = [
    { ...track, id: 'described', roles: ['description'], isSelected: true },
    { ...track, id: 'plain' },
    { ...track, id: 'danish', type: 'subtitle' },
  ];
  return {
    engine,
    source: { ...source, format: 'mp4', startSeconds: 0 },
    finishLoad() {
      engine.observe({ tracks });
      engine.finishLoad();
    },
    breakMedia: () => engine.fail(new AppError('media/decode')),
    moveTo: (positionSeconds) => engine.observe({ positionSeconds }),
    end: () => engine.observe({ hasEnded: true, isPaused: true }),
    get releaseCount() {
      return engine.calls.includes('dispose') ? 1 : 0;
    },
  };
}

for (const { title, see } of mediaEngineConformance) {
  test(title, async () => {
    const { seen, promised } = await see(openRig);
    expect(seen).toEqual(promised);
  });
}
