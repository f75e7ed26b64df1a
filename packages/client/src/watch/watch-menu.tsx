import type { Watch } from '@fjernsyn/shell';
import type { MenuGroup, PlayerParts } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { useObserved } from '../hooks/use-observed';
import { useObservedPart } from '../hooks/use-observed-part';
import { useTexts } from '../hooks/use-texts';
import { trackTexts } from '../messages/player/track-texts';
import { audioGroups } from './audio-menu';
import { styleGroups, subtitleGroups, traitGroups } from './subtitle-menu';
import { SubtitleSample } from './subtitle-sample';
import type { MenuName, OpenMenu } from './use-menu';

/** Props of {@link WatchMenu}. */
export interface WatchMenuProps {
  readonly watch: Watch;
  readonly menu: OpenMenu;
  readonly name: MenuName;
  readonly parts: Pick<PlayerParts, 'PlayerMenu'>;
}

/** The menu that is open beside the picture. */
export function WatchMenu({ watch, menu, name, parts }: WatchMenuProps): ReactElement {
  const t = useTexts(trackTexts);
  const isStyle = name !== 'subtitles' && name !== 'audio';
  const { PlayerMenu } = parts;
  const title = isStyle && name !== 'style' ? t(`player.style.${name}`) : t(`player.${name}`);
  return (
    <PlayerMenu
      menuKey={name}
      title={title}
      groups={useGroups(watch, menu, name)}
      enterBy={menu.from}
      chosenText={t('player.chosen')}
      onClose={menu.close}
    >
      {isStyle && <SubtitleSample styling={watch.subtitleStyling} />}
    </PlayerMenu>
  );
}

function useGroups(watch: Watch, menu: OpenMenu, name: MenuName): readonly MenuGroup[] {
  const { device, locale } = useClient().application;
  const t = useTexts(trackTexts);
  const words = { t, language: locale.state.get().language };
  const style = useObserved(watch.subtitleStyling.style);
  const choice = useObservedPart(watch.view, ({ playback }) => ({
    tracks: playback?.subtitleTracks,
    selectedSubtitleId: playback?.selectedSubtitleId ?? null,
    audioTracks: playback?.audioTracks ?? [],
    accessMode: playback?.accessMode ?? ('StandardVideo' as const),
    accessModes: playback?.accessModes ?? [],
  }));
  const hasOwn = device.captions !== undefined;
  if (name === 'audio') return audioGroups(words, choice, watch, menu);
  if (name === 'style') return styleGroups(words, style, hasOwn, menu);
  if (name === 'subtitles') {
    const { tracks: subtitleTracks = [], selectedSubtitleId } = choice;
    return subtitleGroups(words, { subtitleTracks, selectedSubtitleId, haveSubtitlesFailed: false }, watch, menu);
  }
  return traitGroups(words, name, style, hasOwn, (value) => {
    watch.subtitleStyling.choose(name, value);
    menu.back();
  });
}
