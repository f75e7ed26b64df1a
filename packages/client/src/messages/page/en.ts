import type { InEnglish } from '../texts';
import type { da } from './da';

/** Texts of the sections of a page in English. */
export const en = {
  'rail.failed': 'This row could not be loaded.',
  'section.failed': 'This could not be loaded.',
  'rail.seasonFailed': 'This season could not be loaded.',
  'rail.empty': 'Nothing here right now.',
  'rail.myListEmpty': 'Room for what you want to get round to.',
  'rail.myListHint': 'Press plus beside a programme, and it will be here.',
  'rail.find': 'Find something to watch',
  'rail.loadingMore': 'Loading more …',
  'rail.moreFailed': 'The rest could not be loaded.',
  'rail.all': 'See all',
  'rail.position': '{position} of {count}',
} as const satisfies InEnglish<typeof da>;
