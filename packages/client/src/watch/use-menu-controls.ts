import type { Watch } from '@fjernsyn/shell';
import type { PlayerControlsProps } from '@fjernsyn/ui';
import { useClient } from '../application-context';
import { useObservedPart } from '../hooks/use-observed-part';
import { useTexts } from '../hooks/use-texts';
import { trackTexts } from '../messages/player/track-texts';
import { audioTextOf } from './audio-menu';
import { subtitlesTextOf } from './subtitle-menu';
import type { OpenMenu } from './use-menu';

type MenuControl = NonNullable<PlayerControlsProps['audio']>;

/** The buttons that open the menus of subtitles and audio, none where there is nothing to choose; and the way in which it is seen and heard, where that is not the usual one. */
export function useMenuControls(
  watch: Pick<Watch, 'view'>,
  menu: OpenMenu,
): Pick<PlayerControlsProps, 'subtitles' | 'audio' | 'accessText'> {
  const t = useTexts(trackTexts);
  const { language } = useClient().application.locale.state.get();
  const shown = useObservedPart(watch.view, ({ playback }) => ({
    subtitles: playback && subtitlesTextOf({ t, language }, playback),
    areSubtitlesOn: playback !== undefined && playback.selectedSubtitleId !== null,
    audio: playback && audioTextOf({ t, language }, playback),
    accessMode: playback?.accessMode ?? ('StandardVideo' as const),
  }));
  const controlOf = (name: 'subtitles' | 'audio', text: string, isOn: boolean, isOpen: boolean): MenuControl => {
    return { text, label: `${t(`player.${name}`)}: ${text}`, isOn, isOpen, onActivate: () => menu.open(name) };
  };
  const isHelped = shown.accessMode !== 'StandardVideo';
  const isOfSubtitles = menu.name !== undefined && menu.name !== 'audio';
  return {
    accessText: isHelped ? t(`player.access.${shown.accessMode}`) : undefined,
    subtitles:
      shown.subtitles === undefined
        ? undefined
        : controlOf('subtitles', shown.subtitles, shown.areSubtitlesOn, isOfSubtitles),
    audio: shown.audio === undefined ? undefined : controlOf('audio', shown.audio, isHelped, menu.name === 'audio'),
  };
}
