import { expect, test } from 'vitest';
import { toMediaFile } from '../testing/media-files';
import type { PlayableFile } from './choose-media';
import { toMediaSource } from './to-media-source';

test('[PL6] hands the engine the subtitles that lie beside the file', () => {
  const beside = { isEmbedded: true, isHardSubs: false, format: 'text/vtt' };
  const file = toMediaFile({
    subtitles: [
      { ...beside, language: 'DanishLanguageSubtitles', link: 'https://media.example/da.vtt' },
      { ...beside, language: 'ForeignLanguageSubtitles', link: 'https://media.example/xx.vtt', format: undefined },
      { ...beside, language: 'CombinedLanguageSubtitles' },
      { ...beside, language: 'CombinedLanguageSubtitles', link: 'https://media.example/hard.vtt', isHardSubs: true },
      {
        ...beside,
        language: 'DanishLanguageSubtitles',
        link: 'https://media.example/da.xml',
        format: 'application/ttml+xml',
      },
    ],
  });
  expect(toMediaSource(file as PlayableFile, true, 30)).toEqual({
    url: 'https://media.example/film.dash',
    format: 'dash',
    isLive: true,
    startSeconds: 30,
    subtitles: [
      { url: 'https://media.example/da.vtt', language: 'da', kind: 'DanishLanguageSubtitles' },
      { url: 'https://media.example/xx.vtt', language: 'und', kind: 'ForeignLanguageSubtitles' },
    ],
  });
});
