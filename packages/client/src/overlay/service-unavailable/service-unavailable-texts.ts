import { featureTexts } from '../../messages/texts';

/** Texts of a service that is down. */
export const serviceUnavailableTexts = featureTexts({
  da: {
    'dialog.service.title': 'Fejl',
    'dialog.service.text': 'Der er et midlertidigt problem. Genstart programmet, eller besøg {site}.',
    'dialog.service.site': 'vores hjemmeside',
  },
  en: {
    'dialog.service.title': 'Fejl',
    'dialog.service.text': 'There is a temporary problem. Restart the app or visit {site}.',
    'dialog.service.site': 'our website',
  },
  ar: {
    'dialog.service.title': 'Fejl',
    'dialog.service.text': 'حدثت مشكلة مؤقتة. أعد تشغيل التطبيق أو تفضّل بزيارة {site}.',
    'dialog.service.site': 'موقعنا على الإنترنت',
  },
});
