import { fileURLToPath } from 'node:url';
import type { Clip, ClipSubtitles } from './clip';

/** The absolute path of the folder in which the clips stand. */
export const clipsFolder = fileURLToPath(new URL('../clips', import.meta.url));

function subtitlesOf(id: string, foreign: string): readonly ClipSubtitles[] {
  return [
    { language: 'DanishLanguageSubtitles', languageCode: 'da', path: `${id}/da.vtt` },
    { language: 'ForeignLanguageSubtitles', languageCode: foreign, path: `${id}/${foreign}.vtt` },
  ];
}

/** The three films, in a fixed order. */
export const clips: readonly Clip[] = [
  {
    id: 'lighthouse',
    title: 'Fyret på Nordpynt',
    durationSeconds: 60,
    dash: 'lighthouse/manifest.mpd',
    hls: 'lighthouse/master.m3u8',
    vp9Dash: 'lighthouse/vp9.mpd',
    subtitles: subtitlesOf('lighthouse', 'sv'),
    timeCodes: [
      { kind: 'Summary', startSeconds: 0, endSeconds: 8 },
      { kind: 'Intro', startSeconds: 8, endSeconds: 16 },
      { kind: 'EndCredit', startSeconds: 52, endSeconds: 60 },
    ],
  },
  {
    id: 'forest',
    title: 'Morgen i skoven',
    durationSeconds: 60,
    dash: 'forest/manifest.mpd',
    hls: 'forest/master.m3u8',
    subtitles: subtitlesOf('forest', 'en'),
    versions: [
      { accessService: 'SignLanguage', dash: 'forest/signed.mpd', hls: 'forest/signed-master.m3u8' },
      { accessService: 'SpokenSubtitles', dash: 'forest/spoken.mpd', hls: 'forest/spoken-master.m3u8' },
      { accessService: 'VisuallyInterpreted', dash: 'forest/interpreted.mpd', hls: 'forest/interpreted-master.m3u8' },
    ],
    timeCodes: [
      { kind: 'Intro', startSeconds: 4, endSeconds: 12 },
      { kind: 'Summary', startSeconds: 14, endSeconds: 19 },
      { kind: 'EndCredit', startSeconds: 50, endSeconds: 60 },
    ],
  },
  {
    id: 'night-train',
    title: 'Nattoget',
    durationSeconds: 60,
    dash: 'night-train/manifest.mpd',
    hls: 'night-train/master.m3u8',
    mp4: 'night-train/film.mp4',
    subtitles: subtitlesOf('night-train', 'de'),
    timeCodes: [
      { kind: 'Summary', startSeconds: 2, endSeconds: 7 },
      { kind: 'Intro', startSeconds: 7, endSeconds: 13 },
      { kind: 'EndCredit', startSeconds: 54, endSeconds: 58 },
    ],
  },
];
