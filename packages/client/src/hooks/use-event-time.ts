import { observeEventState, type TileModel } from '@fjernsyn/catalogue';
import { useMemo } from 'react';
import { useClient } from '../application-context';
import type { EventTime } from '../messages/item/item-words';
import { useObserved } from './use-observed';
import { useDayWords } from './use-start-words';

/** Whether an event is on now; where it is not, when it begins or began. Renders again when that changes. */
export function useEventTime({ type, startsAt, endsAt }: Pick<TileModel, 'type' | 'startsAt' | 'endsAt'>): EventTime {
  const { time } = useClient().application;
  const state = useObserved(
    useMemo(() => observeEventState({ type, startsAt, endsAt }, time), [type, startsAt, endsAt, time]),
  );
  const dayWords = useDayWords();
  if (startsAt === undefined || state === 'Live') return { isLive: state === 'Live', start: '' };
  // Without an end nobody knows whether it is still on.
  return { isLive: false, start: state === 'Unknown' && startsAt <= time.now() ? '' : dayWords(startsAt) };
}
