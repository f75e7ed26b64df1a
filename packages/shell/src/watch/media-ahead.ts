import type { MediaApi } from '@fjernsyn/api';
import type { MediaFile } from '@fjernsyn/contracts';
import type { ResolveMedia } from '@fjernsyn/player';

/** The media files of an item, asked for before its player is there. */
export interface MediaAhead {
  /** Asks for the files; the player takes this answer the first time that it resolves them. */
  ask(): Promise<readonly MediaFile[]>;
  readonly resolve: ResolveMedia;
}

/** Makes the {@link MediaAhead} of an item. */
export function createMediaAhead(media: MediaApi, itemId: string): MediaAhead {
  let ahead: ReturnType<MediaApi['videos']> | undefined;
  return {
    ask() {
      ahead = media.videos(itemId);
      // A failure is told to the player; there may be none yet.
      ahead.catch(() => undefined);
      return ahead;
    },
    resolve(id, signal) {
      const first = ahead;
      ahead = undefined;
      return first ?? media.videos(id, signal);
    },
  };
}
