import { describesPicture, type MediaTrack } from '@fjernsyn/platform';

/** Audio that can be chosen. */
export interface OfferedAudio extends MediaTrack {
  readonly isDescription: boolean;
}

/** The audio to offer, as the engine lists it. */
export function toOfferedAudio(tracks: readonly MediaTrack[]): readonly OfferedAudio[] {
  return tracks
    .filter(({ type }) => type === 'audio')
    .map((track) => ({ ...track, isDescription: describesPicture(track) }));
}
