import type { MediaThumbnail } from '@fjernsyn/platform';
import type { Thumbnails } from '@fjernsyn/ui';

/** The small pictures of what plays, as the seek bar asks for them; undefined where there are none. */
export function toThumbnails(thumbnails: readonly MediaThumbnail[]): Thumbnails | undefined {
  const [first] = thumbnails;
  if (!first || first.durationSeconds <= 0) return undefined;
  const everySeconds = first.durationSeconds;
  return {
    everySeconds,
    urlAt: (seconds) => thumbnails[Math.min(thumbnails.length - 1, Math.max(0, Math.floor(seconds / everySeconds)))],
  };
}
