import type { Translate } from './create-translate';
import { daDialogs } from './da-dialogs';

/** Texts over what dialogs and longer texts over the screen say in Danish. */
export function withDialogTexts(t: Translate): Translate {
  return t.over({ language: 'da', texts: daDialogs });
}
