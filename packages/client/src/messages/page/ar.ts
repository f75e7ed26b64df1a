import type { InArabic } from '../texts';
import type { da } from './da';

/** Texts of the sections of a page in Arabic. */
export const ar = {
  'rail.failed': 'تعذّر تحميل هذا الصف.',
  'section.failed': 'تعذّر تحميل هذا الجزء.',
  'rail.seasonFailed': 'تعذّر تحميل هذا الموسم.',
  'rail.empty': 'لا يوجد شيء هنا الآن.',
  'rail.myListEmpty': 'هنا مكان لما تريد مشاهدته.',
  'rail.myListHint': 'اضغط على علامة الزائد بجانب أي برنامج ليظهر هنا.',
  'rail.find': 'ابحث عن شيء تشاهده',
  'rail.loadingMore': 'جارٍ تحميل المزيد …',
  'rail.moreFailed': 'تعذّر تحميل البقية.',
  'rail.all': 'عرض الكل',
  'rail.position': '{position} من {count}',
} as const satisfies InArabic<typeof da>;
