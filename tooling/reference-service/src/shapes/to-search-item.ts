import { type CatalogueEntry, channels, seedOf, titleBehind } from '@fjernsyn/reference-catalogue';
import { isForDenmarkOnly } from '../viewer/play-rules';
import { audienceWords } from './audience';
import { morningBefore, wireDate } from './dates';
import type { AnswerContext, Wire } from './wire';

/**
 * An item as a search gives it: it knows nothing of channels and of watching elsewhere, series have no offers, those of the others say
 * where they were broadcast, and of old titles the year is 0.
 */
export function toSearchItem(entry: CatalogueEntry, item: Wire, context: AnswerContext): Wire {
  const { channelPath: _channelPath, vodItemWatchPath: _vodItemWatchPath, ...known } = item;
  const isOld = typeof item.releaseYear === 'number' && item.releaseYear < oldestYear;
  return {
    ...known,
    offers:
      entry.type === 'show' ? [] : (item.offers as readonly Wire[]).map((offer) => toOffer(offer, entry, context)),
    customFields: { ...(item.customFields as Wire), IsPostProcessed: true },
    ...(isOld && { releaseYear: 0 }),
  };
}

const oldestYear = 2021;

function toOffer(offer: Wire, entry: CatalogueEntry, { nowAt }: AnswerContext): Wire {
  const title = titleBehind(entry);
  if (title === undefined) return offer;
  const { universe } = audienceWords[title.audience ?? 'adults'];
  return {
    ...offer,
    customFields: {
      BroadcastChannel: channels[title.channel].shortCode,
      Universes: [...new Set(['drtv', universe])],
      BroadcastStartTime: wireDate(morningBefore(nowAt, seedOf(entry.id) % 28)),
      IsGeoRestricted: isForDenmarkOnly(entry) ? 'True' : 'False',
    },
  };
}
