import { audienceOf, type CatalogueEntry, entriesById, titleBehind } from './catalogue';
import type { Audience, Rating } from './title';

/** How old the viewers are that a class is for; comparable among classes, not with ratings. */
export const audienceAges: Readonly<Record<Audience, number>> = { minisjang: 3, ramasjang: 8, ultra: 12, adults: 14 };

/** The age of a rating. */
export const ratingAges: Readonly<Record<Rating, number>> = {
  'MRAM-ALL': 0,
  'MRAM-07': 7,
  'MRAM-11': 11,
  'MRAM-15': 15,
  // Exempt from rating: what it is for is said by its class.
  'MRAM-EXCEPT': 0,
  'MRAM-NOT-RATED': 0,
};

/** What may be shown at most. */
export interface RatingLimit {
  /** Classes above it are not shown, nor is what has no class; none where ratings alone count. */
  readonly audienceAge?: number;
  readonly ratingAge: number;
}

const childrensAudiences = ['ultra', 'ramasjang', 'minisjang'] as const satisfies readonly Audience[];

/** The limit that a code names, a rating (`MRAM-07`) or a class (`DR-Ramasjang`); undefined for the class of adults and unknown codes. */
export function limitOfCode(code: string | undefined): RatingLimit | undefined {
  const rating = code?.toUpperCase();
  if (rating !== undefined && isRating(rating)) return { ratingAge: ratingAges[rating] };
  return limitOfAudience(code?.toLowerCase().replace(/^dr-/, ''));
}

/** Up to twelve years, in no universe of one's own: above all children's classes, and below that of adults. */
const upToTwelve: RatingLimit = { audienceAge: 13, ratingAge: 12 };

/** The limit of a profile, which its first segment tells, or `kids` in any. */
export function limitOfSegments(segments: readonly string[] = []): RatingLimit | undefined {
  const first = segments[0]?.toLowerCase();
  const isUpToTwelve = first === 'restricted' || segments.some((segment) => /kids/i.test(segment));
  return strictest(limitOfAudience(first), isUpToTwelve ? upToTwelve : undefined);
}

/** What two limits leave together. */
export function strictest(...limits: readonly (RatingLimit | undefined)[]): RatingLimit | undefined {
  const known = limits.filter((limit) => limit !== undefined);
  if (known.length === 0) return undefined;
  const ages = known.flatMap(({ audienceAge }) => audienceAge ?? []);
  return {
    ratingAge: Math.min(...known.map(({ ratingAge }) => ratingAge)),
    ...(ages.length > 0 && { audienceAge: Math.min(...ages) }),
  };
}

/** Whether an entry may be shown within a limit. Links lead to pages, which hold what they may. */
export function isWithin(limit: RatingLimit | undefined, entry: CatalogueEntry): boolean {
  if (limit === undefined || entry.type === 'link') return true;
  const audience = entry.type === 'channel' && entry.channel.kind === 'children' ? 'minisjang' : audienceOf(entry);
  if (limit.audienceAge !== undefined && (audience === undefined || audienceAges[audience] > limit.audienceAge))
    return false;
  const rating = titleBehind(entry)?.rating;
  return rating === undefined || isRatingWithin(limit, rating, audience);
}

/** What was never rated no child sees; what is exempt, in the child's own universe alone. */
function isRatingWithin({ audienceAge, ratingAge }: RatingLimit, rating: Rating, audience?: Audience): boolean {
  if (rating === 'MRAM-NOT-RATED') return false;
  if (rating === 'MRAM-EXCEPT') return audience !== undefined && audienceAges[audience] === audienceAge;
  return ratingAges[rating] <= ratingAge;
}

/** An entry of the catalogue that may be shown within a limit; undefined for any other id. */
export function entryWithin(limit: RatingLimit | undefined, id: string | undefined): CatalogueEntry | undefined {
  const entry = entriesById.get(id ?? '');
  return entry !== undefined && isWithin(limit, entry) ? entry : undefined;
}

function limitOfAudience(name: string | undefined): RatingLimit | undefined {
  const audience = childrensAudiences.find((each) => each === name);
  return audience && { audienceAge: audienceAges[audience], ratingAge: audienceAges[audience] };
}

/** Whether a code says up to which age; what is exempt or not rated limits nothing. */
function isRating(code: string): code is Rating {
  return Object.hasOwn(ratingAges, code) && code !== 'MRAM-EXCEPT' && code !== 'MRAM-NOT-RATED';
}
