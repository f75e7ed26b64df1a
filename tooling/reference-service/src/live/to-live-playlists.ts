import type { LiveClip, LiveTrack } from './live-clip';
import { liveEpochAt, liveSegments } from './live-window';

/** The master playlist of a live stream. */
export function toLiveMaster({ tracks }: LiveClip): string {
  const audio = tracks.find(({ kind }) => kind === 'audio');
  const videos = tracks.filter(({ kind }) => kind === 'video');
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(audio === undefined
      ? []
      : [
          `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Dansk",LANGUAGE="da",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="${audio.id}.m3u8"`,
        ]),
    ...videos.flatMap(({ id, codecs, bandwidth, width, height }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="${[codecs, ...(audio === undefined ? [] : [audio.codecs])]}",RESOLUTION=${width}x${height}${audio === undefined ? '' : ',AUDIO="sound"'}`,
      `${id}.m3u8`,
    ]),
    '',
  ].join('\n');
}

/** The playlist of one track of a live stream at a moment (epoch ms). */
export function toLivePlaylist(clip: LiveClip, track: LiveTrack, nowAt: number): string {
  const segments = liveSegments(clip, track, nowAt);
  const secondsOf = (ticks: number) => ticks / track.timescale;
  const startAt = liveEpochAt + Math.round(secondsOf(segments[0]?.startTicks ?? 0) * 1_000);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.max(1, ...segments.map(({ ticks }) => Math.round(secondsOf(ticks))))}`,
    `#EXT-X-MEDIA-SEQUENCE:${segments[0]?.number ?? 0}`,
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(startAt).toISOString()}`,
    `#EXT-X-MAP:URI="${track.id}/init.mp4"`,
    ...segments.flatMap(({ number, ticks }) => [
      `#EXTINF:${secondsOf(ticks).toFixed(5)},`,
      `${track.id}/${number}.m4s`,
    ]),
    '',
  ].join('\n');
}
