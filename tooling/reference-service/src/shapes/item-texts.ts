import { type CatalogueEntry, channels, customIdOf, type TitleEntry, titleBehind } from '@fjernsyn/reference-catalogue';
import { accessCategoriesOf } from './access-services';
import type { Wire } from './wire';

/** The texts that every title has: tagline, short description, categories and, on what is newest, its badge. */
export function titleTexts(entry: TitleEntry): Wire {
  const title = titleBehind(entry);
  if (title === undefined) return {};
  return {
    customId: customIdOf(entry),
    tagline: entry.type === 'season' ? `Sæson ${entry.season.number} | ${title.tagline}` : title.tagline,
    shortDescription: shortTextOf(entry).slice(0, 255),
    categories: [
      ...[...title.genres, channels[title.channel].title].map((word) => word.toLowerCase()),
      ...accessCategoriesOf(entry),
    ],
    ...(title.badge !== undefined && isNewest(entry) && { badge: title.badge }),
  };
}

/** The whole text of an entry, as its own page has it. */
export function descriptionOf(entry: CatalogueEntry): string {
  switch (entry.type) {
    case 'show':
      return entry.show.description;
    case 'season':
      return `${entry.show.description}\n${entry.season.title}: ${entry.season.text}`;
    case 'episode':
      return entry.episode.text;
    case 'program':
      return entry.film.description;
    case 'channel':
      return entry.channel.text;
    case 'link':
      return '';
    case 'persona':
      return entry.person.text;
    case 'competition':
      return entry.competition.text;
    case 'team':
      return entry.team.text;
    case 'event':
      return `${entry.competition.title}, ${entry.event.round.toLowerCase()}. ${entry.competition.text}`;
  }
}

function shortTextOf(entry: TitleEntry): string {
  switch (entry.type) {
    case 'season':
      return entry.season.text;
    case 'episode':
      return entry.episode.text;
    case 'program':
      return entry.film.description;
    case 'show':
      return entry.show.description;
  }
}

/** Whether an entry is the title itself, its newest season or the newest episode that is out. */
function isNewest(entry: TitleEntry): boolean {
  if (entry.type === 'show' || entry.type === 'program') return true;
  const { seasons } = entry.show;
  const newest = entry.season === seasons[seasons.length - 1];
  if (entry.type === 'season') return newest;
  return newest && entry.number === Math.max(1, entry.season.episodes.length - entry.season.comingCount);
}
