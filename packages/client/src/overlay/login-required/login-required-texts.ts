import { featureTexts } from '../../messages/texts';

/** Texts for what only plays for whoever is signed in (C2.47). */
export const loginRequiredTexts = featureTexts({
  da: {
    'dialog.login.title': 'Log ind for at se med',
    'dialog.login.text': 'Det her er kun for dem, der er logget ind. Man logger ind med sin telefon eller computer.',
  },
  en: {
    'dialog.login.title': 'Sign in to watch',
    'dialog.login.text': 'This is only for those who are signed in. You sign in with your phone or computer.',
  },
  ar: {
    'dialog.login.title': 'سجّل الدخول لتشاهد',
    'dialog.login.text': 'هذا متاح لمن سجّل الدخول فقط. يمكنك تسجيل الدخول بهاتفك أو حاسوبك.',
  },
});
