import type { Subtitles } from '@fjernsyn/contracts';
import type { MediaSeconds } from '@fjernsyn/kernel';
import type { AudioWish, MediaSource, MediaSubtitle } from '@fjernsyn/platform';
import type { PlayableFile } from './choose-media';

/** A file as the engine loads it, from `startSeconds` on, with the subtitles that lie beside it. */
export function toMediaSource(
  file: PlayableFile,
  isLive: boolean,
  startSeconds: MediaSeconds,
  audio?: AudioWish,
): MediaSource {
  const { url, format, protection } = file;
  const subtitles = file.subtitles.map(toMediaSubtitle).filter(isPresent);
  const vttKinds = subtitles.filter((subtitle) => subtitle.format === 'vtt').map(({ kind }) => kind);
  // The same subtitles may be there in both formats.
  const isNeeded = (subtitle: MediaSubtitle): boolean =>
    subtitle.format === 'vtt' || vttKinds.indexOf(subtitle.kind) < 0;
  return {
    url,
    format,
    isLive,
    startSeconds,
    subtitles: subtitles.filter(isNeeded),
    ...(protection && { protection }),
    ...(audio && { audio }),
  };
}

/** The service names languages by kind; a combined track is Danish with the foreign parts in it (C4). */
const languages: Readonly<Record<string, string>> = {
  DanishLanguageSubtitles: 'da',
  CombinedLanguageSubtitles: 'da',
};

function toMediaSubtitle({ language, format, link, isHardSubs }: Subtitles): MediaSubtitle | undefined {
  const textFormat = toTextFormat(format);
  if (link === undefined || isHardSubs || textFormat === undefined) return undefined;
  return { url: link, language: languages[language] ?? 'und', kind: language, format: textFormat };
}

function toTextFormat(format: string | undefined): MediaSubtitle['format'] | undefined {
  if (format === undefined || format.includes('vtt')) return 'vtt';
  return /ttml|dfxp/.test(format) ? 'ttml' : undefined;
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
