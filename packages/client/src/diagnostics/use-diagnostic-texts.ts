import { useMemo } from 'react';
import { useDialogTexts } from '../hooks/use-dialog-texts';
import type { Translate } from '../messages/create-translate';
import { daDiagnostics } from '../messages/da-diagnostics';

/** Our texts, those of the facts and of what is tried from there too. */
export function useDiagnosticTexts(): Translate {
  const t = useDialogTexts();
  return useMemo(() => t.over({ language: 'da', texts: daDiagnostics }), [t]);
}
