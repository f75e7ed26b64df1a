import { useMemo } from 'react';
import { useClient } from '../application-context';
import type { Translate } from '../messages/create-translate';
import type { FeatureTexts, Texts } from '../messages/texts';

/** The texts of the first load, and those of a late feature. */
export function useTexts<Late extends Texts>(texts: FeatureTexts<Late>): Translate<Late> {
  const { t } = useClient();
  return useMemo(() => t.with(texts), [t, texts]);
}
