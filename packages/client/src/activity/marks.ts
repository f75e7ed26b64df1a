/** Types that a viewer keeps on the list of their own. */
const bookmarkedTypes: readonly string[] = ['movie', 'program', 'show', 'season', 'episode', 'event', 'customAsset'];

/** Types that a viewer follows: those that are about somebody, or about what goes on. */
const followedTypes: readonly string[] = ['persona', 'team', 'competition', 'confederation', 'stage'];

/** Types that a viewer has an opinion of. */
const ratedTypes: readonly string[] = ['movie', 'program', 'show', 'season', 'episode'];

/** What a viewer can do to an item of a type, beside watching it (C1.5). */
export interface Marks {
  readonly canBookmark: boolean;
  readonly canFollow: boolean;
  readonly canRate: boolean;
}

/** The {@link Marks} of a type. */
export function marksOf(type: string): Marks {
  return {
    canBookmark: bookmarkedTypes.includes(type),
    canFollow: followedTypes.includes(type),
    canRate: ratedTypes.includes(type),
  };
}
