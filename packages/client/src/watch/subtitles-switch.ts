import type { WatchView } from '@fjernsyn/shell';
import type { SubtitlesSwitch } from '@fjernsyn/ui';
import type { Translate } from '../messages/create-translate';
import type { PlayerTexts } from '../messages/player/player-texts';
import { toSubtitleNames } from './subtitle-names';

/** What the switch reads of a playback. */
export type SubtitleChoice = Pick<
  NonNullable<WatchView['playback']>,
  'subtitleTracks' | 'selectedSubtitleId' | 'haveSubtitlesFailed'
>;

/** What the switch speaks with. */
export interface SubtitleWords {
  readonly t: Translate<PlayerTexts>;
  /** The interface's language, as `da`. */
  readonly language: string;
}

/** The one switch of the subtitles: each press turns to the next track, and after the last one off. None where there are no tracks. */
export function subtitlesSwitchOf(
  { t, language }: SubtitleWords,
  { subtitleTracks, selectedSubtitleId, haveSubtitlesFailed }: SubtitleChoice,
  select: (id: string | null) => void,
): SubtitlesSwitch | undefined {
  if (subtitleTracks.length === 0) return undefined;
  const at = subtitleTracks.findIndex((track) => track.id === selectedSubtitleId);
  const none = t(haveSubtitlesFailed ? 'player.subtitlesFailed' : 'player.subtitlesOff');
  const text = toSubtitleNames(t, language, subtitleTracks)[at] ?? none;
  return {
    text,
    label: `${t('player.subtitles')}: ${text}`,
    isOn: at >= 0,
    onToggle: () => select(subtitleTracks[at + 1]?.id ?? null),
  };
}
