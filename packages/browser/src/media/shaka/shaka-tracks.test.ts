import { expect, test } from 'vitest';
import { createFakeShaka } from '../../testing/fake-shaka';
import type { ShakaTextTrack } from './shaka-namespace';
import { toMediaTracks } from './shaka-tracks';

const text: ShakaTextTrack = {
  id: 1,
  active: false,
  language: 'da',
  label: 'Dansk',
  roles: [],
  accessibilityPurpose: null,
  forced: false,
  kind: 'subtitles',
};

const rolesOf = (change: Partial<ShakaTextTrack>): readonly string[] | undefined => {
  const { namespace, ...fake } = createFakeShaka();
  const player = new namespace.Player();
  return toMediaTracks({
    ...player,
    getAudioTracks: () => fake.audioTracks,
    getTextTracks: () => [{ ...text, ...change }],
  })[0]?.roles;
};

test.each([
  [{}, []],
  [{ forced: true }, ['forced-subtitle']],
  [{ forced: true, roles: ['forced-subtitle'] }, ['forced-subtitle']],
  [{ kind: 'captions' }, ['caption']],
  [{ accessibilityPurpose: 'hard of hearing', roles: ['main'] }, ['main', 'caption']],
])('[BR188] [found-sub-07] a text track of %j has the roles %j', (change, roles) => {
  expect(rolesOf(change)).toEqual(roles);
});

test('[BR188] audio for who does not see is a description', () => {
  const { namespace } = createFakeShaka();
  const { language, label, roles, active } = text;
  const audio = { language, label, roles, active, channelsCount: 2, codecs: null };
  const player = {
    ...new namespace.Player(),
    getAudioTracks: () => [{ ...audio, accessibilityPurpose: 'visually impaired' }],
    getTextTracks: () => [],
  };
  expect(toMediaTracks(player)[0]?.roles).toEqual(['description']);
});
