import { apiErrors, type MediaApi } from '@fjernsyn/api';
import { isAppError } from '@fjernsyn/kernel';
import type { MediaAhead } from './media-ahead';
import type { PlayedItem } from './played-item';

/** The media of an item that may be an event: what it has become is asked for once it has no files of its own, as when it is over. */
export function withRecording(
  media: MediaAhead,
  { state }: PlayedItem,
  { videos }: Pick<MediaApi, 'videos'>,
): MediaAhead {
  return {
    ask: media.ask,
    resolve: (id, signal) =>
      media.resolve(id, signal).catch((thrown: unknown) => {
        if (state.get()?.type !== 'event' || !isAppError(thrown, apiErrors.filesNotAvailable)) throw thrown;
        return videos(id, signal, { isLive2Vod: true });
      }),
  };
}
