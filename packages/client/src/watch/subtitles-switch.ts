import type { MediaTrack } from '@fjernsyn/platform';
import type { SubtitlesSwitch } from '@fjernsyn/ui';
import type { Translate } from '../messages/create-translate';
import type { PlayerTexts } from '../messages/player/player-texts';

/** What the switch reads of a playback. */
export interface SubtitleChoice {
  readonly subtitleTracks: readonly MediaTrack[];
  readonly selectedSubtitleId: string | null;
}

const names: readonly (readonly [pattern: RegExp, id: Extract<keyof PlayerTexts, `player.subtitles${string}`>])[] = [
  [/danish/i, 'player.subtitlesDanish'],
  [/foreign/i, 'player.subtitlesForeign'],
  [/combined/i, 'player.subtitlesCombined'],
];

function nameOf(t: Translate<PlayerTexts>, track: MediaTrack): string {
  const known = names.find(([pattern]) => pattern.test(track.label));
  if (known) return t(known[1]);
  return track.language === 'da' ? t('player.subtitlesDanish') : t('player.subtitlesOther');
}

/** The one switch of the subtitles: each press turns to the next track, and after the last one off. None where there are no tracks. */
export function subtitlesSwitchOf(
  t: Translate<PlayerTexts>,
  { subtitleTracks, selectedSubtitleId }: SubtitleChoice,
  select: (id: string | null) => void,
): SubtitlesSwitch | undefined {
  if (subtitleTracks.length === 0) return undefined;
  const at = subtitleTracks.findIndex((track) => track.id === selectedSubtitleId);
  const selected = subtitleTracks[at];
  const text = selected ? nameOf(t, selected) : t('player.subtitlesOff');
  return {
    text,
    label: `${t('player.subtitles')}: ${text}`,
    isOn: selected !== undefined,
    onToggle: () => select(subtitleTracks[at + 1]?.id ?? null),
  };
}
