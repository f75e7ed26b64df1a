import { type Item, type MediaFile, parseItem, parseMediaFiles } from '@fjernsyn/contracts';
import type { MediaFormat } from '@fjernsyn/platform';
import type { Call } from '../call';
import { type CommonPart, commonParts } from '../common-query';

const formatNames: Readonly<Record<MediaFormat, string>> = { dash: 'mpd', hls: 'hls', mp4: 'mp4' };

/** GET /items/{id} with its show, seasons and episodes (C7). */
export function itemCall(id: string): Call<Item> {
  return {
    name: 'item',
    method: 'GET',
    path: '/items/{id}',
    pathParameters: { id },
    query: { expand: 'all', select_season: 'first' },
    common: commonParts.rated,
    parse: parseItem,
  };
}

/** GET /items/{id}/videos: the files of an item, best first (C7). */
export function videosCall(
  id: string,
  formats: readonly MediaFormat[],
  common: readonly CommonPart[] = commonParts.viewer,
): Call<readonly MediaFile[]> {
  return {
    name: 'videos',
    method: 'GET',
    path: '/items/{id}/videos',
    pathParameters: { id },
    query: { delivery: 'stream', resolution: 'HD-1080', formats: formats.map((format) => formatNames[format]) },
    common,
    parse: parseMediaFiles,
  };
}
