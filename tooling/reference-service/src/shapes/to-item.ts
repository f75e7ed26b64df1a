import { type CatalogueEntry, titleOf } from '../catalogue/catalogue';
import { channels } from '../catalogue/channels';
import { slug } from '../catalogue/slug';
import type { FilmTitle, ShowTitle } from '../catalogue/title';
import { audienceWords } from './audience';
import { type PictureRole, pictures } from './picture-address';
import { toCustomFields } from './to-custom-fields';
import { toOffers } from './to-offers';
import type { AnswerContext, Wire } from './wire';

const pathOf = { show: 'serie', season: 'saeson', episode: 'episode', program: 'program', channel: 'kanal' } as const;

const rolesOf: Readonly<Record<CatalogueEntry['type'], readonly PictureRole[]>> = {
  show: ['tile', 'wallpaper', 'poster', 'square'],
  season: ['tile', 'wallpaper', 'poster'],
  episode: ['wallpaper', 'tile', 'poster'],
  program: ['tile', 'wallpaper', 'poster', 'block'],
  channel: ['logo', 'wallpaper'],
  link: ['square', 'wallpaper', 'tile'],
};

/** The path of an entry's page. */
export function itemPath(entry: CatalogueEntry): string {
  return entry.type === 'link' ? entry.link.path : `/${pathOf[entry.type]}/${slug(titleOf(entry))}_${entry.id}`;
}

/** An item as rails hold it. */
export function toItem(entry: CatalogueEntry, context: AnswerContext, isDetail = false): Wire {
  const path = itemPath(entry);
  const isPlayable = entry.type === 'episode' || entry.type === 'program';
  return {
    id: entry.id,
    type: entry.type,
    title: titleOf(entry),
    path,
    ...(isPlayable && { watchPath: path.replace(/^\/[^/]+/, '/se') }),
    channelPath: '',
    vodItemWatchPath: '',
    images: pictures(context.cdnUrl, entry.id, rolesOf[entry.type]),
    offers: toOffers(entry, context, isDetail),
    scopes: entry.type === 'link' ? [] : [entry.id],
    genres: entry.type === 'link' ? [] : ['ukendt'],
    sports: [],
    themes: [],
    customFields: toCustomFields(entry, context),
    contextualTitle: '',
    ...ownFields(entry),
  };
}

/** An item as its own call and pages answer it, without what it contains. */
export function toItemDetail(entry: CatalogueEntry, context: AnswerContext): Wire {
  const item = toItem(entry, context, true);
  return {
    ...item,
    description: descriptionOf(entry),
    advisoryText: '',
    copyright: '',
    distributor: '',
    credits: [],
    customMetadata: [],
    trailers: [],
    genrePaths: [],
    totalUserRatings: 0,
    ...(entry.type === 'program' && { location: '', venue: '' }),
  };
}

function ownFields(entry: CatalogueEntry): Wire {
  switch (entry.type) {
    case 'show':
      return { ...texts(entry.show, 'series'), availableSeasonCount: entry.show.seasons.length };
    case 'season':
      return {
        ...texts(entry.show, 'season'),
        classification: audienceWords[entry.show.audience ?? 'adults'].classification,
        releaseYear: entry.season.year,
        seasonNumber: entry.season.number,
        showId: entry.show.id,
        episodeCount: entry.season.episodes.length,
        availableEpisodeCount: entry.season.episodes.length,
      };
    case 'episode':
      return {
        ...texts(entry.show, 'playable'),
        shortDescription: entry.episode.text,
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
        ...texts(entry.film, 'playable'),
        classification: audienceWords[entry.film.audience ?? 'adults'].classification,
        duration: entry.film.minutes * 60,
        releaseYear: entry.film.year,
      };
    case 'channel':
      return {
        customId: entry.channel.shortCode,
        channelShortCode: entry.channel.shortCode,
        shortDescription: entry.channel.text,
        categories: [],
      };
    case 'link':
      return { customId: '', shortDescription: 'LinkItem', categories: [] };
  }
}

function texts(title: ShowTitle | FilmTitle, kind: string): Wire {
  return {
    customId: `urn:dr:ocs:tv:content:${kind}:00${title.id}`,
    tagline: title.tagline,
    shortDescription: title.description.slice(0, 255),
    categories: [...title.genres, channels[title.channel].title].map((word) => word.toLowerCase()),
    ...(title.badge !== undefined && { badge: title.badge }),
  };
}

function descriptionOf(entry: CatalogueEntry): string {
  switch (entry.type) {
    case 'show':
    case 'season':
      return entry.show.description;
    case 'episode':
      return entry.episode.text;
    case 'program':
      return `${entry.film.genres[0]}, ${entry.film.country === undefined ? 'Danmark' : capital(entry.film.country)} ${entry.film.year}.\n${entry.film.description}`;
    case 'channel':
      return entry.channel.text;
    case 'link':
      return '';
  }
}

function capital(word: string): string {
  return word.slice(0, 1) + word.slice(1).toLowerCase();
}
