import { type CatalogueEntry, titleOf } from '../catalogue/catalogue';
import { channels } from '../catalogue/channels';
import { slug } from '../catalogue/slug';
import type { FilmTitle, ShowTitle } from '../catalogue/title';
import { audienceWords } from './audience';
import { danishTime, dayInWords, morningBefore, sevenDigitDate } from './dates';
import { seedOf } from './seed';
import type { AnswerContext, Wire } from './wire';

/** The custom fields of an item, with the service's own mixture of types. */
export function toCustomFields(entry: CatalogueEntry, context: AnswerContext): Wire {
  if (entry.type === 'link') return {};
  if (entry.type === 'channel')
    return {
      hlsURL: 'na',
      hlsWithSubtitlesURL: 'na',
      hlsAlternativeURL: 'na',
      BrandingChannelShort: entry.channel.shortCode,
    };
  const title = entry.type === 'program' ? entry.film : entry.show;
  const pathIdSegment = `${slug(titleOf(entry))}_${entry.id}`;
  return { ...titleFields(title), ...ownFields(entry, context), PathIdSegment: pathIdSegment };
}

function titleFields(title: ShowTitle | FilmTitle): Wire {
  const words = audienceWords[title.audience ?? 'adults'];
  const channel = channels[title.channel];
  return {
    OwnedCategory: [...title.genres, channel.title].join(','),
    DisplayCategory: title.genres.join(','),
    BrandingChannelShort: channel.shortCode,
    BrandingChannelDisplayName: channel.title,
    TargetAudience: words.target,
    RatingSegment: words.segment,
    PrimaryContentUniverse: words.segment,
    ClassificationRating: title.rating,
    ContentUniverses: words.universe === 'drtv' ? ['drtv'] : ['drtv', words.universe],
  };
}

function ownFields(entry: Exclude<CatalogueEntry, { type: 'link' | 'channel' }>, context: AnswerContext): Wire {
  const availableAt = morningBefore(context.nowAt, seedOf(entry.id) % 28);
  switch (entry.type) {
    case 'show': {
      const seasons = `${entry.show.seasons.length} ${entry.show.seasons.length === 1 ? 'SÆSON' : 'SÆSONER'}`;
      return {
        IsGeoRestricted: 'False',
        IsSeriesDRMPlayoutRequired: 'False',
        PresentationTypeCode: 'Show',
        PageTitle: entry.show.title,
        ExtraDetails: `${entry.show.genres[0]} | ${seasons}`,
        TitleExtraDetails: `${channels[entry.show.channel].title} | ${seasons}`,
      };
    }
    case 'season':
      return {
        IsGeoRestricted: 'False',
        IsSeasonDRMPlayoutRequired: 'False',
        PresentationTypeCode: 'Ongoing',
        PageTitle: `${entry.show.title}: Sæson ${entry.season.number}`,
        ExtraDetails: `${entry.show.genres[0]} | SÆSON ${entry.season.number}`,
      };
    case 'episode': {
      const minutes = `${entry.episode.minutes}M`;
      const isNews = entry.show.channel === 'news';
      return {
        AccessServicesOffered: 'StandardVideo,SpokenSubtitles',
        SubtitleLanguagesOffered: 'DanishLanguageSubtitles',
        ProductionCountry: 'DANMARK',
        PlayButtonExtraDetails: `S${entry.season.number}:E${entry.number} ${entry.episode.title}`,
        ContextualTitleExtraDetails: `${dayInWords(availableAt)} | ${minutes}`,
        AvailableFrom: sevenDigitDate(availableAt),
        BroadcastTimeDK: danishTime(availableAt + 14 * 3_600_000),
        PresentationTypeCode: isNews ? 'News' : 'Ongoing',
        PageTitle: `${entry.show.title}: Sæson ${entry.season.number} – ${entry.episode.title}`,
        ExtraDetails: isNews
          ? `${dayInWords(availableAt)} | ${minutes}`
          : `SÆSON ${entry.season.number} EPISODE ${entry.number} | ${minutes}`,
        ...(isNews && { RectificationText: '' }),
      };
    }
    case 'program': {
      const length = lengthInWords(entry.film.minutes);
      return {
        AccessServicesOffered: 'StandardVideo,SpokenSubtitles',
        ProductionCountry: entry.film.country ?? 'DANMARK',
        BroadcastTimeDK: danishTime(availableAt + 15 * 3_600_000),
        PageTitle: entry.film.title,
        ExtraDetails: `${entry.film.genres[0]} | ${length}`,
        TitleExtraDetails: `${channels[entry.film.channel].title} | ${length}`,
      };
    }
  }
}

function lengthInWords(minutes: number): string {
  return minutes < 60 ? `${minutes}M` : `${Math.floor(minutes / 60)}T ${minutes % 60}M`;
}
