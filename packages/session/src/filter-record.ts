import { type DurationMs, durationsMs } from '@fjernsyn/kernel';
import type { Cookies } from '@fjernsyn/platform';
import { isKidsProfile } from './kids-profile';
import type { Viewer } from './viewer';

/** What decides which part of the catalogue a viewer is shown (C9). */
export type Filters = Pick<Viewer, 'subscription' | 'maxRating' | 'segments'>;

/** How long filters are kept of whoever is not to be remembered, and of whoever is. */
const lifeMs: DurationMs = 30 * durationsMs.day;
const rememberedLifeMs: DurationMs = 400 * durationsMs.day;

/** The filters of whoever is signed in, kept apart from the session: they outlive one that ends by itself. */
export interface FilterRecord {
  /** What still limits whoever is there without a session: a child's rating limit and segments. Empty where nothing does. */
  limits(): Partial<Pick<Filters, 'maxRating' | 'segments'>>;
  keep(filters: Filters, isRemembered: boolean): void;
  /** The viewer has signed out. */
  forget(): void;
}

/** Makes the {@link FilterRecord}: cookies `s`, `m` and `g` (C9). */
export function createFilterRecord(cookies: Cookies): FilterRecord {
  const put = (name: string, value: string | undefined, life: DurationMs): void =>
    value === undefined ? cookies.remove(name) : cookies.write(name, value, life);
  const keep = ({ subscription, maxRating, segments }: Partial<Filters>, life: DurationMs): void => {
    put('s', subscription, life);
    put('m', maxRating, life);
    put('g', segments?.join('|'), life);
  };
  return {
    limits() {
      // Other applications of the same host may have cookies of these names.
      const maxRating = /^[a-z]+(-\w+)+$/i.exec(cookies.read('m') ?? '')?.[0];
      const segments = (cookies.read('g') ?? '').split('|').filter((segment) => /^\w+$/.test(segment));
      if (maxRating === undefined && !isKidsProfile(segments)) return {};
      return segments.length > 0 ? { maxRating, segments } : { maxRating };
    },
    keep: (filters, isRemembered) => keep(filters, isRemembered ? rememberedLifeMs : lifeMs),
    forget: () => keep({}, 0),
  };
}
