import type { MediaFormat } from '@fjernsyn/platform';

/** The media types of what is played. */
export const mediaTypes: Readonly<Record<MediaFormat, string>> = {
  dash: 'application/dash+xml',
  hls: 'application/x-mpegurl',
  mp4: 'video/mp4',
};
