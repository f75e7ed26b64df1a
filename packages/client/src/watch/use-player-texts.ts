import { useMemo } from 'react';
import { useClient } from '../application-context';
import type { Translate } from '../messages/create-translate';
import { withPlayerTexts } from '../messages/player-texts';

/** Our texts, those of the player too. */
export function usePlayerTexts(): Translate {
  const { t } = useClient();
  return useMemo(() => withPlayerTexts(t), [t]);
}
