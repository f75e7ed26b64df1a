import { expect, it } from 'vitest';
import { openSet } from '../testing/open-set';
import { installHbbtv } from './install-hbbtv';

it('[SI52] has its numbers as constants, on KeyEvent and by name alone', () => {
  const { window, connected } = openSet('hbbtv');
  installHbbtv(window, connected);
  const set = window as unknown as { KeyEvent: { VK_RED: number }; VK_PLAY: number };
  expect([set.KeyEvent.VK_RED, set.VK_PLAY]).toEqual([403, 415]);
});

it('[SI25] plays no media of the page while the broadcast shows', () => {
  const { window, connected, device } = openSet('hbbtv', { state: { tuner: 'presenting' } });
  installHbbtv(window, connected);
  const video = window.document.createElement('video');
  window.document.body.append(video);
  video.dispatchEvent(new window.Event('loadstart'));
  expect(video.error).toMatchObject({ code: 3, message: 'the broadcast holds the decoder' });
  device.update({ tuner: 'stopped' });
  video.dispatchEvent(new window.Event('loadstart'));
  expect(video.error).not.toMatchObject({ code: 3 });
});
