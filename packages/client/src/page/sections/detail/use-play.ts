import type { ItemDetailModel, PlayableItem } from '@fjernsyn/catalogue';
import type { OpenableItem } from '@fjernsyn/shell';
import { useItemState } from '../../../activity/use-item-state';
import { useEventState } from '../../../hooks/use-event-time';
import { useTexts } from '../../../hooks/use-texts';
import { detailTexts } from '../../../messages/item/detail-texts';
import { playSeasonWords, playWords, progressWords } from '../../../messages/item/detail-words';
import { useSeasonChoice } from '../episodes/season-context';
import { useNext } from './use-next';

/** What Play plays of the item of a page. */
export interface Play {
  /** Undefined where nothing of it plays, or it is not known yet what does. */
  readonly item: OpenableItem | undefined;
  /** What the button says where the item can be watched. */
  readonly label: string;
  /** Whether what plays is on its way. */
  readonly isAwaited: boolean;
}

/** What Play plays: the item itself, what the profile goes on with in a series, or the opening episode of a season that the viewer chose. */
export function usePlay(detail: ItemDetailModel): Play {
  const t = useTexts(detailTexts);
  const { seasons, status, playable: ofSeason } = useSeasonChoice();
  const { next, isAwaited } = useNext(detail);
  const state = useEventState(detail);
  const { playable, type } = detail;
  const own = useOwnWords(playable?.id === detail.id ? playable : undefined);
  if (type === 'event') {
    // The service may say where it is going to be watched.
    const item = state === 'Upcoming' ? undefined : eventOf(detail);
    return { item, label: t(state === 'Live' ? 'item.playLive' : 'item.play'), isAwaited: false };
  }
  if (playable?.id === detail.id) return { item: playable, label: own, isAwaited: false };

  const season = seasons.find(({ isSelected }) => isSelected);
  const isOpeningSeason = detail.seasons.find(({ isSelected }) => isSelected)?.id === season?.id;
  if (isOpeningSeason && isAwaited) return { item: undefined, label: t('item.play'), isAwaited };
  if (isOpeningSeason && next?.playable)
    return { item: next.playable, label: progressWords(t, next.playable, next), isAwaited: false };
  if (status === 'loading') return { item: undefined, label: playSeasonWords(t, season), isAwaited: true };
  return { item: ofSeason, label: ofSeason ? playWords(t, ofSeason) : '', isAwaited: false };
}

/** An event plays where it is live, and afterwards where the service says. */
function eventOf({ id, type, startsAt, endsAt, channelId, item }: ItemDetailModel): OpenableItem {
  return { id, type, startsAt, endsAt, channelId, watchPath: item.watchPath };
}

/** What the button says of something that plays as it is, by how far the viewer has come. */
function useOwnWords(playable: PlayableItem | undefined): string {
  const t = useTexts(detailTexts);
  const watched = useItemState((running) => running.watchedOf(playable?.id ?? ''));
  if (playable === undefined) return '';
  const { positionSeconds = 0, isFullyWatched = false } = watched ?? {};
  const suggestionType = isFullyWatched
    ? 'RestartWatching'
    : positionSeconds > 0
      ? 'ContinueWatching'
      : 'StartWatching';
  return progressWords(t, playable, { suggestionType, positionSeconds });
}
