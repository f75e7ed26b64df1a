import type { AudioWish, MediaTrack } from '@fjernsyn/platform';

const describing = /^(description|public\.accessibility\.describes-video)$/;

/**
 * The audio to change to; undefined where it is well. What was wished comes first, in its language where that is there. Where nothing was, a
 * description for the blind with which the engine has begun is left.
 */
export function chooseAudio(tracks: readonly MediaTrack[], wish?: AudioWish): MediaTrack | undefined {
  const audio = tracks.filter(({ type }) => type === 'audio');
  const selected = audio.find(({ isSelected }) => isSelected);
  if (!selected) return undefined;
  const { isDescription: isWished = false, language = selected.language } = wish ?? {};
  const isFit = (track: MediaTrack): boolean => isDescription(track) === isWished;
  if (isFit(selected) && (wish?.language === undefined || selected.language === language)) return undefined;
  const fitting = audio.filter(isFit);
  return fitting.find((track) => track.language === language) ?? (isFit(selected) ? undefined : fitting[0]);
}

/** Whether a track tells what is to be seen. */
export function isDescription({ roles }: Pick<MediaTrack, 'roles'>): boolean {
  return roles.some((role) => describing.test(role));
}

/** Audio that can be chosen. */
export interface OfferedAudio extends MediaTrack {
  readonly isDescription: boolean;
}

/** The audio to offer, as the engine lists it. */
export function toOfferedAudio(tracks: readonly MediaTrack[]): readonly OfferedAudio[] {
  return tracks
    .filter(({ type }) => type === 'audio')
    .map((track) => ({ ...track, isDescription: isDescription(track) }));
}
