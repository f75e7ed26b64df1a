import type { PlaybackSound } from '@fjernsyn/player';

/** What can be asked of the sound. */
export type SoundCommand = 'mute' | 'louder' | 'quieter';

/** The sound before the viewer has changed it. */
export const fullSound: PlaybackSound = { volume: 1, isMuted: false };

/** How many presses lead from silence to full. */
const steps = 10;

/** The sound after a command: another volume is heard, and muting keeps the volume for later. */
export function changeSound({ volume, isMuted }: PlaybackSound, command: SoundCommand): PlaybackSound {
  if (command === 'mute') return { volume, isMuted: !isMuted };
  const step = Math.round(volume * steps) + (command === 'louder' ? 1 : -1);
  return { volume: Math.min(steps, Math.max(0, step)) / steps, isMuted: false };
}

/** Whether a command is about the sound. */
export function isSoundCommand(command: string): command is SoundCommand {
  return command === 'mute' || command === 'louder' || command === 'quieter';
}
