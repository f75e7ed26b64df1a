import type { MediaTrack } from '@fjernsyn/platform';
import type { PlayableFile } from './choose-media';

/**
 * The subtitles to offer: first those beside the file, which the service names by kind, then of those within the stream only languages that
 * are not beside it. Most files bring the same ones twice.
 */
export function toOfferedSubtitles(
  tracks: readonly MediaTrack[],
  file: PlayableFile | undefined,
): readonly MediaTrack[] {
  const kinds: readonly string[] = file?.subtitles.map(({ language }) => language) ?? [];
  const isBeside = ({ label }: MediaTrack): boolean => kinds.indexOf(label) >= 0;
  const subtitles = tracks.filter(({ type }) => type === 'subtitle');
  const languages = subtitles.filter(isBeside).map(({ language }) => language);
  const others = subtitles.filter((track) => !isBeside(track) && languages.indexOf(track.language) < 0);
  return [...subtitles.filter(isBeside), ...others];
}
