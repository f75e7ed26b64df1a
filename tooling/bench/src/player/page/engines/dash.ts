import { MediaPlayer } from 'dashjs';
import type { CreatePlayer } from '../player-under-test';

/** dash.js as it comes. */
export const createDash: CreatePlayer = async (video) => {
  const player = MediaPlayer().create();
  return {
    play({ dashUrl }) {
      player.initialize(video, dashUrl, true);
    },
  };
};
