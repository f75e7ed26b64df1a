import Hls from 'hls.js';
import type { CreatePlayer } from '../player-under-test';

/** hls.js as it comes. */
export const createHls: CreatePlayer = async (video) => {
  const hls = new Hls();
  hls.attachMedia(video);
  return {
    play({ hlsUrl }) {
      hls.on(Hls.Events.MANIFEST_PARSED, () => void video.play());
      hls.loadSource(hlsUrl);
    },
  };
};
