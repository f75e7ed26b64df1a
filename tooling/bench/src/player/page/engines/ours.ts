import { createBrowserEngines, createPagePorts, createWebDeviceInfo, toMediaSurface } from '@fjernsyn/browser';
import type { CreatePlayer } from '../player-under-test';

/** Our engine, as the product opens it on a computer. */
export const createOurs: CreatePlayer = async (video, scriptUrl) => {
  const { clock } = createPagePorts(window);
  const { deviceClass } = createWebDeviceInfo(window);
  const engines = createBrowserEngines({ window, clock, scriptUrl, deviceClass });
  const engine = await engines.open(toMediaSurface(video), new AbortController().signal);
  return {
    async play({ dashUrl }) {
      await engine.load({ url: dashUrl, format: 'dash', isLive: false, startSeconds: 0, subtitles: [] });
      await engine.play();
    },
  };
};
