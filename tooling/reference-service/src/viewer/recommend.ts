import {
  audienceOf,
  type CatalogueEntry,
  entriesById,
  inTurn,
  isComing,
  isWithin,
  mayShow,
  newestSeasonOf,
  type RatingLimit,
  rootOf,
  seedOf,
  type TitleEntry,
  titleBehind,
  titles,
  titlesNear,
  universes,
} from '@fjernsyn/reference-catalogue';
import type { ProfileState } from '../state/service-state';

/** What recommendations are made from. */
export interface RecommendationWish {
  /** None where nobody is signed in. */
  readonly profile: ProfileState | undefined;
  /** The item they stand beside, where there is one. */
  readonly beside: CatalogueEntry | undefined;
  readonly limit: RatingLimit | undefined;
}

/**
 * Titles for a viewer: near to the item they stand beside, else to what was watched and bookmarked, one of each in turn; then any for the
 * same audience. Without what the viewer knows already; for a child nothing but its own universe.
 */
export function recommend({ profile, beside, limit }: RecommendationWish): readonly TitleEntry[] {
  const known = profile === undefined ? [] : knownTo(profile);
  const passed = new Set([...known, ...(beside === undefined ? [] : [beside])].map(rootOf));
  const universe = universes.find(({ audience }) => audience === profile?.segments[0])?.audience;
  const near = beside === undefined ? known : [beside];
  const audience = universe ?? 'adults';
  const rest = titles.filter((title) => audienceOf(title) === audience);
  const found = [...inTurn(...near.map(titlesNear)), ...rest.sort((one, other) => seedOf(one.id) - seedOf(other.id))];
  const isFit = (title: TitleEntry) =>
    isWithin(limit, title) && !isComing(title) && (universe === undefined || mayShow(universe, title));
  return [...new Map(found.map((title) => [title.id, title])).values()]
    .filter((title) => !passed.has(rootOf(title)) && isFit(title))
    .map(asNews);
}

/** What a viewer has watched or bookmarked, the newest first. */
function knownTo({ watched, bookmarked }: ProfileState): readonly CatalogueEntry[] {
  const moments = [
    ...Object.entries(watched).map(([id, { lastWatchedAt }]) => [id, lastWatchedAt] as const),
    ...Object.entries(bookmarked),
  ];
  return moments
    .sort(([, one], [, other]) => other - one)
    .flatMap(([id]) => entriesById.get(id) ?? [])
    .filter((entry) => titleBehind(entry) !== undefined);
}

/** A show with a new season is recommended by that season. */
function asNews(title: TitleEntry): TitleEntry {
  return title.type === 'show' && title.show.badge === 'Ny sæson' ? newestSeasonOf(title.show) : title;
}
