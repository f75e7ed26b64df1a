import { featureTexts } from '../../messages/texts';

/** Texts of a set that is abroad. */
export const abroadTexts = featureTexts({
  da: {
    'dialog.abroad.title': 'Du er uden for Danmark',
    'dialog.abroad.text': 'Noget kan kun ses i Danmark, fordi rettighederne ikke gælder her.',
  },
  en: {
    'dialog.abroad.title': 'You are outside Denmark',
    'dialog.abroad.text': 'Some things can be seen in Denmark alone, as the rights do not hold here.',
  },
  ar: {
    'dialog.abroad.title': 'أنت خارج الدنمارك',
    'dialog.abroad.text': 'بعض المحتوى متاح داخل الدنمارك فقط، لأن حقوق العرض لا تسري هنا.',
  },
});
