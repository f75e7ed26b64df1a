import type { InArabic } from '../texts';
import type { da } from './da';

/** Texts of the header in Arabic. */
export const ar = {
  'header.label': 'القائمة الرئيسية',
  'header.home': '{title}، إلى الصفحة الرئيسية',
  'header.search': 'بحث',
  'header.signIn': 'تسجيل الدخول',
  'header.account': 'الحساب',
  'header.searchHint': 'عنوان أو شخص أو موضوع',
} as const satisfies InArabic<typeof da>;
