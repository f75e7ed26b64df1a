import { type SubtitleStyle, type SubtitleTrait, subtitleTraits, type Watch, type WatchView } from '@fjernsyn/shell';
import type { MenuChoice, MenuGroup } from '@fjernsyn/ui';
import type { Translate } from '../messages/create-translate';
import type { TrackTexts } from '../messages/player/track-texts';
import { toSubtitleNames } from './subtitle-names';
import type { OpenMenu } from './use-menu';

/** What menus read of a playback's subtitles. */
export type SubtitleChoice = Pick<
  NonNullable<WatchView['playback']>,
  'subtitleTracks' | 'selectedSubtitleId' | 'haveSubtitlesFailed'
>;

/** What menus speak with. */
export interface TrackWords {
  readonly t: Translate<TrackTexts>;
  /** The interface's language, as `da`. */
  readonly language: string;
}

/** Which subtitles show, or that none do, or could not be had; undefined where there are none to choose. */
export function subtitlesTextOf({ t, language }: TrackWords, choice: SubtitleChoice): string | undefined {
  const { subtitleTracks, selectedSubtitleId, haveSubtitlesFailed } = choice;
  if (subtitleTracks.length === 0) return undefined;
  const at = subtitleTracks.findIndex((track) => track.id === selectedSubtitleId);
  const none = t(haveSubtitlesFailed ? 'player.subtitlesFailed' : 'player.subtitlesOff');
  return toSubtitleNames(t, language, subtitleTracks)[at] ?? none;
}

/** The menu of subtitles: none, each of them, and how they look. Choosing closes it. */
export function subtitleGroups(
  { t, language }: TrackWords,
  { subtitleTracks, selectedSubtitleId }: SubtitleChoice,
  { selectSubtitle }: Pick<Watch, 'selectSubtitle'>,
  menu: OpenMenu,
): readonly MenuGroup[] {
  const choose = (id: string | null) => () => {
    selectSubtitle(id);
    menu.close();
  };
  const names = toSubtitleNames(t, language, subtitleTracks);
  const off = {
    key: 'off',
    label: t('player.subtitlesOff'),
    isOn: selectedSubtitleId === null,
    onChoose: choose(null),
  };
  const tracks = subtitleTracks.map(
    ({ id }, index): MenuChoice => ({
      key: `track-${id}`,
      label: names[index] ?? '',
      isOn: id === selectedSubtitleId,
      onChoose: choose(id),
    }),
  );
  const style = { key: 'style', label: t('player.style'), onChoose: () => menu.open('style') };
  return [
    { key: 'tracks', choices: [off, ...tracks] },
    { key: 'more', choices: [style] },
  ];
}

/** The menu of how subtitles look: each trait with what it stands at. */
export function styleGroups(
  { t }: Pick<TrackWords, 't'>,
  style: SubtitleStyle,
  hasOwn: boolean,
  menu: OpenMenu,
): readonly MenuGroup[] {
  const choices = (Object.keys(subtitleTraits) as SubtitleTrait[]).map(
    (trait): MenuChoice => ({
      key: trait,
      label: t(`player.style.${trait}`),
      value: valueText(t, trait, style[trait], hasOwn),
      onChoose: () => menu.open(trait),
    }),
  );
  return [{ key: 'traits', choices }];
}

/** The menu of one trait: as the set has it, and what else there is. Choosing leads back. */
export function traitGroups(
  { t }: Pick<TrackWords, 't'>,
  trait: SubtitleTrait,
  style: SubtitleStyle,
  hasOwn: boolean,
  choose: (value: string | undefined) => void,
): readonly MenuGroup[] {
  const values: readonly (string | undefined)[] = [undefined, ...subtitleTraits[trait]];
  const choices = values.map(
    (value): MenuChoice => ({
      key: value ?? 'usual',
      label: valueText(t, trait, value, hasOwn),
      isOn: style[trait] === value,
      onChoose: () => choose(value),
    }),
  );
  return [{ key: 'values', choices }];
}

type ValueId = Extract<keyof TrackTexts, `player.style.${SubtitleTrait}.${string}`>;

/** A value in words; what is not chosen is as the set has it, where a set has settings of its own. */
function valueText(t: Translate<TrackTexts>, trait: SubtitleTrait, value: string | undefined, hasOwn: boolean): string {
  if (value === undefined) return t(hasOwn ? 'player.style.set' : 'player.style.usual');
  return t(`player.style.${trait}.${value}` as ValueId);
}
