import { useMemo } from 'react';
import { useClient } from '../application-context';
import type { Translate } from '../messages/create-translate';
import { withDialogTexts } from '../messages/dialog-texts';

/** Our texts, those of dialogs too. */
export function useDialogTexts(): Translate {
  const { t } = useClient();
  return useMemo(() => withDialogTexts(t), [t]);
}
