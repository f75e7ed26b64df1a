import { toMediaSurface } from '@fjernsyn/browser';
import { createTestWindow } from '@fjernsyn/browser/testing';
import { createFakeClock, fakeDeviceInfo } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { createFakeAvPlay } from '../testing/fake-av-play';
import { createTizenEngines, type TizenEnginesDeps } from './tizen-engines';

/** Engines of a set that has these in its window. */
function on(members: object) {
  const window = Object.assign(createTestWindow(), members) as TizenEnginesDeps['window'];
  const { deviceClass } = fakeDeviceInfo;
  const engines = createTizenEngines({ window, clock: createFakeClock(), scriptUrl: '/player.js', deviceClass });
  return { window, engines };
}

const avplay = { webapis: { avplay: createFakeAvPlay().avPlay } };

test('[TZ540] Shaka plays where scripts can feed the browser', async () => {
  const { window, engines } = on({ ...avplay, MediaSource: class {} });
  const append = vi.spyOn(window.document.head, 'appendChild');
  void engines.prepare();
  await vi.dynamicImportSettled();
  expect(append).toHaveBeenCalledTimes(1);
});

test.each([
  ['AVPlay', avplay, ['playready']],
  ['the browser’s own element', {}, []],
])('[TZ540] elsewhere %s plays', async (_name, members, protection) => {
  const { window, engines } = on(members);
  const video = window.document.body.appendChild(window.document.createElement('video'));
  video.canPlayType = () => 'maybe';
  const engine = await engines.open(toMediaSurface(video), new AbortController().signal);
  expect(engine.abilities.protection).toEqual(protection);
});
