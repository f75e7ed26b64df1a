const contentTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jpg: 'image/jpeg',
    mpd: 'application/dash+xml',
    m3u8: 'application/vnd.apple.mpegurl',
    mp4: 'video/mp4',
    m4s: 'video/iso.segment',
    m4a: 'audio/mp4',
    webm: 'video/webm',
    vtt: 'text/vtt; charset=utf-8',
  }),
);

/** The content type of a media file by the ending of its path; `application/octet-stream` for any other. */
export function contentTypeOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return contentTypes.get(ending) ?? 'application/octet-stream';
}
