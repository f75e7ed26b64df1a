import { expect, test } from 'vitest';
import { toMediaFile } from '../testing/media-files';
import type { PlayableFile } from './choose-media';
import { toMediaSource } from './to-media-source';

test('[PL6] [found-sub-03] hands the engine the subtitles that lie beside the file', () => {
  const beside = { isEmbedded: true, isHardSubs: false, format: 'text/vtt' };
  const ttml = 'application/ttml+xml';
  const file = toMediaFile({
    subtitles: [
      { ...beside, language: 'DanishLanguageSubtitles', link: 'https://media.example/da.vtt' },
      { ...beside, language: 'ForeignLanguageSubtitles', link: 'https://media.example/xx.vtt', format: undefined },
      { ...beside, language: 'CombinedLanguageSubtitles' },
      { ...beside, language: 'CombinedLanguageSubtitles', link: 'https://media.example/hard.vtt', isHardSubs: true },
      { ...beside, language: 'CombinedLanguageSubtitles', link: 'https://media.example/da.ttml', format: ttml },
      { ...beside, language: 'DanishLanguageSubtitles', link: 'https://media.example/twice.ttml', format: ttml },
      { ...beside, language: 'OtherSubtitles', link: 'https://media.example/da.sub', format: 'image/vobsub' },
    ],
  });
  expect(toMediaSource(file as PlayableFile, true, 30)).toEqual({
    url: 'https://media.example/film.dash',
    format: 'dash',
    isLive: true,
    startSeconds: 30,
    subtitles: [
      { url: 'https://media.example/da.vtt', language: 'da', kind: 'DanishLanguageSubtitles', format: 'vtt' },
      { url: 'https://media.example/xx.vtt', language: 'und', kind: 'ForeignLanguageSubtitles', format: 'vtt' },
      { url: 'https://media.example/da.ttml', language: 'da', kind: 'CombinedLanguageSubtitles', format: 'ttml' },
    ],
  });
});

test('[PL741] [P038] tells where other sources have the same subtitles, each address once', () => {
  const at = (host: string, language = 'DanishLanguageSubtitles') =>
    toMediaFile({
      subtitles: [{ isEmbedded: false, isHardSubs: false, language, link: `https://${host}/da.vtt` }],
    }) as PlayableFile;
  const others = [at('a'), at('b'), at('b'), at('c', 'ForeignLanguageSubtitles'), at('d')];
  const [subtitle] = toMediaSource(at('a'), false, 0, undefined, others).subtitles;
  expect(subtitle).toMatchObject({ url: 'https://a/da.vtt', otherUrls: ['https://b/da.vtt', 'https://d/da.vtt'] });
});
