import { Window } from 'happy-dom';
import { expect, test, vi } from 'vitest';
import { createWebPlatform } from './web-platform';

test('[CL521] [found-wire-01] a browser has the usual delay, its formats in order, its address, and the player’s script', () => {
  const page = new Window({ url: 'https://fjernsyn.example/film/1?a=b' }) as unknown as globalThis.Window &
    typeof globalThis;
  Object.assign(page, { MediaSource: class {} });
  const { device, history, mediaEngines } = createWebPlatform(page, {
    playerScripts: { scriptUrl: 'player.js' },
    castApplicationId: undefined,
  });
  expect(device).toMatchObject({ target: 'web', timing: { delayMs: 350 }, mediaFormats: ['dash', 'mp4', 'hls'] });
  expect([history.current.path, history.hasAddresses]).toEqual(['/film/1?a=b', true]);
  const append = vi.spyOn(page.document.head, 'appendChild');
  void mediaEngines.prepare();
  expect(append).toHaveBeenCalledWith(expect.objectContaining({ src: 'https://fjernsyn.example/film/player.js' }));
});

test('[CL1555] a browser with sets casts where the broadcaster names a receiver, and another never', () => {
  const page = new Window({ url: 'https://fjernsyn.example/' }) as unknown as globalThis.Window & typeof globalThis;
  const castOf = (castApplicationId?: string) =>
    createWebPlatform(page, { playerScripts: { scriptUrl: '' }, castApplicationId }).cast;
  expect(castOf('A1B2C3D4')).toBeUndefined();
  Object.assign(page, { chrome: {}, PresentationRequest: class {} });
  expect(castOf()).toBeUndefined();
  expect(castOf('A1B2C3D4')?.state.get().status).toBe('disconnected');
});
