import { isRecord } from '@fjernsyn/kernel';
import { leaveOut, type ReportFault } from '../reading/fault';
import * as z from '../reading/zod';
import { collect } from '../wire/collect';
import { field } from '../wire/fields';
import { readNumber } from '../wire/number';
import { readId, readText } from '../wire/text';
import { readClassification } from './classification';
import { readCredits } from './credit';
import { readImages } from './images';
import type { Item, ItemList, NextEpisode } from './item';
import { readItemCustomFields } from './item-custom-fields';
import { readOffers } from './offer';
import { readRawItemList } from './raw-item-list';
import { readThemes } from './theme';

export const itemSchema = z.looseObject({
  id: field.id,
  type: field.text,
  title: field.text,
  subtype: field.text,
  customId: field.text,
  contextualTitle: field.text,
  tagline: field.text,
  shortDescription: field.text,
  description: field.text,
  badge: field.text,
  path: field.path,
  watchPath: field.path,
  channelPath: field.path,
  vodItemWatchPath: field.path,
  images: z.transform(readImages),
  offers: z.transform(readOffers),
  genres: field.texts,
  categories: field.texts,
  sports: field.texts,
  credits: z.transform(readCredits),
  themes: z.transform(readThemes),
  customFields: z.transform(readItemCustomFields),
  classification: z.transform(readClassification),
  duration: field.positive,
  releaseYear: field.positive,
  averageUserRating: field.positive,
  advisoryText: field.text,
  hasClosedCaptions: field.flag,
  showId: field.id,
  showTitle: field.text,
  seasonId: field.id,
  seasonNumber: field.number,
  episodeNumber: field.number,
  episodeName: field.text,
  episodeCount: field.number,
  availableEpisodeCount: field.number,
  availableSeasonCount: field.number,
  channelShortCode: field.text,
  eventDate: field.text,
  eventStartDate: field.text,
  eventEndDate: field.text,
  location: field.text,
  venue: field.text,
  country: field.text,
  round: field.text,
  yearStart: field.positive,
  yearEnd: field.positive,
  nextEpisode: z.transform(readNextEpisode),
});

/** An item somewhere in an answer; undefined, and reported at `at`, where it has no id, type or title. */
export function readItem(value: unknown, report: ReportFault, at: string): Item | undefined {
  if (!isRecord(value)) return leaveOut(report, at, 'not-an-object');
  const item = z.parse(itemSchema, value);
  const { id, type, title } = item;
  if (id === undefined) return leaveOut(report, at, 'no-id');
  if (type === undefined) return leaveOut(report, at, 'no-type', id);
  if (title === undefined) return leaveOut(report, at, 'no-title', id);
  if (isUnsafe(value.path, item.path) || isUnsafe(value.watchPath, item.watchPath))
    leaveOut(report, at, 'unsafe-path', id);
  // Assigned, not spread: copying its fifty fields once more takes as long as reading them.
  return Object.assign(item, { id, type, title }, readNested(value, report, at));
}

interface NestedItems {
  show?: Item | undefined;
  season?: Item | undefined;
  seasons?: ItemList | undefined;
  episodes?: ItemList | undefined;
  trailers?: readonly Item[] | undefined;
  relationships?: Readonly<Record<string, ItemList>> | undefined;
}

/** The items and lists inside an item. A key that was sent is always replaced, so that nothing raw hides behind a parsed type. */
function readNested(value: Readonly<Record<string, unknown>>, report: ReportFault, at: string): NestedItems {
  const nested: NestedItems = {};
  const { show, season, seasons, episodes, trailers, relationships } = value;
  if (show !== undefined) nested.show = show === null ? undefined : readItem(show, report, `${at}.show`);
  if (season !== undefined) nested.season = season === null ? undefined : readItem(season, report, `${at}.season`);
  if (seasons !== undefined)
    nested.seasons = seasons === null ? undefined : readItemList(seasons, report, `${at}.seasons`);
  if (episodes !== undefined)
    nested.episodes = episodes === null ? undefined : readItemList(episodes, report, `${at}.episodes`);
  if (trailers !== undefined)
    nested.trailers = trailers === null ? undefined : readItems(trailers, report, `${at}.trailers`);
  if (relationships !== undefined) nested.relationships = readRelationships(relationships, report, at);
  return nested;
}

/** The good items of a list of raw ones; each broken one is reported and left out. */
export function readItems(value: unknown, report: ReportFault, at: string): readonly Item[] {
  if (!Array.isArray(value)) leaveOut(report, at, 'not-a-list');
  return collect(value, (member, index) => readItem(member, report, `${at}[${index}]`));
}

/** A list somewhere in an answer, items and all; undefined and reported where it is none. */
export function readItemList(value: unknown, report: ReportFault, at: string): ItemList | undefined {
  const list = readRawItemList(value, report, at);
  if (list === undefined) return undefined;
  const { rawItems, ...head } = list;
  return { ...head, items: readItems(rawItems, report, `${at}.items`) };
}

function readRelationships(value: unknown, report: ReportFault, at: string): Readonly<Record<string, ItemList>> {
  const relationships: Record<string, ItemList> = {};
  if (!isRecord(value)) return relationships;
  for (const role of Object.keys(value)) {
    const list = readItemList(value[role], report, `${at}.relationships.${role}`);
    if (list !== undefined) relationships[role] = list;
  }
  return relationships;
}

function readNextEpisode(value: unknown): NextEpisode | undefined {
  if (!isRecord(value)) return undefined;
  const seconds = readNumber(value.availableUTC);
  return { available: readText(value.available), availableAt: seconds === undefined ? undefined : seconds * 1_000 };
}

function isUnsafe(sent: unknown, read: string | undefined): boolean {
  return read === undefined && readId(sent) !== undefined;
}
