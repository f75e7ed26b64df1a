import type { TimeCode } from '@fjernsyn/contracts';
import type { MediaSeconds } from '@fjernsyn/kernel';

/** The kind of a time code, as the service names it (C3). */
export type TimeCodeKind = 'Intro' | 'Summary' | 'EndCredit';

/** A named span of a film, in seconds from its start: a time code of the service whose kind is known (C3). */
export interface ClipTimeCode extends Omit<TimeCode, 'type'> {
  readonly kind: TimeCodeKind;
}

/** A subtitle file of a film; `languageCode` is its BCP 47 tag, `path` is relative to the clips folder. */
export interface ClipSubtitles {
  readonly language: 'DanishLanguageSubtitles' | 'ForeignLanguageSubtitles';
  readonly languageCode: string;
  readonly path: string;
}

/** A film for eyes or ears that the usual one does not serve, of the same length; paths are relative to the clips folder. */
export interface ClipVersion {
  /** As the service names it (C3.11). */
  readonly accessService: 'SignLanguage' | 'SpokenSubtitles' | 'VisuallyInterpreted';
  readonly dash: string;
  readonly hls: string;
}

/** A film that can be played; all paths are relative to the clips folder and use forward slashes. */
export interface Clip {
  readonly id: string;
  readonly title: string;
  readonly durationSeconds: MediaSeconds;
  /** DASH over H.264 and AAC, three renditions, subtitles inside. */
  readonly dash: string;
  /** HLS over the same media files, subtitles inside. */
  readonly hls: string;
  /** One progressive MP4 of H.264 and AAC that starts before it has been fetched whole. */
  readonly mp4?: string;
  /** DASH over VP9 and Opus in WebM, for engines without H.264. */
  readonly vp9Dash?: string;
  readonly subtitles: readonly ClipSubtitles[];
  /** Most have none. */
  readonly versions?: readonly ClipVersion[];
  readonly timeCodes: readonly ClipTimeCode[];
}
