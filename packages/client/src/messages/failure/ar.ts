import type { InArabic } from '../texts';
import type { da } from './da';

/** Texts of a page that failed in Arabic. */
export const ar = {
  'failure.page.title': 'تعذّر عرض الصفحة',
  'failure.page.text': 'حدث خطأ من جانبنا. أعد المحاولة بعد قليل.',
} as const satisfies InArabic<typeof da>;
