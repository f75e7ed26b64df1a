import type { MediaTrack } from '@fjernsyn/platform';
import type { PlayableFile } from './choose-media';

/** What subtitles are for: everything that is said, foreign speech and signs alone, or those who do not hear the sound. */
export type SubtitlesPurpose = 'full' | 'forced' | 'hearing';

/** Subtitles that can be chosen. */
export interface OfferedSubtitles extends MediaTrack {
  readonly purpose: SubtitlesPurpose;
}

/**
 * The subtitles to offer: first those beside the file, which the service names by kind, then of those within the stream only languages that
 * are not beside it. Most files bring the same ones twice.
 */
export function toOfferedSubtitles(
  tracks: readonly MediaTrack[],
  file: PlayableFile | undefined,
): readonly OfferedSubtitles[] {
  const kinds: readonly string[] = file?.subtitles.map(({ language }) => language) ?? [];
  const isBeside = ({ label }: MediaTrack): boolean => kinds.indexOf(label) >= 0;
  const subtitles = tracks.filter(({ type }) => type === 'subtitle');
  const languages = subtitles.filter(isBeside).map(({ language }) => language);
  const others = subtitles.filter((track) => !isBeside(track) && languages.indexOf(track.language) < 0);
  return [...subtitles.filter(isBeside), ...others].map((track) => ({ ...track, purpose: toPurpose(track) }));
}

/** Roles of DASH and HLS, and what the service calls subtitles of foreign speech alone. */
const forced = /^forced/;
const hearing = /^(caption|public\.accessibility\.(transcribes-spoken-dialog|describes-music-and-sound))$/;
const foreignOnly = /foreign/i;

/** What subtitles are for, by their roles and the service's name for them. */
export function toPurpose({ roles, label }: Pick<MediaTrack, 'roles' | 'label'>): SubtitlesPurpose {
  if (foreignOnly.test(label) || roles.some((role) => forced.test(role))) return 'forced';
  return roles.some((role) => hearing.test(role)) ? 'hearing' : 'full';
}
