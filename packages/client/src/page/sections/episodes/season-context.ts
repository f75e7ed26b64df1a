import { createContext, useContext } from 'react';
import type { SeasonChoice } from './use-season';

/** Holds the season that the viewer looks at in an item's page. */
export const SeasonContext = createContext<SeasonChoice | undefined>(undefined);

/** The season that the viewer looks at. Throws outside of an item's page. */
export function useSeasonChoice(): SeasonChoice {
  const season = useContext(SeasonContext);
  if (!season) throw new Error('No SeasonContext around.');
  return season;
}
