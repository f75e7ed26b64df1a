import type { InEnglish } from '../texts';
import type { da } from './da';

/** Texts of items in English. */
export const en = {
  'item.play': 'Play',
  'item.preparing': 'One moment …',
  'item.seasonNumber': 'Season {number}',
  'item.seasonEpisode': 'S{season} E{episode}',
  'item.episode': 'E{episode}',
  'item.seasons_one': '{count} season',
  'item.seasons_other': '{count} seasons',
  'item.minutes_one': '{count} min',
  'item.minutes_other': '{count} min',
  'item.hours_one': '{count} h',
  'item.hours_other': '{count} h',
  'item.length': '{hours} {minutes}',
  'item.fromAge': 'From age {age}',
  'item.forAll': 'For everyone',
  'item.live': 'Live',
  'item.offline': 'Needs network',
  'item.today': 'today',
  'item.tomorrow': 'tomorrow',
  'item.untitled': 'Untitled',
  'kind.movie': 'Film',
  'kind.show': 'Series',
  'kind.season': 'Season',
  'kind.episode': 'Episode',
  'kind.program': 'Programme',
  'kind.channel': 'Channel',
  'kind.link': 'Link',
} as const satisfies InEnglish<typeof da>;
