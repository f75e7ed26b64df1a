import {
  type CatalogueEntry,
  channels,
  eventTimes,
  type FilmTitle,
  type ShowTitle,
  slug,
  type TitleEntry,
  titleBehind,
  titleOf,
} from '@fjernsyn/reference-catalogue';
import { isForDenmarkOnly } from '../viewer/play-rules';
import { accessCategoriesOf, accessServicesOf } from './access-services';
import { audienceWords } from './audience';
import { clockTime, danishTime, dayInWords, morningBefore, sevenDigitDate } from './dates';
import { daysOut } from './orders';
import { toStreamFields } from './to-live-streams';
import type { AnswerContext, Wire } from './wire';

/** The custom fields of an item, with the service's own mixture of types. */
export function toCustomFields(entry: CatalogueEntry, context: AnswerContext): Wire {
  switch (entry.type) {
    case 'link':
      return entry.link.details === undefined ? {} : { ExtraDetails: entry.link.details };
    case 'channel':
      return {
        ...toStreamFields(entry.channel, context),
        BrandingChannelShort: entry.channel.shortCode,
        ChannelKind: entry.channel.kind,
      };
    case 'event': {
      const { startAt } = eventTimes(entry.event, context.nowAt);
      return {
        ChannelId: channels.sport.id,
        BrandingChannelShort: channels.sport.shortCode,
        BrandingChannelDisplayName: channels.sport.title,
        ClassificationRating: 'MRAM-ALL',
        IsGeoRestricted: 'True',
        ExtraDetails: `${entry.competition.title} | ${dayInWords(startAt)} | ${clockTime(startAt)}`,
      };
    }
    case 'persona':
      return { ExtraDetails: professionWords[entry.person.profession] };
    case 'competition':
      return { ExtraDetails: capital(entry.competition.sport) };
    case 'team':
      return {};
    default: {
      const title = titleBehind(entry);
      const pathIdSegment = `${slug(titleOf(entry))}_${entry.id}`;
      return { ...(title && titleFields(title, entry)), ...ownFields(entry, context), PathIdSegment: pathIdSegment };
    }
  }
}

const professionWords = {
  actor: 'Skuespiller',
  director: 'Instruktør',
  writer: 'Manuskriptforfatter',
  presenter: 'Vært',
} as const;

function titleFields(title: ShowTitle | FilmTitle, entry: TitleEntry): Wire {
  const words = audienceWords[title.audience ?? 'adults'];
  const channel = channels[title.channel];
  return {
    OwnedCategory: [...title.genres, channel.title, ...accessCategoriesOf(entry)].join(','),
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

function ownFields(entry: TitleEntry, context: AnswerContext): Wire {
  const availableAt = morningBefore(context.nowAt, daysOut(entry));
  const isNews = 'show' in entry && entry.show.channel === 'news';
  switch (entry.type) {
    case 'show': {
      const seasons = `${entry.show.seasons.length} ${entry.show.seasons.length === 1 ? 'SÆSON' : 'SÆSONER'}`;
      return {
        IsGeoRestricted: 'False',
        IsSeriesDRMPlayoutRequired: 'False',
        PresentationTypeCode: isNews ? 'News' : 'Show',
        PageTitle: entry.show.title,
        ExtraDetails: `${entry.show.genres[0]} | ${seasons}`,
        TitleExtraDetails: `${channels[entry.show.channel].title} | ${seasons}`,
      };
    }
    case 'season':
      return {
        IsGeoRestricted: 'False',
        IsSeasonDRMPlayoutRequired: 'False',
        PresentationTypeCode: isNews ? 'News' : 'Ongoing',
        PageTitle: `${entry.show.title}: Sæson ${entry.season.number}`,
        ExtraDetails: `${entry.show.genres[0]} | SÆSON ${entry.season.number}`,
      };
    case 'episode': {
      const minutes = `${entry.episode.minutes}M`;
      return {
        AccessServicesOffered: accessServicesOf(entry).join(','),
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
        AccessServicesOffered: accessServicesOf(entry).join(','),
        SubtitleLanguagesOffered: 'DanishLanguageSubtitles',
        ProductionCountry: entry.film.country ?? 'DANMARK',
        BroadcastTimeDK: danishTime(availableAt + 15 * 3_600_000),
        PageTitle: entry.film.title,
        ...(isForDenmarkOnly(entry) && { IsGeoRestricted: 'True' }),
        ...(entry.film.rectification !== undefined && { RectificationText: entry.film.rectification }),
        ExtraDetails: `${entry.film.genres[0]} | ${length}`,
        TitleExtraDetails: `${channels[entry.film.channel].title} | ${length}`,
      };
    }
  }
}

function lengthInWords(minutes: number): string {
  return minutes < 60 ? `${minutes}M` : `${Math.floor(minutes / 60)}T ${minutes % 60}M`;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
