import type { PlaybackConfig } from '@fjernsyn/contracts';
import { expect, test } from 'vitest';
import { createWatchRig, file } from '../testing/watch-rig';

const hidden = { ...file, drm: 'ClearKey' };
const licenseUrl = 'https://licences.example/clearkey';

const rigOf = (protection: PlaybackConfig['protection']) =>
  createWatchRig(async () => [hidden], undefined, { viewEventPoints: [], protection });

test('[SH1720] a protected film is played by the keys that the service configures for its system', async () => {
  const { ports, watch, play } = rigOf({ clearkey: { licenseUrl } });
  await play();
  expect(ports.mediaEngine.source?.protection).toMatchObject({ system: 'clearkey', licenseUrl });
  expect(watch.view.get().playback?.state).toBe('PLAYING');
});

test.each([
  ['of which nothing is configured', {}],
  ['of another system than is configured', { widevine: { licenseUrl } }],
])('[SH1721] a protected film %s says that it is protected, and asks no engine to load it', async (_, protection) => {
  const { ports, watch, play } = rigOf(protection);
  await play();
  expect(watch.view.get().error).toBe('player/drm-protected');
  expect(ports.mediaEngine.source).toBeUndefined();
});
