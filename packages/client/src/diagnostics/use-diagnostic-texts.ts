import { useMemo } from 'react';
import type { Translate } from '../messages/create-translate';
import { daDiagnostics } from '../messages/da-diagnostics';
import { useDialogTexts } from '../overlay/use-dialog-texts';

/** Our texts, those of the facts and of what is tried from there too. */
export function useDiagnosticTexts(): Translate {
  const t = useDialogTexts();
  return useMemo(() => t.over({ language: 'da', texts: daDiagnostics }), [t]);
}
