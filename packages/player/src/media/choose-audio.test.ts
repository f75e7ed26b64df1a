import type { MediaTrack } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { chooseAudio } from './choose-audio';

const track = (id: string, roles: readonly string[], change: Partial<MediaTrack> = {}): MediaTrack => ({
  id,
  type: 'audio',
  language: 'da',
  label: '',
  roles,
  isSelected: false,
  ...change,
});

test('[PL9] [P049] leaves a description that nobody chose, for audio of the same language', () => {
  const tracks = [
    track('described', ['description'], { isSelected: true }),
    track('english', ['main'], { language: 'en' }),
    track('danish', ['main']),
  ];
  expect(chooseAudio(tracks)?.id).toBe('danish');
  expect(chooseAudio(tracks.slice(0, 2))?.id).toBe('english');
});

test('[PL9] leaves all other audio as it is', () => {
  expect(
    chooseAudio([track('main', ['main'], { isSelected: true }), track('described', ['description'])]),
  ).toBeUndefined();
  expect(
    chooseAudio([track('described', ['public.accessibility.describes-video'], { isSelected: true })]),
  ).toBeUndefined();
  expect(chooseAudio([])).toBeUndefined();
});
