import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import type { Clip, MediaKey } from '@fjernsyn/media';
import { startTicksOf, timescaleOf } from './fragment-times';
import { type HlsRange, type HlsRendition, readMaster, readTrack } from './read-hls';

/** A fragment of a track; times are in ticks of its track, from the start of the clip. */
export interface CutFragment {
  readonly bytes: Uint8Array;
  readonly startTicks: number;
}

/** One rendition of a clip, held in memory. */
export interface CutTrack extends HlsRendition {
  /** As addresses name it: `v720`, `audio`. */
  readonly id: string;
  readonly initialization: Uint8Array;
  readonly timescale: number;
  readonly fragments: readonly CutFragment[];
}

/** A clip that is sent again and again, as a channel. */
export interface CutClip {
  readonly durationSeconds: number;
  readonly tracks: readonly CutTrack[];
  /** What hides its samples; undefined where it is clear. */
  readonly key?: MediaKey;
}

/** Reads the renditions of a clip, which must be cut at the same number of places. */
export async function readCutClip(clip: Clip, clipsFolder: string): Promise<CutClip> {
  const folder = dirname(clip.hls);
  const textOf = (path: string) => readFile(`${clipsFolder}/${path}`, 'utf8');
  const renditions = readMaster(await textOf(clip.hls));
  const tracks = await Promise.all(
    renditions.map(async (rendition): Promise<CutTrack> => {
      const track = readTrack(await textOf(join(folder, rendition.playlist)), folder);
      const file = await readFile(`${clipsFolder}/${track.file}`);
      const part = ({ start, length }: HlsRange) => Uint8Array.from(file.subarray(start, start + length));
      const initialization = part(track.initialization);
      return {
        ...rendition,
        id: rendition.playlist.replace(/\.m3u8$/, ''),
        initialization,
        timescale: timescaleOf(initialization),
        fragments: track.segments.map(part).map((bytes) => ({ bytes, startTicks: startTicksOf(bytes) })),
      };
    }),
  );
  return { durationSeconds: clip.durationSeconds, tracks };
}
