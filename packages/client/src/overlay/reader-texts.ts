import { featureTexts } from '../messages/texts';

/** Texts of a longer text that is read in pages. */
export const readerTexts = featureTexts({
  da: {
    'text.correction': 'Rettelse',
    'text.page': 'Side {position} af {count}',
  },
  en: {
    'text.correction': 'Correction',
    'text.page': 'Page {position} of {count}',
  },
  ar: {
    'text.correction': 'تصحيح',
    'text.page': 'الصفحة {position} من {count}',
  },
});
