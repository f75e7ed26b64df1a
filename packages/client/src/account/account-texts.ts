import { featureTexts } from '../messages/texts';

/** Texts of the account's page. */
export const accountTexts = featureTexts({
  da: { 'account.switchProfile': 'Skift profil', 'account.signOut': 'Log ud', 'account.consent': 'Samtykke' },
  en: { 'account.switchProfile': 'Switch profile', 'account.signOut': 'Sign out', 'account.consent': 'Consent' },
  ar: {
    'account.switchProfile': 'تبديل الملف الشخصي',
    'account.signOut': 'تسجيل الخروج',
    'account.consent': 'الموافقة',
  },
});
