import type { InEnglish } from '../texts';
import type { da } from './da';

/** Texts of passive notices in English. */
export const en = {
  'notice.outsideLink': 'This does not open here. Find it at {site}.',
  'notice.notKept': 'Your TV does not keep your choices. They are forgotten when the app is closed.',
  'notice.offline': 'No connection. We keep trying.',
} as const satisfies InEnglish<typeof da>;
