import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import { placeTexts } from './place-texts';
import { placeWords } from './place-words';

/** The places that the service serves, in words; empty while its configuration is not there, or names none. */
export function useServedPlaces(): string {
  const { start, locale } = useClient().application;
  const t = useTexts(placeTexts);
  const state = start.state.get();
  const countries = state.phase === 'open' ? (state.config.general?.servedCountries ?? []) : [];
  return placeWords(t, locale.state.get().language, countries);
}
