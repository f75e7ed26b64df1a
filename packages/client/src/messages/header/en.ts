import type { InEnglish } from '../texts';
import type { da } from './da';

/** Texts of the header in English. */
export const en = {
  'header.label': 'Main menu',
  'header.home': '{title}, to the front page',
  'header.search': 'Search',
  'header.signIn': 'Sign in',
  'header.account': 'Account',
  'header.searchHint': 'Title, person or subject',
} as const satisfies InEnglish<typeof da>;
