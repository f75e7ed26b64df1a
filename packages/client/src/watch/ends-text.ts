import type { ServiceConfig } from '@fjernsyn/contracts';
import { durationsMs, type Instant } from '@fjernsyn/kernel';
import type { WatchView } from '@fjernsyn/shell';
import type { Translate } from '../messages/create-translate';
import { timeWords } from '../messages/player/clock-words';
import type { PlayerTexts } from '../messages/player/player-texts';

/** What {@link endsText} needs beside the playback. */
export interface EndsTextFacts {
  /** The service's time; undefined where it is not known. */
  readonly now: Instant | undefined;
  readonly language: string;
  readonly config: Pick<ServiceConfig, 'general'>;
}

/** When a film ends if it plays on, by the service's clock in its zone; undefined where that is not known. */
export function endsText(
  t: Translate<PlayerTexts>,
  playback: NonNullable<WatchView['playback']>,
  { now, language, config }: EndsTextFacts,
): string | undefined {
  const { durationSeconds, positionSeconds, isLive, state } = playback;
  if (now === undefined || state !== 'PLAYING' || durationSeconds === undefined || isLive) return undefined;
  const endsAt = now + (durationSeconds - positionSeconds) * durationsMs.second;
  const time = timeWords(endsAt, language, config.general?.defaultTimeZone ?? 'Europe/Copenhagen');
  return time === '' ? undefined : t('player.ends', { time });
}
