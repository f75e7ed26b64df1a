export type { Broadcast } from './broadcast';
export { broadcastDay } from './broadcast-day';
export type { Filler } from './broadcast-fillers';
export {
  audienceOf,
  type CatalogueEntry,
  type EpisodeEntry,
  type EventEntry,
  entriesById,
  entryOf,
  episodesOf,
  itemTypeOf,
  newestSeasonOf,
  type SeasonEntry,
  seasonsOf,
  showEntry,
  type TitleEntry,
  titleBehind,
  titleOf,
} from './catalogue';
export { categories } from './categories';
export type { Category } from './category';
export { type ChannelKey, type ChannelKind, type ChannelTitle, channels } from './channels';
export { episodesOut, isComing } from './coming';
export { creditsOf } from './credits';
export { customIdOf, entryOfCustomId } from './custom-id';
export { danishDate, daysAfter, zonedTime } from './danish-time';
export { eventState, eventTimes } from './event-times';
export { films } from './films';
export { homeLists } from './home-lists';
export { archiveListId, listsById } from './list-definitions';
export type { PaletteHint, SceneHint } from './look';
export { personListId } from './person-lists';
export { inTurn } from './pick';
export { type ListDefinition, rootOf } from './rails';
export {
  audienceAges,
  entryWithin,
  isWithin,
  limitOfCode,
  limitOfSegments,
  type RatingLimit,
  ratingAges,
  strictest,
} from './rating-limit';
export { searchEntries } from './search-entries';
export { randomOf, seedOf } from './seed';
export { helpVideoId } from './showcase-films';
export { showcaseListIds, showcaseLists } from './showcase-lists';
export { shows } from './shows';
export { slug } from './slug';
export { competitions } from './sport-competitions';
export { competitionListId, teamListId, teamsListId } from './sport-lists';
export { relationsOf } from './sport-relations';
export type { Audience, FilmOffer, FilmPart, FilmTitle, Rating, ShowTitle } from './title';
export { titles, titlesNear } from './titles-near';
export { type PlayTrial, trialFilms, trialOf } from './trial-films';
export { mayShow, universes } from './universes';
export { userRatingOf } from './user-ratings';
