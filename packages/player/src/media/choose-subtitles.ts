import type { MediaTrack } from '@fjernsyn/platform';

/** Names of subtitles that translate foreign speech alone. */
const foreignOnly = /foreign/i;

/** The subtitles to show where some are asked for and nobody has chosen: the first that are not for foreign speech alone (reading "Player"). */
export function chooseSubtitles(offered: readonly MediaTrack[]): MediaTrack | undefined {
  return offered.find(({ label }) => !foreignOnly.test(label));
}
