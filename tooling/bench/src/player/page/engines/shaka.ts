import shaka from 'shaka-player';
import type { CreatePlayer } from '../player-under-test';

/** All of Shaka without anything around it; as to ours, the browser tells it nothing of the network. */
export const createBareShaka: CreatePlayer = async (video) => {
  shaka.polyfill.installAll();
  const player = new shaka.Player();
  player.configure({ abr: { useNetworkInformation: false } });
  await player.attach(video);
  return {
    async play({ dashUrl }) {
      await player.load(dashUrl, null, 'application/dash+xml');
      await video.play();
    },
  };
};
