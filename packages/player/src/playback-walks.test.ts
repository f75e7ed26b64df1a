import type { MediaEngine } from '@fjernsyn/platform';
import { createFakeMediaEngine, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createPlaybackWalk } from './testing/playback-walk';
import { createPlayerRig, film } from './testing/player-rig';

const seeds = Array.from({ length: 6 }, (_, index) => index + 1);
/** What moves nobody from where they are. */
const staying = ['fail', 'fail to load', 'lose subtitles', 'wait', 'buffer', 'RETRY', 'PAUSE', 'SET_SOUND'];
/** What a viewer has not asked for, so that no wish changes by it. */
const unasked = ['load', 'arrive', 'play on', 'moment', 'while', ...staying.slice(0, 5)];

test.each(seeds)(
  '[PL776] in walk %i seeks come one at a time, one engine is open, and nothing but the viewer moves anybody',
  async (seed) => {
    const { step, playback, faults, rig } = await createPlaybackWalk(seed);
    for (let count = 0; count < 60; count++) {
      const { name, before } = await step();
      const { state, error, positionSeconds, isLive, isPlayIntended, wishes } = playback.getSnapshot();
      const at = `${name}, step ${count}`;
      expect(faults, at).toEqual([]);
      expect(rig.engines.filter(({ calls }) => !calls.includes('dispose')).length, at).toBeLessThanOrEqual(1);
      expect(error !== undefined, at).toBe(state === 'ERROR');
      expect(positionSeconds >= 0 && Number.isFinite(positionSeconds), at).toBe(true);
      if (unasked.includes(name)) expect([isPlayIntended, wishes], at).toEqual([before.isPlayIntended, before.wishes]);
      if (!isLive && staying.includes(name))
        expect([before.positionSeconds, before.previewSeconds], at).toContain(positionSeconds);
    }
  },
);

test.each(seeds)('[PL777] whatever happened in walk %i, it plays on once all goes well', async (seed) => {
  const { step, goWell, playback } = await createPlaybackWalk(seed);
  for (let count = 0; count < 40; count++) await step();
  // Longer than a load may take: who paused before its first frame has to press Play after that.
  for (let round = 0; round < 40 && playback.getSnapshot().state !== 'PLAYING'; round++) await goWell();
  expect(playback.getSnapshot().state).toBe('PLAYING');
});

test('[P077] [PL778] of ten episodes one after another each leaves its engine, its timers and its listeners behind', async () => {
  let listeners = 0;
  const rig = createPlayerRig({
    toEngine() {
      const engine = createFakeMediaEngine();
      const subscribe: MediaEngine['subscribe'] = (...to) => {
        const end = engine.subscribe(...to);
        listeners++;
        return () => {
          listeners--;
          end();
        };
      };
      return Object.create(engine, { subscribe: { value: subscribe } });
    },
  });
  const timers = new Set<number>();
  for (let episode = 1; episode <= 10; episode++) {
    await rig.play({ item: { ...film, id: `episode-${episode}` } });
    await rig.playOn(5);
    timers.add(rig.clock.pending);
    rig.engine().observe({ positionSeconds: 100, hasEnded: true, isPaused: true });
    expect([listeners, rig.engines.filter(({ calls }) => !calls.includes('dispose')).length]).toEqual([1, 1]);
  }
  expect(timers.size).toBe(1);
});

test.each(seeds)('[PL778] whatever happened in walk %i, a playback that is closed leaves nothing', async (seed) => {
  const { step, playback, rig } = await createPlaybackWalk(seed);
  for (let count = 0; count < 30; count++) await step();
  await playback.close();
  const before = playback.getSnapshot();
  await step();
  await settled();
  expect(rig.clock.pending).toBe(0);
  expect(playback.getSnapshot()).toBe(before);
  for (const engine of rig.engines) expect(engine.calls.filter((call) => call === 'dispose')).toHaveLength(1);
});
