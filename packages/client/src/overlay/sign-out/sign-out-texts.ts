import { featureTexts } from '../../messages/texts';

/** Texts of the question whether to sign out. */
export const signOutTexts = featureTexts({
  da: {
    'dialog.signOut.title': 'Vil du logge ud?',
    'dialog.signOut.text': 'Du skal bruge telefonen for at logge ind igen.',
    'dialog.signOut.stay': 'Bliv logget ind',
    'dialog.signOut.leave': 'Log ud',
  },
  en: {
    'dialog.signOut.title': 'Sign out?',
    'dialog.signOut.text': 'You will need your phone to sign in again.',
    'dialog.signOut.stay': 'Stay signed in',
    'dialog.signOut.leave': 'Sign out',
  },
  ar: {
    'dialog.signOut.title': 'هل تريد تسجيل الخروج؟',
    'dialog.signOut.text': 'ستحتاج إلى هاتفك لتسجيل الدخول مرة أخرى.',
    'dialog.signOut.stay': 'البقاء مسجّلًا',
    'dialog.signOut.leave': 'تسجيل الخروج',
  },
});
