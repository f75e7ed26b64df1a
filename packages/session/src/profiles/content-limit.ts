import { isKidsSegment } from './profile-type';

/** What a viewer is shown at most, in years. */
export interface ContentLimit {
  /** The highest age of a rating: that of `MRAM-07` is 7. */
  readonly ratingAge: number;
  /** The highest age of an audience class, which every item then has to have; infinite where ratings alone count. */
  readonly classAge: number;
}

/**
 * By the word of a segment or a class: the age of its viewers (C6.11), and that from which its class is meant (C6.12), with the two youngest universes
 * below `ultra`. A universe is shown its own class and those below. Whoever has no universe is shown all but what is for grown-ups.
 */
const ages: ReadonlyMap<string, readonly [ratingAge: number, classAge: number]> = new Map([
  ['minisjang', [3, 1]],
  ['ramasjang', [8, 4]],
  ['ultra', [14, 7]],
  ['restricted', [12, 12]],
  ['kids', [12, 12]],
]);

const grownUpAge = 13;

/** The age from which an audience class is meant, `DR-Ramasjang` say; one that nobody knows is for grown-ups. */
export function classAgeOf(code: string): number {
  return /^(dr-)?alle?$/i.test(code) ? 0 : (agesOf(code)?.[1] ?? grownUpAge);
}

/** The age of a rating; undefined for what is exempt, not rated or unknown. */
export function ratingAgeOf(code: string): number | undefined {
  const [, age] = /^(?:mram-)?(all|\d+)$/i.exec(code) ?? [];
  return age === undefined ? undefined : Number(age) || 0;
}

/** The strictest {@link ContentLimit} of a profile's segments and of its rating, `MRAM-07` or `DR-Ramasjang`; undefined where they limit nothing. */
export function contentLimitOf(segments: readonly string[], maxRating = ''): ContentLimit | undefined {
  const age = ratingAgeOf(maxRating);
  const found = [
    agesOf(segments[0] ?? ''),
    segments.some(isKidsSegment) ? ages.get('kids') : undefined,
    age === undefined ? agesOf(maxRating) : ([age, Number.POSITIVE_INFINITY] as const),
  ].filter((each) => each !== undefined);
  if (found.length === 0) return undefined;
  return {
    ratingAge: Math.min(...found.map(([ratingAge]) => ratingAge)),
    classAge: Math.min(...found.map(([, classAge]) => classAge)),
  };
}

function agesOf(code: string): readonly [number, number] | undefined {
  return ages.get(code.toLowerCase().replace('dr-', ''));
}
