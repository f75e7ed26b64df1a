import type { PlaybackCommand } from '@fjernsyn/player';
import type { SoundCommand } from './sound';

/** What is asked of the player alone. */
export type PlayingCommand =
  | 'play'
  | 'pause'
  | 'toggle'
  | 'seek-backward'
  | 'seek-forward'
  | 'seek-backward-held'
  | 'seek-forward-held'
  | 'take-seek'
  | 'cancel-seek'
  | 'scan-backward'
  | 'scan-forward'
  | 'go-to-live'
  | 'replay';

/** What is asked of what surrounds it: what comes next, where the viewer is, and the window that they look at. */
export type SurroundingCommand =
  | 'skip'
  | 'next'
  | 'cancel-next'
  | 'keep-watching'
  | 'start-over'
  | 'full-screen'
  | 'picture-in-picture'
  | 'details'
  | 'leave';

/** What a viewer can ask of something that is watched, by the remote or by a control. */
export type WatchCommand = PlayingCommand | SoundCommand | SurroundingCommand;

/** How far a press of an arrow seeks. */
export const seekStepSeconds = 10;

/** The commands of the player that a command of the screen means. */
export const playbackCommands: Readonly<Record<PlayingCommand, readonly PlaybackCommand[]>> = {
  play: [{ type: 'PLAY' }],
  // Without pending steps a commit does nothing.
  pause: [{ type: 'SEEK_COMMIT' }, { type: 'PAUSE' }],
  toggle: [{ type: 'TOGGLE' }],
  'seek-backward': [{ type: 'SEEK_BY', bySeconds: -seekStepSeconds }],
  'seek-forward': [{ type: 'SEEK_BY', bySeconds: seekStepSeconds }],
  'seek-backward-held': [{ type: 'SEEK_BY', bySeconds: -seekStepSeconds, isHeld: true }],
  'seek-forward-held': [{ type: 'SEEK_BY', bySeconds: seekStepSeconds, isHeld: true }],
  'take-seek': [{ type: 'SEEK_COMMIT' }, { type: 'PLAY' }],
  'cancel-seek': [{ type: 'SEEK_CANCEL' }],
  'scan-backward': [{ type: 'SCAN', direction: 'backward' }],
  'scan-forward': [{ type: 'SCAN', direction: 'forward' }],
  'go-to-live': [{ type: 'GO_TO_LIVE' }],
  // After the end a play begins anew.
  replay: [{ type: 'PLAY' }],
};

const seekSteps: readonly WatchCommand[] = ['seek-backward', 'seek-forward', 'seek-backward-held', 'seek-forward-held'];

/** Whether a command is a step of a seek. */
export function isSeekStep(command: WatchCommand): boolean {
  return seekSteps.includes(command);
}

/** Whether a command is asked of the player alone. */
export function isPlayingCommand(command: WatchCommand): command is PlayingCommand {
  return command in playbackCommands;
}
