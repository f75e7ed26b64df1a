import { featureTexts } from '../../../messages/texts';

/** Texts of the pages of the web. */
export const webTexts = featureTexts({
  da: {
    'web.open': 'Åbn i et nyt vindue',
    'web.elsewhere': 'Siden læser du på din telefon eller computer.',
    'web.address': 'Adresse',
    'web.code': 'Kode med adressen, som en telefon kan scanne',
  },
  en: {
    'web.open': 'Open in a new window',
    'web.elsewhere': 'This page is read on your phone or computer.',
    'web.address': 'Address',
    'web.code': 'A code with the address, for a phone to scan',
  },
  ar: {
    'web.open': 'فتح في نافذة جديدة',
    'web.elsewhere': 'تُقرأ هذه الصفحة على هاتفك أو حاسوبك.',
    'web.address': 'العنوان',
    'web.code': 'رمز فيه العنوان، يمكن للهاتف مسحه',
  },
});
