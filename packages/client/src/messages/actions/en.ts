import type { InEnglish } from '../texts';
import type { da } from './da';

/** Texts of the buttons that many screens share in English. */
export const en = {
  'action.retry': 'Try again',
  'action.back': 'Back',
  'action.home': 'To the front page',
  'action.top': 'Back to top',
  'action.details': 'Read more',
  'action.more': 'More info',
  'action.ok': 'OK',
  'action.close': 'Close',
  'action.help': 'Help',
  'action.stay': 'Stay here',
  'action.leave': 'Close {title}',
} as const satisfies InEnglish<typeof da>;
