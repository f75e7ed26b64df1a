import { framesPerSecond } from '../scenes/scene';
import { toHlsRange } from './byte-range';
import type { MediaTrack, Segmented, TextTrack, VideoTrack } from './rendition';

/** What `toMasterPlaylist` writes down. */
export interface MasterOptions {
  readonly videos: readonly VideoTrack[];
  readonly audio: MediaTrack;
  /** The sound with a voice that describes the pictures. */
  readonly description?: MediaTrack;
  readonly texts: readonly TextTrack[];
}

/** A file of a segmented subtitle track. */
export interface TextSegment {
  readonly path: string;
  readonly durationSeconds: number;
}

/** The playlist that belongs to a media or subtitle file: the same name with another ending. */
export function playlistOf(path: string): string {
  return path.replace(/\.\w+$/, '.m3u8');
}

function toText(track: TextTrack): string {
  const flags = 'DEFAULT=NO,AUTOSELECT=YES,FORCED=NO';
  return `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="${track.name}",LANGUAGE="${track.languageCode}",${flags},URI="${playlistOf(track.path)}"`;
}

function toDescription({ path }: MediaTrack): string {
  const flags = 'DEFAULT=NO,AUTOSELECT=NO,CHARACTERISTICS="public.accessibility.describes-video"';
  return `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Dansk, synstolket",LANGUAGE="da",${flags},CHANNELS="2",URI="${playlistOf(path)}"`;
}

/** Writes the HLS playlist that names the renditions, the sound and the subtitles. */
export function toMasterPlaylist({ videos, audio, description, texts }: MasterOptions): string {
  const streams = videos.flatMap((video) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${video.bitsPerSecond + audio.bitsPerSecond},CODECS="${video.codecs},${audio.codecs}",` +
      `RESOLUTION=${video.width}x${video.height},FRAME-RATE=${framesPerSecond.toFixed(3)},AUDIO="sound",SUBTITLES="text"`,
    playlistOf(video.path),
  ]);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Dansk",LANGUAGE="da",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="${playlistOf(audio.path)}"`,
    ...(description ? [toDescription(description)] : []),
    ...texts.map(toText),
    ...streams,
    '',
  ].join('\n');
}

function toPlaylist(targetSeconds: number, lines: readonly string[]): string {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${targetSeconds}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...lines,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

function longest(parts: readonly { readonly durationSeconds: number }[]): number {
  return Math.round(Math.max(...parts.map(({ durationSeconds }) => durationSeconds)));
}

/** Writes the HLS playlist of one media file, its segments as byte ranges. */
export function toMediaPlaylist({ path, initialization, segments }: MediaTrack & Segmented): string {
  return toPlaylist(longest(segments), [
    `#EXT-X-MAP:URI="${path}",BYTERANGE="${toHlsRange(initialization)}"`,
    ...segments.flatMap((segment) => [
      `#EXTINF:${segment.durationSeconds.toFixed(5)},`,
      `#EXT-X-BYTERANGE:${toHlsRange(segment)}`,
      path,
    ]),
  ]);
}

/** Writes the HLS playlist of a subtitle track that is cut into files. */
export function toTextPlaylist(segments: readonly TextSegment[]): string {
  return toPlaylist(
    longest(segments),
    segments.flatMap(({ durationSeconds, path }) => [`#EXTINF:${durationSeconds.toFixed(5)},`, path]),
  );
}
