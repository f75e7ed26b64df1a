import type { Item } from '@fjernsyn/contracts';
import { expect, test } from 'vitest';
import { type ContentLimit, contentLimitOf } from './content-limit';
import { mayShow } from './may-show';

type Rated = Parameters<typeof mayShow>[0];

function item(code: string | undefined, rating: string | undefined, type: Item['type'] = 'program'): Rated {
  return {
    type,
    classification: code === undefined ? undefined : { code },
    customFields: { ClassificationRating: rating },
  };
}
const limitOf = (segment: string): ContentLimit | undefined => contentLimitOf([segment, 'optedout']);

const segments = ['minisjang', 'ramasjang', 'ultra', 'kids', 'restricted', 'drtv'] as const;
const ratings = ['MRAM-ALL', 'MRAM-07', 'MRAM-11', 'MRAM-15', 'MRAM-EXCEPT', 'MRAM-NOT-RATED', undefined] as const;
const [none, all, upTo7, upTo11] = ['· · · · · · ·', '+ + + + + + +', '+ + · · · · ·', '+ + + · · · ·'];

/** What each segment is shown of each class, a sign for each rating in the order above. */
const table: readonly (readonly [code: string | undefined, ...shown: string[]])[] = [
  // minisjang, ramasjang, ultra, kids, restricted, drtv
  ['DR-Alle', '+ · · · · · ·', upTo7, upTo11, upTo11, upTo11, all],
  ['DR-Minisjang', '+ · · · + · ·', upTo7, upTo11, upTo11, upTo11, all],
  ['DR-Ramasjang', none, '+ + · · + · ·', upTo11, upTo11, upTo11, all],
  ['DR-Ultra', none, none, '+ + + · + · ·', upTo11, upTo11, all],
  ['DR-Voksen', none, none, none, none, none, all],
  ['constructor', none, none, none, none, none, all],
  [undefined, none, none, none, none, none, all],
];

test.each(table)(
  '[SE371] [SE372] [SE373] of the class %s minisjang, ramasjang, ultra, kids, restricted and drtv are shown',
  (code, ...row) => {
    const seen = segments.map((segment) =>
      ratings.map((rating) => (mayShow(item(code, rating), limitOf(segment)) ? '+' : '·')).join(' '),
    );
    expect(seen).toEqual(row);
  },
);

test('[SE371] a show has no class, but says its universe, or the segment that it is rated for', () => {
  const show = (fields: Rated['customFields']): Rated => ({
    type: 'show',
    classification: undefined,
    customFields: { ClassificationRating: 'MRAM-ALL', ...fields },
  });
  for (const name of ['PrimaryContentUniverse', 'RatingSegment']) {
    expect(mayShow(show({ [name]: 'Ramasjang' }), limitOf('ramasjang'))).toBe(true);
    expect(mayShow(show({ [name]: 'DRTV' }), limitOf('ramasjang'))).toBe(false);
  }
  expect(mayShow(show({ PrimaryContentUniverse: 'DRTV', RatingSegment: 'Ramasjang' }), limitOf('ramasjang'))).toBe(
    false,
  );
});

test('[SE373] a child is shown links, and channels of a fitting class', () => {
  const child = limitOf('minisjang');
  expect(mayShow(item(undefined, undefined, 'link'), child)).toBe(true);
  expect(mayShow(item('DR-Voksen', undefined, 'link'), child)).toBe(false);
  expect(mayShow(item(undefined, 'MRAM-15', 'link'), child)).toBe(false);
  expect(mayShow(item('DR-Minisjang', undefined, 'channel'), child)).toBe(true);
  expect(mayShow(item('DR-Ultra', undefined, 'channel'), child)).toBe(false);
  for (const type of ['channel', 'persona', 'team', 'event', 'trailer', 'something-new'])
    expect(mayShow(item(undefined, undefined, type), child), type).toBe(false);
});

test('[SE374] a rating alone limits ratings, whomever a title is made for', () => {
  const limit = contentLimitOf(['drtv'], 'MRAM-11');
  const seen = ratings.map((rating) => mayShow(item('DR-Voksen', rating), limit));
  expect(seen).toEqual([true, true, true, false, false, false, true]);
  expect(mayShow(item(undefined, undefined, 'channel'), limit)).toBe(true);
});

/** Numbers from 0 up to, not including, `end`, the same for the same seed. */
function seeded(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}
const pick = <Value>(random: (end: number) => number, values: readonly Value[]): Value =>
  values[random(values.length)] as Value;

test('[SE372] [SE374] whatever an item says, who is limited more is shown no more, and a child nothing for grown-ups', () => {
  const random = seeded(19);
  const words = ['DRTV', 'Ultra', 'Ramasjang', 'Minisjang', 'toString', '', undefined] as const;
  const codes = ['DR-Voksen', 'dr-ultra', 'DR-RAMASJANG', 'DR-Minisjang', 'DR-Alle', 'DR-Ny', '', undefined] as const;
  const codesOfRatings = [...ratings, 'mram-15', 'MRAM-18', 'MRAM-', 'NaN', '-7', ''] as const;
  const types = ['program', 'show', 'episode', 'link', 'channel', 'event', 'new'] as const;
  let shown = 0;
  for (let round = 0; round < 3_000; round++) {
    const some = item(pick(random, codes), pick(random, codesOfRatings), pick(random, types));
    const { ClassificationRating } = some.customFields;
    const customFields = {
      ClassificationRating,
      PrimaryContentUniverse: pick(random, words),
      RatingSegment: pick(random, words),
    };
    const one = { ...some, customFields };
    const own = [pick(random, segments), pick(random, ['optedout', 'drtv-kids'])];
    const maxRating = pick(random, [...codesOfRatings, ...codes]);
    if (!mayShow(one, contentLimitOf(own, maxRating))) continue;
    shown += 1;
    // What is exempt passes in the own universe, which the stricter limit says.
    const isExempt = ClassificationRating === 'MRAM-EXCEPT';
    const isLess = [contentLimitOf(own), contentLimitOf(['drtv'], maxRating)].every((limit) => mayShow(one, limit));
    expect([isLess || isExempt, one, own, maxRating]).toEqual([true, one, own, maxRating]);
    if (own.join() === 'drtv,optedout') continue;
    expect(one.classification?.code).not.toBe('DR-Voksen');
    expect(['mram-15', 'MRAM-15', 'MRAM-18', 'MRAM-NOT-RATED']).not.toContain(ClassificationRating);
  }
  expect(shown).toBeGreaterThan(300);
});
