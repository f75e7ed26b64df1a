import { expect, test } from 'vitest';
import { playerTexts } from '../messages/player/player-texts';
import { danish } from '../messages/translate';
import type { OfferedSubtitles } from './subtitle-names';
import { subtitlesSwitchOf } from './subtitles-switch';

const words = { t: danish.with(playerTexts), language: 'da' };
const track = (id: string, label: string, language: string): OfferedSubtitles => ({
  id,
  label,
  language,
  type: 'subtitle',
  roles: [],
  purpose: 'full',
  isSelected: false,
});
const subtitleTracks = [track('1', 'DanishLanguageSubtitles', 'da'), track('2', 'ForeignLanguageSubtitles', 'und')];

test('[CL11] offers no switch where there are no subtitles', () => {
  const none = { subtitleTracks: [], selectedSubtitleId: null, haveSubtitlesFailed: false };
  expect(subtitlesSwitchOf(words, none, () => undefined)).toBeUndefined();
});

test.each([
  [null, 'Fra', '1'],
  ['1', 'Dansk', '2'],
  ['2', 'Fremmedsprog', null],
])('[CL11] [tts-01] with %s selected it says %s and turns to %s', (selectedSubtitleId, text, next) => {
  const selected: (string | null)[] = [];
  const choice = { subtitleTracks, selectedSubtitleId, haveSubtitlesFailed: false };
  const shown = subtitlesSwitchOf(words, choice, (id) => selected.push(id));
  expect(shown).toMatchObject({ text, label: `Undertekster: ${text}`, isOn: selectedSubtitleId !== null });
  shown?.onToggle();
  expect(selected).toEqual([next]);
});

test('[CL382] [found-sub-02] subtitles that could not be had are off, the switch says so, and the next press turns on', () => {
  const selected: (string | null)[] = [];
  const choice = { subtitleTracks, selectedSubtitleId: null, haveSubtitlesFailed: true };
  const shown = subtitlesSwitchOf(words, choice, (id) => selected.push(id));
  expect(shown).toMatchObject({ text: 'Kunne ikke hentes', label: 'Undertekster: Kunne ikke hentes', isOn: false });
  shown?.onToggle();
  expect(selected).toEqual(['1']);
});
