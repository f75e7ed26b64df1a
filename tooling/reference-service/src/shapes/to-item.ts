import {
  type CatalogueEntry,
  creditsOf,
  entryOf,
  episodesOut,
  itemTypeOf,
  slug,
  titleBehind,
  titleOf,
  userRatingOf,
} from '@fjernsyn/reference-catalogue';
import { type PictureRole, pictures } from '@fjernsyn/reference-pictures';
import { audienceWords } from './audience';
import { eventFields, toRelationships } from './event-fields';
import { descriptionOf, titleTexts } from './item-texts';
import { toCustomFields } from './to-custom-fields';
import { toOffers } from './to-offers';
import type { AnswerContext, Wire } from './wire';

const pathOf = {
  show: 'serie',
  season: 'saeson',
  episode: 'episode',
  program: 'program',
  movie: 'film',
  trailer: 'trailer',
  customAsset: 'indhold',
  link: '',
  channel: 'kanal',
  persona: 'person',
  competition: 'turnering',
  stage: 'etape',
  confederation: 'forbund',
  team: 'hold',
  event: 'begivenhed',
} as const;

const rolesOf: Readonly<Record<CatalogueEntry['type'], readonly PictureRole[]>> = {
  show: ['tile', 'wallpaper', 'poster', 'square', 'logo', 'hero3x1'],
  season: ['tile', 'wallpaper', 'poster', 'square', 'logo', 'hero3x1'],
  episode: ['wallpaper', 'tile', 'poster', 'logo'],
  program: ['tile', 'wallpaper', 'poster', 'square', 'block', 'logo', 'hero3x1'],
  channel: ['logo', 'wallpaper'],
  link: ['square', 'wallpaper', 'tile'],
  persona: ['square', 'tile', 'poster'],
  competition: ['tile', 'wallpaper', 'square', 'logo'],
  team: ['square', 'tile', 'logo'],
  event: ['tile', 'wallpaper', 'poster'],
};

/** The path of an entry's page. */
export function itemPath(entry: CatalogueEntry): string {
  if (entry.type === 'link') return entry.link.path;
  return `/${pathOf[itemTypeOf(entry)]}/${slug(titleOf(entry))}_${entry.id}`;
}

/** An item as rails hold it. */
export function toItem(entry: CatalogueEntry, context: AnswerContext, isDetail = false): Wire {
  const path = itemPath(entry);
  const rating = ratingOf(entry);
  const isPlayable = entry.type === 'episode' || entry.type === 'program' || entry.type === 'event';
  return {
    id: entry.id,
    type: itemTypeOf(entry),
    title: titleOf(entry),
    path,
    ...(isPlayable && { watchPath: path.replace(/^\/[^/]+/, '/se') }),
    channelPath: entry.type === 'channel' ? path : '',
    vodItemWatchPath: '',
    images: pictures(context.cdnUrl, entry.id, rolesOf[entry.type]),
    offers: toOffers(entry, context, isDetail),
    scopes: entry.type === 'link' ? [] : [entry.id],
    genres: entry.type === 'link' ? [] : ['ukendt'],
    sports: [],
    themes: [],
    customFields: toCustomFields(entry, context),
    contextualTitle: '',
    ...(rating !== undefined && { averageUserRating: rating.average }),
    ...ownFields(entry, context),
  };
}

/** An item as its own call and pages answer it, without what it contains. */
export function toItemDetail(entry: CatalogueEntry, context: AnswerContext): Wire {
  const item = toItem(entry, context, true);
  const relationships = toRelationships(entry, (related) => toItem(related, context));
  return {
    ...item,
    description: descriptionOf(entry),
    advisoryText: '',
    copyright: '',
    distributor: '',
    credits: toCredits(entry),
    customMetadata: [],
    trailers: trailersOf(entry).map((trailer) => toItem(trailer, context)),
    genrePaths: [],
    totalUserRatings: ratingOf(entry)?.count ?? 0,
    ...(entry.type === 'program' && { location: '', venue: '' }),
    ...(relationships !== undefined && { relationships }),
  };
}

function trailersOf(entry: CatalogueEntry): readonly CatalogueEntry[] {
  return entry.type === 'episode' ? [] : (titleBehind(entry)?.trailerIds ?? []).map(entryOf);
}

/** What viewers think; an episode is rated with its show. */
function ratingOf(entry: CatalogueEntry) {
  const title = entry.type === 'episode' ? undefined : titleBehind(entry);
  return title && userRatingOf(title);
}

function toCredits(entry: CatalogueEntry): readonly Wire[] {
  const title = entry.type === 'program' ? entry.film : 'show' in entry ? entry.show : undefined;
  if (title === undefined || (title.kind === 'film' && title.genres[0] === 'Prøve')) return [];
  return creditsOf(title).map(({ person, role, character }) => ({
    role,
    name: person.name,
    path: itemPath({ type: 'persona', id: person.id, person }),
    ...(character !== undefined && { character }),
  }));
}

function ownFields(entry: CatalogueEntry, context: AnswerContext): Wire {
  switch (entry.type) {
    case 'show':
      return { ...titleTexts(entry), availableSeasonCount: entry.show.seasons.length };
    case 'season':
      return {
        ...titleTexts(entry),
        classification: audienceWords[entry.show.audience ?? 'adults'].classification,
        releaseYear: entry.season.year,
        seasonNumber: entry.season.number,
        showId: entry.show.id,
        episodeCount: entry.season.episodes.length,
        availableEpisodeCount: episodesOut(entry.season),
      };
    case 'episode':
      return {
        ...titleTexts(entry),
        contextualTitle:
          entry.show.channel === 'news' ? entry.episode.title : `${entry.number}. ${entry.episode.title}`,
        classification: audienceWords[entry.show.audience ?? 'adults'].classification,
        duration: entry.episode.minutes * 60,
        releaseYear: entry.season.year,
        episodeNumber: entry.number,
        episodeName: titleOf(entry),
        seasonId: entry.seasonId,
        showId: entry.show.id,
      };
    case 'program':
      return {
        ...titleTexts(entry),
        classification: audienceWords[entry.film.audience ?? 'adults'].classification,
        duration: entry.film.minutes * 60,
        releaseYear: entry.film.year,
      };
    case 'channel':
      return {
        customId: entry.channel.shortCode,
        channelShortCode: entry.channel.shortCode,
        ...(entry.channel.kind === 'children' && { classification: audienceWords.minisjang.classification }),
        shortDescription: entry.channel.text,
        categories: [],
      };
    case 'link':
      return { customId: '', shortDescription: 'LinkItem', categories: [] };
    case 'event':
      return eventFields(entry, context);
    case 'competition':
      return {
        customId: '',
        shortDescription: entry.competition.text,
        categories: ['sport'],
        sports: [entry.competition.sport],
      };
    case 'persona':
    case 'team':
      return { customId: '', shortDescription: descriptionOf(entry), categories: [] };
  }
}
