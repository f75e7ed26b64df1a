import type { InArabic } from '../texts';
import type { da } from './da';

/** Texts of the buttons that many screens share in Arabic. */
export const ar = {
  'action.retry': 'إعادة المحاولة',
  'action.back': 'رجوع',
  'action.home': 'إلى الصفحة الرئيسية',
  'action.top': 'إلى أعلى الصفحة',
  'action.details': 'اقرأ المزيد',
  'action.more': 'المزيد عنه',
  'action.ok': 'حسنًا',
  'action.close': 'إغلاق',
  'action.help': 'مساعدة',
  'action.stay': 'البقاء هنا',
  'action.leave': 'إغلاق {title}',
} as const satisfies InArabic<typeof da>;
