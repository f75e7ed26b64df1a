import { type EventState, observeEventState, type TileModel } from '@fjernsyn/catalogue';
import { useMemo } from 'react';
import { useClient } from '../application-context';
import type { EventTime } from '../messages/item/item-words';
import { useObserved } from './use-observed';
import { useDayWords } from './use-start-words';

/** When an event is. */
type EventTimes = Pick<TileModel, 'type' | 'startsAt' | 'endsAt'>;

/** How an event stands; renders again when that changes. */
export function useEventState({ type, startsAt, endsAt }: EventTimes): EventState {
  const { time } = useClient().application;
  return useObserved(
    useMemo(() => observeEventState({ type, startsAt, endsAt }, time), [type, startsAt, endsAt, time]),
  );
}

/** Whether an event is on now; where it is not, when it begins or began. Renders again when that changes. */
export function useEventTime(event: EventTimes): EventTime {
  const { time } = useClient().application;
  const { startsAt } = event;
  const state = useEventState(event);
  const dayWords = useDayWords();
  if (startsAt === undefined || state === 'Live') return { isLive: state === 'Live', start: '' };
  // Without an end nobody knows whether it is still on.
  return { isLive: false, start: state === 'Unknown' && startsAt <= time.now() ? '' : dayWords(startsAt) };
}
