import type { MediaFile } from '@fjernsyn/contracts';

/** A file of the service: a clear standard stream, unless told otherwise. */
export function toMediaFile(change: Partial<MediaFile> = {}): MediaFile {
  const format = change.format ?? 'dash';
  return {
    url: `https://media.example/film.${format}`,
    format,
    accessService: 'StandardVideo',
    deliveryType: 'Stream',
    isStreamLive: false,
    subtitles: [],
    timeCodes: [],
    ...change,
  };
}
