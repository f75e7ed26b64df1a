import type { Instant } from '@fjernsyn/kernel';
import { useClient, useOpened } from '../application-context';
import { startWords } from '../messages/item/start-words';

/** Day and hour of what is to come, in the service's zone; empty for what has begun and where no time is known. */
export function useStartWords(startsAt: Instant | undefined): string {
  const { clock, locale } = useClient().application;
  const { config } = useOpened();
  if (startsAt === undefined || startsAt <= clock.now()) return '';
  return startWords(startsAt, locale.state.get().language, config.general?.defaultTimeZone ?? 'Europe/Copenhagen');
}
