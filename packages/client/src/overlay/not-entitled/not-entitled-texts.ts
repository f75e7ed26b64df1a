import { featureTexts } from '../../messages/texts';

/** Texts for what is not in the viewer's subscription (S6.10). */
export const notEntitledTexts = featureTexts({
  da: {
    'dialog.notEntitled.title': 'Det er ikke med i dit abonnement',
    'dialog.notEntitled.text': 'Man kan hverken købe adgang eller oprette sig i denne app.',
  },
  en: {
    'dialog.notEntitled.title': 'This is not in your subscription',
    'dialog.notEntitled.text': 'In app billing and registration are not enabled in this application.',
  },
  ar: {
    'dialog.notEntitled.title': 'هذا غير مشمول في اشتراكك',
    'dialog.notEntitled.text': 'لا يتوفر الشراء ولا إنشاء حساب داخل هذا التطبيق.',
  },
});
