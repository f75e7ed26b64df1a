import RxPlayer from 'rx-player';
import type { CreatePlayer } from '../player-under-test';

/** rx-player as it comes. */
export const createRx: CreatePlayer = async (videoElement) => {
  const player = new RxPlayer({ videoElement });
  return {
    play({ dashUrl }) {
      player.loadVideo({ url: dashUrl, transport: 'dash', autoPlay: true });
    },
  };
};
