import { useMemo } from 'react';
import { useClient } from '../application-context';
import type { Translate } from '../messages/create-translate';
import { daDiagnostics } from '../messages/da-diagnostics';

/** Our texts, those of the facts and of what is tried from there too. */
export function useDiagnosticTexts(): Translate {
  const { t } = useClient();
  return useMemo(() => t.over({ language: 'da', texts: daDiagnostics }), [t]);
}
