import { featureTexts } from '../../../messages/texts';

/** Texts of who is in an item, and who has made it. */
export const creditsTexts = featureTexts({
  da: {
    'credits.title': 'Medvirkende',
    'credit.actor': 'Skuespiller',
    'credit.director': 'Instruktør',
    'credit.writer': 'Manuskript',
    'credit.presenter': 'Vært',
    'credit.voice': 'Stemme',
    'credit.guest': 'Gæst',
    'credit.producer': 'Producent',
  },
  en: {
    'credits.title': 'Cast and crew',
    'credit.actor': 'Actor',
    'credit.director': 'Director',
    'credit.writer': 'Writer',
    'credit.presenter': 'Presenter',
    'credit.voice': 'Voice',
    'credit.guest': 'Guest',
    'credit.producer': 'Producer',
  },
  ar: {
    'credits.title': 'طاقم العمل',
    'credit.actor': 'تمثيل',
    'credit.director': 'إخراج',
    'credit.writer': 'تأليف',
    'credit.presenter': 'تقديم',
    'credit.voice': 'أداء صوتي',
    'credit.guest': 'ضيف',
    'credit.producer': 'إنتاج',
  },
});
