import type { OfferedSubtitles, SubtitlesPurpose } from './offered-subtitles';

/** Subtitles that a viewer wants, whatever plays. */
export interface SubtitleWish {
  /** BCP 47. */
  readonly language: string;
  readonly purpose: SubtitlesPurpose;
  /** What they were called where they were chosen: tells apart those of one language and purpose. */
  readonly label: string;
}

/** What a viewer has said of subtitles: that there are to be none, or which. */
export type SubtitlePreference = 'off' | SubtitleWish;

/** The wish that choosing a track means. */
export function toSubtitleWish({ language, purpose, label }: OfferedSubtitles): SubtitleWish {
  return { language, purpose, label };
}

/**
 * The subtitles that come nearest to a wish, always of its language: of its purpose and name, of its purpose, or of everything that is said
 * in place of those for who does not hear, and the other way round. Undefined where there are none.
 */
export function toWishedSubtitles(
  offered: readonly OfferedSubtitles[],
  { language, purpose, label }: SubtitleWish,
): OfferedSubtitles | undefined {
  const spoken = offered.filter((track) => track.language === language);
  const fitting = spoken.filter((track) => track.purpose === purpose);
  const saysAll = (track: OfferedSubtitles): boolean => track.purpose !== 'forced';
  return (
    fitting.find((track) => track.label === label) ??
    fitting[0] ??
    (purpose === 'forced' ? undefined : spoken.find(saysAll))
  );
}
