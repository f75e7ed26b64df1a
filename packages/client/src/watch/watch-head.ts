import { durationsMs } from '@fjernsyn/kernel';
import type { WatchView } from '@fjernsyn/shell';
import type { Translate } from '../messages/create-translate';
import { seasonEpisodeWords } from '../messages/item/item-words';
import type { PlayerTexts } from '../messages/player/player-texts';
import type { PlayerClock } from './use-player-clock';

/** What stands over the picture. */
export interface WatchHead {
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly endsText: string | undefined;
}

/** What is said under a title: which episode it is, and the line that the service has for it. */
export function underTitle(say: Translate, item: WatchView['item']): string | undefined {
  if (item === undefined) return undefined;
  return [seasonEpisodeWords(say, item), item.tagline].filter((part) => part !== '').join(' · ') || undefined;
}

/** The {@link WatchHead} of a view: of a channel its programme, which changes while it plays. */
export function toHead(t: Translate<PlayerTexts>, say: Translate, view: WatchView, clock: PlayerClock): WatchHead {
  const { item, programme } = view;
  const endsText = endsTextOf(t, view, clock);
  if (programme === undefined || item === undefined) {
    return { title: item?.title ?? '', subtitle: underTitle(say, item), endsText };
  }
  const [from, to] = [clock.textAt(programme.startAt), clock.textAt(programme.endAt)];
  const isTimed = from !== undefined && to !== undefined;
  return {
    title: programme.title,
    subtitle: isTimed ? t('player.liveOf', { channel: item.title, from, to }) : item.title,
    endsText,
  };
}

/** When a film ends if it plays on; undefined where that is not known. */
function endsTextOf(t: Translate<PlayerTexts>, { playback }: WatchView, clock: PlayerClock): string | undefined {
  const now = clock.now();
  if (playback === undefined || now === undefined) return undefined;
  const { durationSeconds, positionSeconds, isLive, state } = playback;
  if (state !== 'PLAYING' || durationSeconds === undefined || isLive) return undefined;
  const time = clock.textAt(now + (durationSeconds - positionSeconds) * durationsMs.second);
  return time === undefined ? undefined : t('player.ends', { time });
}
