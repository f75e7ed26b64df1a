import type { InArabic } from '../texts';
import type { da } from './da';

/** Texts of items in Arabic. Lengths are isolated, so that their parts keep their order beside Latin words. */
export const ar = {
  'item.play': 'تشغيل',
  'item.preparing': 'لحظة …',
  'item.seasonNumber': 'الموسم {number}',
  'item.seasonEpisode': 'م{season} ح{episode}',
  'item.episode': 'ح{episode}',
  'item.seasons_zero': 'بلا مواسم',
  'item.seasons_one': 'موسم واحد',
  'item.seasons_two': 'موسمان',
  'item.seasons_few': '{count} مواسم',
  'item.seasons_many': '{count} موسمًا',
  'item.seasons_other': '{count} موسم',
  'item.minutes': '\u2067{minutes} د\u2069',
  'item.hours': '\u2067{hours} س {minutes} د\u2069',
  'item.fromAge': 'من سن {age}',
  'item.forAll': 'للجميع',
  'item.offline': 'يتطلب اتصالًا',
  'item.untitled': 'بلا عنوان',
  'kind.movie': 'فيلم',
  'kind.show': 'مسلسل',
  'kind.season': 'موسم',
  'kind.episode': 'حلقة',
  'kind.program': 'برنامج',
  'kind.channel': 'قناة',
  'kind.link': 'رابط',
} as const satisfies InArabic<typeof da>;
