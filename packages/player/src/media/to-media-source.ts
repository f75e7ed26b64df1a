import type { Subtitles } from '@fjernsyn/contracts';
import type { MediaSeconds } from '@fjernsyn/kernel';
import type { AudioWish, MediaSource, MediaSubtitle } from '@fjernsyn/platform';
import type { PlayableFile } from './choose-media';

/** A file as the engine loads it, from `startSeconds` on, with the subtitles that lie beside it; other sources of the item may have them elsewhere. */
export function toMediaSource(
  file: PlayableFile,
  isLive: boolean,
  startSeconds: MediaSeconds,
  audio?: AudioWish,
  others: readonly PlayableFile[] = [],
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
    subtitles: subtitles.filter(isNeeded).map((subtitle) => withOtherUrls(subtitle, others)),
    ...(protection && { protection }),
    ...(audio && { audio }),
  };
}

/** The subtitles with where other sources have the same ones. */
function withOtherUrls(subtitle: MediaSubtitle, others: readonly PlayableFile[]): MediaSubtitle {
  const { url, kind, format } = subtitle;
  const all = others.map((file) => file.subtitles.map(toMediaSubtitle).filter(isPresent));
  const same = ([] as readonly MediaSubtitle[])
    .concat(...all)
    .filter((other) => other.kind === kind && other.format === format && other.url !== url);
  const otherUrls = same.map((other) => other.url).filter((other, index, urls) => urls.indexOf(other) === index);
  return otherUrls.length > 0 ? { ...subtitle, otherUrls } : subtitle;
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
