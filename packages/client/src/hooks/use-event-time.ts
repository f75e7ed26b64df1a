import type { TileModel } from '@fjernsyn/catalogue';
import { useClient } from '../application-context';
import type { EventTime } from '../messages/item/item-words';
import { useDayWords } from './use-start-words';

/** Whether an event is on now; where it is not, when it begins or began. */
export function useEventTime({ startsAt, endsAt }: Pick<TileModel, 'startsAt' | 'endsAt'>): EventTime {
  const now = useClient().application.clock.now();
  const dayWords = useDayWords();
  if (startsAt === undefined) return { isLive: false, start: '' };
  const hasBegun = startsAt <= now;
  // Without an end nobody knows whether it is still on.
  if (hasBegun && (endsAt === undefined || endsAt > now)) return { isLive: endsAt !== undefined, start: '' };
  return { isLive: false, start: dayWords(startsAt) };
}
