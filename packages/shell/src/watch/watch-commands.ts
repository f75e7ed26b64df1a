import type { PlaybackCommand } from '@fjernsyn/player';
import type { SoundCommand } from './sound';
import type { WatchCommand } from './watch-keys';

/** How far a press of an arrow seeks. */
export const seekStepSeconds = 10;

/** The commands of the player that a command of the screen means; leaving, sound and screen are not the player's. */
export const playbackCommands: Readonly<
  Record<Exclude<WatchCommand, SoundCommand | 'leave' | 'full-screen'>, readonly PlaybackCommand[]>
> = {
  play: [{ type: 'PLAY' }],
  // Without pending steps a commit does nothing.
  pause: [{ type: 'SEEK_COMMIT' }, { type: 'PAUSE' }],
  toggle: [{ type: 'TOGGLE' }],
  'seek-backward': [{ type: 'SEEK_BY', bySeconds: -seekStepSeconds }],
  'seek-forward': [{ type: 'SEEK_BY', bySeconds: seekStepSeconds }],
  'take-seek': [{ type: 'SEEK_COMMIT' }, { type: 'PLAY' }],
  'cancel-seek': [{ type: 'SEEK_CANCEL' }],
};
