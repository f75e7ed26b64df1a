import type { InEnglish } from '../texts';
import type { da } from './da';

/** Texts of what is under way in English. */
export const en = {
  'start.opening': 'Opening {title} …',
  'page.loading': 'Loading the page …',
  'player.loading': 'One moment …',
} as const satisfies InEnglish<typeof da>;
