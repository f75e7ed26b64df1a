import type { CutClip, CutTrack } from '../repeat/cut-clip';
import { toMediaPlaylist } from '../repeat/to-media-playlist';
import { liveEpochAt, liveSegments } from './live-window';

/** The master playlist of a live stream. */
export function toLiveMaster({ tracks }: CutClip): string {
  const audio = tracks.find(({ kind }) => kind === 'audio');
  const videos = tracks.filter(({ kind }) => kind === 'video');
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...tracks.flatMap(({ soundLine }) => soundLine ?? []),
    ...videos.flatMap(({ id, codecs, bandwidth, width, height }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="${[codecs, ...(audio === undefined ? [] : [audio.codecs])]}",RESOLUTION=${width}x${height}${audio === undefined ? '' : ',AUDIO="sound"'}`,
      `${id}.m3u8`,
    ]),
    '',
  ].join('\n');
}

/** The playlist of one track of a live stream at a moment (epoch ms). */
export function toLivePlaylist(clip: CutClip, track: CutTrack, nowAt: number): string {
  const segments = liveSegments(clip, track, nowAt);
  const startAt = liveEpochAt + Math.round(((segments[0]?.startTicks ?? 0) / track.timescale) * 1_000);
  const time = `#EXT-X-PROGRAM-DATE-TIME:${new Date(startAt).toISOString()}`;
  return [...toMediaPlaylist(track, segments, [time]), ''].join('\n');
}
