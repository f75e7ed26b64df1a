import { expect, test } from 'vitest';
import type { OfferedSubtitles } from './offered-subtitles';
import { toSubtitleWish, toWishedSubtitles } from './wished-subtitles';

const offered = (id: string, change: Partial<OfferedSubtitles> = {}): OfferedSubtitles => ({
  id,
  type: 'subtitle',
  language: 'da',
  label: 'Dansk',
  roles: [],
  isSelected: false,
  purpose: 'full',
  ...change,
});
const wish = { language: 'da', purpose: 'full', label: 'Dansk' } as const;
const found = (tracks: readonly OfferedSubtitles[], wished = wish as Parameters<typeof toWishedSubtitles>[1]) =>
  toWishedSubtitles(tracks, wished)?.id;

test('[PL762] [PL39] of one language those of the purpose and name are found, whatever comes before them', () => {
  const others = [
    offered('swedish', { language: 'sv' }),
    offered('forced', { purpose: 'forced' }),
    offered('deaf', { purpose: 'hearing' }),
    offered('combined', { label: 'CombinedLanguageSubtitles' }),
  ];
  expect(found([...others, offered('same')])).toBe('same');
  expect(found(others)).toBe('combined');
});

test('[PL762] those for the deaf and those for everybody stand in for one another', () => {
  const deaf = offered('deaf', { purpose: 'hearing' });
  expect(found([deaf])).toBe('deaf');
  expect(found([offered('full')], { ...wish, purpose: 'hearing' })).toBe('full');
  expect(found([offered('full'), deaf], { ...wish, purpose: 'hearing' })).toBe('deaf');
});

test('[PL762] another language is never shown, nor foreign speech alone in place of everything, nor the reverse', () => {
  const forced = offered('forced', { purpose: 'forced' });
  expect(found([offered('swedish', { language: 'sv' })])).toBeUndefined();
  expect(found([forced])).toBeUndefined();
  expect(
    found([offered('full'), offered('deaf', { purpose: 'hearing' })], { ...wish, purpose: 'forced' }),
  ).toBeUndefined();
  expect(found([offered('full'), forced], { ...wish, purpose: 'forced' })).toBe('forced');
});

test('[PL762] a track that was chosen is its own wish, and survives being stored', () => {
  const tracks = [offered('1'), offered('2', { label: 'Let dansk' }), offered('3', { purpose: 'forced' })];
  const again = tracks.map((track) => found(tracks, JSON.parse(JSON.stringify(toSubtitleWish(track)))));
  expect(again).toEqual(['1', '2', '3']);
});
