import type { MediaTrack } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { toMediaFile } from '../testing/media-files';
import type { PlayableFile } from './choose-media';
import { toOfferedSubtitles } from './offered-subtitles';

const track = (id: string, language: string, label: string, type: MediaTrack['type'] = 'subtitle'): MediaTrack => ({
  id,
  type,
  language,
  label,
  roles: [],
  isSelected: false,
});

const within = [track('s1', 'da', 'Dansk'), track('s2', 'sv', 'Svenska'), track('a1', 'da', 'Dansk', 'audio')];
const file = toMediaFile({
  subtitles: [
    { language: 'DanishLanguageSubtitles', link: 'https://media.example/da.vtt', isEmbedded: true, isHardSubs: false },
  ],
}) as PlayableFile;

test('[PL30] offers what lies beside the file, and from within it other languages alone', () => {
  const offered = toOfferedSubtitles([...within, track('s3', 'da', 'DanishLanguageSubtitles')], file);
  expect(offered.map(({ id }) => id)).toEqual(['s3', 's2']);
});

test('[PL30] offers what is within the stream where nothing could be added beside it', () => {
  expect(toOfferedSubtitles(within, file).map(({ id }) => id)).toEqual(['s1', 's2']);
  expect(toOfferedSubtitles(within, undefined)).toHaveLength(2);
});
