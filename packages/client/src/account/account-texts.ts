import { featureTexts } from '../messages/texts';

/** Texts of the account's page. */
export const accountTexts = featureTexts({
  da: { 'account.signOut': 'Log ud', 'account.consent': 'Samtykke' },
  en: { 'account.signOut': 'Sign out', 'account.consent': 'Consent' },
  ar: { 'account.signOut': 'تسجيل الخروج', 'account.consent': 'الموافقة' },
});
