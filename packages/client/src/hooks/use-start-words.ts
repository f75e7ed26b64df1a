import type { Instant } from '@fjernsyn/kernel';
import { useClient, useOpened } from '../application-context';
import { startWords } from '../messages/item/start-words';

/** Says day and hour of an instant in the service's zone. */
export function useDayWords(): (at: Instant) => string {
  const { application, t } = useClient();
  const { locale, clock } = application;
  const { config } = useOpened();
  const timeZone = config.general?.defaultTimeZone ?? 'Europe/Copenhagen';
  return (at) => startWords(at, { t, language: locale.state.get().language, timeZone, now: clock.now() });
}

/** Day and hour of what is to come, in the service's zone; empty for what has begun and where no time is known. */
export function useStartWords(startsAt: Instant | undefined): string {
  const { clock } = useClient().application;
  const dayWords = useDayWords();
  return startsAt === undefined || startsAt <= clock.now() ? '' : dayWords(startsAt);
}
