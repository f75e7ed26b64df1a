import type { Watch, WatchView } from '@fjernsyn/shell';
import type { MenuChoice, MenuGroup } from '@fjernsyn/ui';
import type { TrackWords } from './subtitle-menu';
import { toAudioNames } from './subtitle-names';
import type { OpenMenu } from './use-menu';

/** What the menu of the sound reads of a playback. */
export type AudioChoice = Pick<NonNullable<WatchView['playback']>, 'audioTracks' | 'accessMode' | 'accessModes'>;

/** The sounds that are chosen by language: those that describe the picture are a mode of access. */
function soundsOf({ audioTracks }: AudioChoice): AudioChoice['audioTracks'] {
  return audioTracks.filter(({ isDescription }) => !isDescription);
}

/** How it sounds now; undefined where there is nothing to choose. */
export function audioTextOf({ t, language }: TrackWords, choice: AudioChoice): string | undefined {
  const sounds = soundsOf(choice);
  if (choice.accessModes.length < 2 && sounds.length < 2) return undefined;
  if (choice.accessMode !== 'StandardVideo') return t(`player.access.${choice.accessMode}`);
  const at = sounds.findIndex(({ isSelected }) => isSelected);
  return toAudioNames(t, language, sounds)[at] ?? t('player.access.StandardVideo');
}

/** The menu of the sound: its languages, and the modes of access. A group with nothing to choose is left out, and choosing closes the menu. */
export function audioGroups(
  { t, language }: TrackWords,
  choice: AudioChoice,
  { selectAudio, selectAccessMode }: Pick<Watch, 'selectAudio' | 'selectAccessMode'>,
  menu: Pick<OpenMenu, 'close'>,
): readonly MenuGroup[] {
  const sounds = soundsOf(choice);
  const names = toAudioNames(t, language, sounds);
  const languages = sounds.map(
    ({ id, isSelected }, index): MenuChoice => ({
      key: `sound-${id}`,
      label: names[index] ?? '',
      isOn: isSelected,
      onChoose() {
        selectAudio(id);
        menu.close();
      },
    }),
  );
  const modes = choice.accessModes.map(
    (mode): MenuChoice => ({
      key: mode,
      label: t(`player.access.${mode}`),
      isOn: mode === choice.accessMode,
      onChoose() {
        selectAccessMode(mode);
        menu.close();
      },
    }),
  );
  return [
    { key: 'languages', title: t('player.audioLanguage'), choices: languages },
    { key: 'access', title: t('player.access'), choices: modes },
  ].filter(({ choices }) => choices.length > 1);
}
