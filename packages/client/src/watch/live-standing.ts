import { durationsMs } from '@fjernsyn/kernel';
import type { WatchView } from '@fjernsyn/shell';
import type { LiveStanding } from '@fjernsyn/ui';
import type { Translate } from '../messages/create-translate';
import { clockWords, timeWords } from '../messages/player/clock-words';
import type { PlayerTexts } from '../messages/player/player-texts';

type Playback = NonNullable<WatchView['playback']>;

/** What {@link liveStandingOf} speaks with. */
export interface LiveWords {
  readonly t: Translate<PlayerTexts>;
  /** The interface's language, as `da`. */
  readonly language: string;
  readonly timeZone: string;
}

/** How a live stream stands, by its own clock in the service's zone; undefined of a film. */
export function liveStandingOf(
  { t, language, timeZone }: LiveWords,
  { window, behindLiveSeconds, positionSeconds, previewSeconds = positionSeconds }: Playback,
  seekTo: (seconds: number) => void,
): LiveStanding | undefined {
  const { liveEdgeSeconds, originAt } = window;
  if (liveEdgeSeconds === undefined) return undefined;
  const at = originAt === undefined ? undefined : originAt + previewSeconds * durationsMs.second;
  return {
    text: t('player.live'),
    clockText: at === undefined ? undefined : timeWords(at, language, timeZone) || undefined,
    behind:
      behindLiveSeconds > 0
        ? {
            text: t('player.behindLive', { time: clockWords(behindLiveSeconds) }),
            toLive: t('player.toLive'),
            onToLive: () => seekTo(liveEdgeSeconds),
          }
        : undefined,
  };
}
