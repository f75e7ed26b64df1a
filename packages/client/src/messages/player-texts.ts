import type { Translate } from './create-translate';
import { daPlayer } from './da-player';

/** Texts over what the player says in Danish. */
export function withPlayerTexts(t: Translate): Translate {
  return t.over({ language: 'da', texts: daPlayer });
}
