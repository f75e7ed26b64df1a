import type { Instant } from '@fjernsyn/kernel';
import { useMemo } from 'react';
import { useClient, useOpened } from '../application-context';
import { timeWords } from '../messages/player/clock-words';

/** The times of day that a player tells. */
export interface PlayerClock {
  /** The service's time; undefined where it is not known. */
  now(): Instant | undefined;
  /** A time of day in the service's zone, as `21.42`; undefined where the engine knows no zones. */
  textAt(at: Instant): string | undefined;
}

/** The {@link PlayerClock} by the service's clock, in the language of the interface. */
export function usePlayerClock(): PlayerClock {
  const { serviceClock, locale } = useClient().application;
  const timeZone = useOpened().config.general?.defaultTimeZone ?? 'Europe/Copenhagen';
  return useMemo(
    () => ({
      now: () => serviceClock.now(),
      textAt: (at) => timeWords(at, locale.state.get().language, timeZone) || undefined,
    }),
    [serviceClock, locale, timeZone],
  );
}
