import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { playlistOf, toTextPlaylist } from '../manifests/hls-playlists';
import { type Cue, subtitleSegmentSeconds, toWebVtt, toWebVttSegments } from '../subtitles/web-vtt';

/** Writes one subtitle track into a film's folder: whole, cut for HLS, and the playlist of the cuts; `path` is the whole file's name. */
export async function writeSubtitles(folder: string, path: string, cues: readonly Cue[], durationSeconds: number) {
  const segments = toWebVttSegments(cues, durationSeconds).map((text, index) => ({
    text,
    path: path.replace('.vtt', `-${index}.vtt`),
    durationSeconds: Math.min(subtitleSegmentSeconds, durationSeconds - index * subtitleSegmentSeconds),
  }));
  await writeFile(join(folder, path), toWebVtt(cues));
  await Promise.all(segments.map((segment) => writeFile(join(folder, segment.path), segment.text)));
  await writeFile(join(folder, playlistOf(path)), toTextPlaylist(segments));
}
