import { type CatalogueEntry, entryOf, liveNowEntry } from './catalogue';
import { fixedList, type ListDefinition } from './rails';
import { showcaseDrafts } from './showcase-drafts';
import { showcaseCompetitions } from './showcase-sport';

/** The ids of the lists of the showcase. */
export const showcaseListIds = {
  types: '400041',
  ratings: '400042',
  offers: '400043',
  parts: '400044',
  tracks: '400045',
  live: '400046',
} as const;

const films = (wanted: (draft: (typeof showcaseDrafts)[number]) => boolean): readonly CatalogueEntry[] =>
  showcaseDrafts.filter(wanted).map(({ id }) => entryOf(id));

/** The showcase by what its titles show. */
export const showcaseLists: readonly ListDefinition[] = [
  fixedList(
    showcaseListIds.types,
    'Film, trailere og andet',
    films(({ itemType }) => itemType !== undefined),
  ),
  fixedList(
    showcaseListIds.ratings,
    'Uden almindelig mærkning',
    films(({ rating }) => rating === 'MRAM-NOT-RATED' || rating === 'MRAM-EXCEPT'),
  ),
  fixedList(
    showcaseListIds.offers,
    'Til leje og køb, og med rettelser',
    films(({ offers, rectification }) => offers !== undefined || rectification !== undefined),
  ),
  fixedList(
    showcaseListIds.parts,
    'Mærker i filmen',
    films(({ parts }) => parts !== undefined),
  ),
  fixedList(
    showcaseListIds.tracks,
    'Tekster og lyd',
    films(({ subtitles, versions }) => subtitles !== undefined || versions !== undefined),
  ),
  fixedList(showcaseListIds.live, 'Direkte, når som helst', [
    liveNowEntry,
    ...showcaseCompetitions.map(({ id }) => entryOf(id)),
  ]),
];
