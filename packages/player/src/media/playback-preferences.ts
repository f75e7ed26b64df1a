import type { AccessMode } from './access-modes';
import type { SubtitlePreference } from './wished-subtitles';

/** How a viewer wants to see and hear what plays, where it is to be had so; undefined is what nobody has chosen. It can be stored as JSON. */
export interface PlaybackPreferences {
  readonly accessMode?: AccessMode | undefined;
  readonly subtitles?: SubtitlePreference | undefined;
}

/** The mode of access to look for. */
export function toWishedMode({ accessMode }: PlaybackPreferences): AccessMode {
  return accessMode ?? 'StandardVideo';
}
