import type { InEnglish } from '../texts';
import type { da } from './da';

/** Texts of a page that failed in English. */
export const en = {
  'failure.page.title': 'This page cannot be shown',
  'failure.page.text': 'Something went wrong on our side. Try again in a moment.',
} as const satisfies InEnglish<typeof da>;
