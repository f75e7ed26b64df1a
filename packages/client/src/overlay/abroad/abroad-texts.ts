import { featureTexts } from '../../messages/texts';

/** Texts of a set that is abroad. */
export const abroadTexts = featureTexts({
  da: {
    'dialog.abroad.title': 'Du er uden for {places}',
    'dialog.abroad.text': 'Rettighederne til noget af det, vi viser, gælder kun {places}.',
    'dialog.abroad.unnamed.title': 'Du er i udlandet',
    'dialog.abroad.unnamed.text': 'Rettighederne til noget af det, vi viser, gælder ikke her.',
  },
  en: {
    'dialog.abroad.title': 'You are outside {places}',
    'dialog.abroad.text': 'The rights to some of what we show hold in {places} alone.',
    'dialog.abroad.unnamed.title': 'You are abroad',
    'dialog.abroad.unnamed.text': 'The rights to some of what we show do not hold here.',
  },
  ar: {
    'dialog.abroad.title': 'أنت خارج {places}',
    'dialog.abroad.text': 'حقوق عرض بعض المحتوى تسري داخل {places} فقط.',
    'dialog.abroad.unnamed.title': 'أنت خارج البلد',
    'dialog.abroad.unnamed.text': 'حقوق عرض بعض المحتوى لا تسري هنا.',
  },
});
