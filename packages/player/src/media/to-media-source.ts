import type { Subtitles } from '@fjernsyn/contracts';
import type { MediaSeconds } from '@fjernsyn/kernel';
import type { MediaSource, MediaSubtitle } from '@fjernsyn/platform';
import type { PlayableFile } from './choose-media';

/** A file as the engine loads it, from `startSeconds` on, with the subtitles that lie beside it. */
export function toMediaSource(file: PlayableFile, isLive: boolean, startSeconds: MediaSeconds): MediaSource {
  const { url, format } = file;
  return { url, format, isLive, startSeconds, subtitles: file.subtitles.map(toMediaSubtitle).filter(isPresent) };
}

/** The service names languages by kind; a combined track is Danish with the foreign parts in it (C4). */
const languages: Readonly<Record<string, string>> = {
  DanishLanguageSubtitles: 'da',
  CombinedLanguageSubtitles: 'da',
};

function toMediaSubtitle({ language, format, link, isHardSubs }: Subtitles): MediaSubtitle | undefined {
  const isText = format === undefined || format.includes('vtt');
  if (link === undefined || isHardSubs || !isText) return undefined;
  return { url: link, language: languages[language] ?? 'und', kind: language };
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
