import type { MediaTrack } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { playerTexts } from '../messages/player/player-texts';
import { danish } from '../messages/translate';
import { subtitlesSwitchOf } from './subtitles-switch';

const t = danish.with(playerTexts);
const track = (id: string, label: string, language: string): MediaTrack => ({
  id,
  label,
  language,
  type: 'subtitle',
  roles: [],
  isSelected: false,
});
const subtitleTracks = [track('1', 'DanishLanguageSubtitles', 'da'), track('2', 'ForeignLanguageSubtitles', 'und')];

test('[CL11] offers no switch where there are no subtitles', () => {
  expect(subtitlesSwitchOf(t, { subtitleTracks: [], selectedSubtitleId: null }, () => undefined)).toBeUndefined();
});

test.each([
  [null, 'Fra', '1'],
  ['1', 'Dansk', '2'],
  ['2', 'Fremmedsprog', null],
])('[CL11] [tts-01] with %s selected it says %s and turns to %s', (selectedSubtitleId, text, next) => {
  const selected: (string | null)[] = [];
  const shown = subtitlesSwitchOf(t, { subtitleTracks, selectedSubtitleId }, (id) => selected.push(id));
  expect(shown).toMatchObject({ text, label: `Undertekster: ${text}`, isOn: selectedSubtitleId !== null });
  shown?.onToggle();
  expect(selected).toEqual([next]);
});
