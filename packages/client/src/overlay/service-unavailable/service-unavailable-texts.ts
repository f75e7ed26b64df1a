import { featureTexts } from '../../messages/texts';

/** Texts of a service that is down. */
export const serviceUnavailableTexts = featureTexts({
  da: {
    'dialog.service.kicker': 'Fejl',
    'dialog.service.title': 'Vi er væk et øjeblik',
    'dialog.service.text': 'Der er et midlertidigt problem. Prøv igen, genstart programmet, eller besøg {site}.',
    'dialog.service.site': 'vores hjemmeside',
  },
  en: {
    'dialog.service.kicker': 'Fejl',
    'dialog.service.title': 'We’re away for a moment',
    'dialog.service.text': 'There is a temporary problem. Try again, restart the app or visit {site}.',
    'dialog.service.site': 'our website',
  },
  ar: {
    'dialog.service.kicker': 'Fejl',
    'dialog.service.title': 'سنعود بعد لحظات',
    'dialog.service.text': 'حدثت مشكلة مؤقتة. أعد المحاولة، أو أعد تشغيل التطبيق، أو تفضّل بزيارة {site}.',
    'dialog.service.site': 'موقعنا على الإنترنت',
  },
});
