import type { PlaybackSetup } from './playback-setup';
import { restartLoading } from './recovery-transitions';

/** Makes the ways of what the viewer chooses of the media that play: sound, mode of access, subtitles. */
export function createMediaChoices(playback: PlaybackSetup) {
  return playback.createStateConfig({
    on: {
      SELECT_AUDIO: [
        {
          guard: 'isAudioReloaded',
          target: 'loading',
          actions: [{ type: 'rememberAudio', params: ({ event }) => event }, 'clearMedia', ...restartLoading],
        },
        {
          actions: [
            { type: 'rememberAudio', params: ({ event }) => event },
            { type: 'selectAudio', params: ({ event }) => event },
          ],
        },
      ],
      SET_ACCESS_MODE: [
        {
          guard: 'needsLoading',
          target: 'loading',
          actions: [{ type: 'setAccessMode', params: ({ event }) => event }, 'clearMedia', ...restartLoading],
        },
        { actions: [{ type: 'setAccessMode', params: ({ event }) => event }, 'adjustAudio'] },
      ],
      SELECT_SUBTITLES: {
        actions: [
          { type: 'rememberSubtitles', params: ({ event }) => event },
          { type: 'selectSubtitles', params: ({ event }) => event },
        ],
      },
    },
  });
}
