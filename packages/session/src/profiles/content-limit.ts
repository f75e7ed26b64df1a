import { isKidsSegment } from '../kids-profile';

/** What a viewer is shown at most. */
export interface ContentLimit {
  /** The highest age of a rating: that of `MRAM-07` is 7. */
  readonly ratingAge: number;
  /** The highest age of an audience class, which every item then has to have; undefined where ratings alone count. */
  readonly classAge: number | undefined;
  /** The viewer's own universe, the only one where what is exempt from rating is shown; undefined without one. */
  readonly universe: string | undefined;
}

/** Limits by the word of a segment or a class: the age (C6.11), and in a universe no class but its own and those below. */
const limits: ReadonlyMap<string, ContentLimit> = new Map([
  ['minisjang', { ratingAge: 3, classAge: 1, universe: 'minisjang' }],
  ['ramasjang', { ratingAge: 8, classAge: 4, universe: 'ramasjang' }],
  ['ultra', { ratingAge: 14, classAge: 7, universe: 'ultra' }],
  ['restricted', { ratingAge: 12, classAge: 12, universe: undefined }],
  ['kids', { ratingAge: 12, classAge: 12, universe: undefined }],
]);

/** An audience class as one word: `ramasjang` for `DR-Ramasjang`. */
export function classWordOf(code: string): string {
  return code.toLowerCase().replace(/^dr-/, '');
}

/** The age of a rating; undefined for what is exempt, not rated or unknown. */
export function ratingAgeOf(code: string): number | undefined {
  const [, age] = /^(?:mram-)?(all|\d+)$/i.exec(code) ?? [];
  return age === undefined ? undefined : Number(age) || 0;
}

/** The strictest {@link ContentLimit} of a profile's segments and of its rating, `MRAM-07` or `DR-Ramasjang`; undefined where they limit nothing. */
export function contentLimitOf(segments: readonly string[], maxRating = ''): ContentLimit | undefined {
  const [first = ''] = segments;
  const ratingAge = ratingAgeOf(maxRating);
  return [
    limits.get(first.toLowerCase()),
    segments.some(isKidsSegment) ? limits.get('kids') : undefined,
    ratingAge === undefined
      ? limits.get(classWordOf(maxRating))
      : { ratingAge, classAge: undefined, universe: undefined },
  ].reduce(stricter);
}

/** What two limits leave together. */
function stricter(one: ContentLimit | undefined, other: ContentLimit | undefined): ContentLimit | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const isOther = (other.classAge ?? Number.POSITIVE_INFINITY) < (one.classAge ?? Number.POSITIVE_INFINITY);
  const { classAge, universe } = isOther ? other : one;
  return { ratingAge: Math.min(one.ratingAge, other.ratingAge), classAge, universe };
}
