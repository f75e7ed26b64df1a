import type { Watch } from '@fjernsyn/shell';
import type { PlayerControlsProps } from '@fjernsyn/ui';
import { useClient } from '../application-context';
import { useObservedPart } from '../hooks/use-observed-part';
import { useTexts } from '../hooks/use-texts';
import { trackTexts } from '../messages/player/track-texts';
import { subtitlesTextOf } from './subtitle-menu';
import type { OpenMenu } from './use-menu';

/** The buttons that open the menus of subtitles and audio; none where there is nothing to choose. */
export function useMenuControls(
  watch: Pick<Watch, 'view'>,
  menu: OpenMenu,
): Pick<PlayerControlsProps, 'subtitles' | 'audio'> {
  const t = useTexts(trackTexts);
  const { language } = useClient().application.locale.state.get();
  const { text, isOn } = useObservedPart(watch.view, ({ playback }) => ({
    text: playback && subtitlesTextOf({ t, language }, playback),
    isOn: playback !== undefined && playback.selectedSubtitleId !== null,
  }));
  if (text === undefined) return {};
  const isOpen = menu.name !== undefined && menu.name !== 'audio';
  const label = `${t('player.subtitles')}: ${text}`;
  return { subtitles: { text, label, isOn, isOpen, onActivate: () => menu.open('subtitles') } };
}
