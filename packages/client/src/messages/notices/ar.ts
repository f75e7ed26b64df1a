import type { InArabic } from '../texts';
import type { da } from './da';

/** Texts of passive notices in Arabic. */
export const ar = {
  'notice.outsideLink': 'لا يُفتح هذا هنا. تجده على {site}.',
  'notice.notKept': 'لا يحفظ تلفازك اختياراتك. ستُنسى عند إغلاق التطبيق.',
  'notice.offline': 'لا يوجد اتصال. سنواصل المحاولة.',
} as const satisfies InArabic<typeof da>;
