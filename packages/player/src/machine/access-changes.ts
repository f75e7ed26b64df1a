import { type AudioWish, type MediaTrack, toAudioWish, toWishedAudio } from '@fjernsyn/platform';
import { type AccessMode, describes } from '../media/access-modes';
import { toWishedMode } from '../media/playback-preferences';
import type { PlaybackContext } from './playback-context';
import { withSourcesFor } from './source-changes';

type Change = Partial<PlaybackContext>;

/** The sound to play: what the viewer has chosen, else what the mode of access asks for where no file of its own has it. */
export function audioWishOf({ audio, wishes, files }: PlaybackContext): AudioWish | undefined {
  if (audio) return audio;
  const accessMode = toWishedMode(wishes);
  const hasOwnFile = files[0]?.accessService === accessMode;
  return describes(accessMode) && !hasOwnFile ? { isDescription: true } : undefined;
}

/** The sound to change to where another is wished than the one that plays. */
export function toAudioChange(context: PlaybackContext): MediaTrack | undefined {
  const wished = toWishedAudio(context.observation.tracks, audioWishOf(context));
  return wished?.isSelected === false ? wished : undefined;
}

/** The context when the viewer wants to see and hear it in another way; what was chosen of the sound before is forgotten. */
export function withAccessMode(context: PlaybackContext, mode: AccessMode): Change {
  return { wishes: { ...context.wishes, accessMode: mode }, audio: undefined, ...withSourcesFor(context, mode) };
}

/** Whether a mode means another file than the one that plays, or a sound that this engine has by loading anew alone. */
export function needsLoading(context: PlaybackContext, mode: AccessMode): boolean {
  const next = { ...context, ...withAccessMode(context, mode) };
  if (next.files[0]?.url !== context.files[0]?.url) return true;
  return isReloadedFor(context) && toAudioChange(next) !== undefined;
}

/** The context when the viewer has chosen a sound. */
export function withAudio(context: PlaybackContext, id: string): Change {
  const track = context.observation.tracks.find((other) => other.type === 'audio' && other.id === id);
  return track ? { audio: toAudioWish(track) } : {};
}

/** Whether choosing a sound means another one than the one that plays. */
export function isOtherAudio({ observation }: PlaybackContext, id: string): boolean {
  return observation.tracks.some((track) => track.type === 'audio' && track.id === id && !track.isSelected);
}

/** Whether another sound comes by loading anew alone. */
export function isReloadedFor({ engine }: PlaybackContext): boolean {
  return engine?.abilities.audioSwitch === 'reload';
}
