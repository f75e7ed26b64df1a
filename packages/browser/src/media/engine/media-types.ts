import type { MediaFormat } from '@fjernsyn/platform';

/** The media types of what is played. */
export const mediaTypes: Readonly<Record<MediaFormat, string>> = {
  dash: 'application/dash+xml',
  hls: 'application/x-mpegurl',
  mp4: 'video/mp4',
};

/** Whether an element plays a media type by itself. */
export function playsType(video: HTMLVideoElement, mediaType: string): boolean {
  return typeof video.canPlayType === 'function' && video.canPlayType(mediaType) !== '';
}
