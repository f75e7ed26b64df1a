import type { MediaFile } from '@fjernsyn/contracts';
import type { Api } from './api';
import { resolveOpenVideos, type VideosOptions } from './calls/videos';

/** The media that everybody may play. */
export interface MediaApi {
  /** Never an empty list: rejects with `api/files-not-available`. */
  videos(id: string, signal?: AbortSignal, options?: Pick<VideosOptions, 'isLive2Vod'>): Promise<readonly MediaFile[]>;
}

/** Makes the {@link MediaApi} on a core; apart from it, as nothing plays before the first page. */
export function createMediaApi({ wiring: { caller, mediaFormats: formats } }: Pick<Api, 'wiring'>): MediaApi {
  return {
    videos: (id, signal, options) => resolveOpenVideos(caller, id, { formats, ...options }, signal),
  };
}
