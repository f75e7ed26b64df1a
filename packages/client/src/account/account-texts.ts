import { featureTexts } from '../messages/texts';

/** Texts of the account's page. */
export const accountTexts = featureTexts({
  da: { 'account.signOut': 'Log ud' },
  en: { 'account.signOut': 'Sign out' },
  ar: { 'account.signOut': 'تسجيل الخروج' },
});
