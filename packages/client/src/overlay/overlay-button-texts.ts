import { featureTexts } from '../messages/texts';

/** Texts of the buttons of overlays, beside those of the first load. */
export const overlayButtonTexts = featureTexts({
  da: {
    'overlay.renew': 'Få en ny kode',
    'overlay.guide': 'Se, hvordan man gør',
    'overlay.start': 'Begynd at se',
    'overlay.cancel': 'Fortryd',
    'overlay.confirm': 'Ja',
    'overlay.signOut': 'Log ud',
    'overlay.allow': 'Ja tak',
    'overlay.refuse': 'Nej tak',
  },
  en: {
    'overlay.renew': 'Get a new code',
    'overlay.guide': 'See how it works',
    'overlay.start': 'Start watching',
    'overlay.cancel': 'Cancel',
    'overlay.confirm': 'Yes',
    'overlay.signOut': 'Sign out',
    'overlay.allow': 'Yes, you may',
    'overlay.refuse': 'No, thank you',
  },
  ar: {
    'overlay.renew': 'احصل على رمز جديد',
    'overlay.guide': 'شاهد الطريقة',
    'overlay.start': 'ابدأ المشاهدة',
    'overlay.cancel': 'إلغاء',
    'overlay.confirm': 'نعم',
    'overlay.signOut': 'تسجيل الخروج',
    'overlay.allow': 'نعم، أوافق',
    'overlay.refuse': 'لا، شكرًا',
  },
});
