import {
  audienceOf,
  type Broadcast,
  type ChannelKey,
  channels,
  danishDate,
  type EventEntry,
  type Filler,
  type TitleEntry,
  titleOf,
} from '@fjernsyn/reference-catalogue';
import { pictures } from '@fjernsyn/reference-pictures';
import { descriptionOf } from './item-texts';
import { itemPath } from './to-item';
import type { AnswerContext, Wire } from './wire';

/** What is shown in a slot: less than an item, of what is no title not even a path, and now and then neither texts nor pictures. */
export function toProgrammeItem({ shown, startAt }: Broadcast, key: ChannelKey, context: AnswerContext): Wire {
  if (!('type' in shown)) return fillerItem(shown, key, context);
  const text = isExpiryAlone(shown, key) ? `Udløber: ${danishDate(startAt)}` : descriptionOf(shown);
  return {
    id: shown.id,
    type: shown.type,
    title: titleOf(shown),
    description: text,
    shortDescription: text.slice(0, 255),
    images: pictures(context.cdnUrl, shown.id, ['wallpaper', 'tile']),
    contextualTitle: shown.type === 'episode' ? `${shown.number}. ${shown.episode.title}` : '',
    ...lengthOf(shown),
    ...(hasPage(shown, key) && { path: itemPath(shown) }),
    ...(key === 'news' && { keywords: ['nyheder'] }),
  };
}

/** The pictures of what is no title are those of its channel. */
function fillerItem({ id, title, text }: Filler, key: ChannelKey, { cdnUrl }: AnswerContext): Wire {
  const named = { id, type: 'program', title };
  if (text === undefined) return { ...named, images: {} };
  return {
    ...named,
    description: text,
    shortDescription: text,
    images: pictures(cdnUrl, channels[key].id, ['wallpaper', 'tile']),
  };
}

function lengthOf(shown: TitleEntry | EventEntry): Wire {
  if (shown.type === 'program') return { duration: shown.film.minutes * 60 };
  if (shown.type !== 'episode') return {};
  return {
    duration: shown.episode.minutes * 60,
    seasonNumber: shown.season.number,
    episodeNumber: shown.number,
  };
}

/** Films from abroad may be broadcast on Fjern 2, and not be given out beside it. */
function hasPage(shown: TitleEntry | EventEntry, key: ChannelKey): boolean {
  return !(key === 'two' && shown.type === 'program' && shown.film.country !== undefined);
}

/** The smallest children's titles have no text of their own here. */
function isExpiryAlone(shown: TitleEntry | EventEntry, key: ChannelKey): boolean {
  return key === 'children' && audienceOf(shown) === 'minisjang';
}
