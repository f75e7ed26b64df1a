import type { CutTrack } from './cut-clip';
import type { RepeatedSegment } from './repeated-segments';

/** The HLS playlist of some segments of a track; `tags` stand at its head. */
export function toMediaPlaylist(
  track: CutTrack,
  segments: readonly RepeatedSegment[],
  tags: readonly string[],
): readonly string[] {
  const secondsOf = (ticks: number) => ticks / track.timescale;
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.max(1, ...segments.map(({ ticks }) => Math.round(secondsOf(ticks))))}`,
    `#EXT-X-MEDIA-SEQUENCE:${segments[0]?.number ?? 0}`,
    ...tags,
    `#EXT-X-MAP:URI="${track.id}/init.mp4"`,
    ...segments.flatMap(({ number, ticks }) => [
      `#EXTINF:${secondsOf(ticks).toFixed(5)},`,
      `${track.id}/${number}.m4s`,
    ]),
  ];
}
