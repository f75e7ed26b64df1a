import type { InArabic } from '../texts';
import type { da } from './da';

/** Texts of what is under way in Arabic. */
export const ar = {
  'start.opening': 'جارٍ فتح {title} …',
  'page.loading': 'جارٍ تحميل الصفحة …',
  'player.loading': 'لحظة واحدة …',
} as const satisfies InArabic<typeof da>;
