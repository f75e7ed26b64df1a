import { featureTexts } from '../../messages/texts';

/** Texts of the question whether to sign out. */
export const signOutTexts = featureTexts({
  da: {
    'dialog.signOut.title': 'Vil du logge ud?',
    'dialog.signOut.text': 'Du skal bruge telefonen for at logge ind igen.',
  },
  en: {
    'dialog.signOut.title': 'Sign out?',
    'dialog.signOut.text': 'You will need your phone to sign in again.',
  },
  ar: {
    'dialog.signOut.title': 'هل تريد تسجيل الخروج؟',
    'dialog.signOut.text': 'ستحتاج إلى هاتفك لتسجيل الدخول مرة أخرى.',
  },
});
