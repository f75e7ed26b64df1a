import { featureTexts } from '../../../messages/texts';

/** Texts of what goes with an item. */
export const relatedTexts = featureTexts({
  da: { 'related.title': 'Minder om' },
  en: { 'related.title': 'More like this' },
  ar: { 'related.title': 'أعمال مشابهة' },
});
