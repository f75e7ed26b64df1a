import type { Translate } from '../../../messages/create-translate';
import { numberWords } from '../../../messages/number-words';
import type { GridTexts } from './grid-texts';

/** How many titles a list has, in words: thousands as the language parts them, in digits that every font of ours has. */
export function countWords(t: Translate<GridTexts>, count: number, language: string): string {
  if (count < 1_000) return t('grid.count', { count });
  return t('grid.thousands', { number: numberWords(count, `${language}-u-nu-latn`) });
}
