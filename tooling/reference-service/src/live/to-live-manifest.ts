import type { LiveClip, LiveTrack } from './live-clip';
import { dvrSeconds, type LiveSegment, liveEpochAt, liveSegments } from './live-window';

/** The DASH manifest of a live stream at a moment (epoch ms). */
export function toLiveManifest(clip: LiveClip, nowAt: number): string {
  const now = new Date(nowAt).toISOString();
  const sets = (['video', 'audio'] as const).flatMap((kind) => {
    const tracks = clip.tracks.filter((track) => track.kind === kind);
    const [first] = tracks;
    return first === undefined ? [] : toAdaptationSet(kind, tracks, liveSegments(clip, first, nowAt));
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="dynamic" profiles="urn:mpeg:dash:profile:isoff-live:2011"' +
      ` availabilityStartTime="${new Date(liveEpochAt).toISOString()}" publishTime="${now}" minimumUpdatePeriod="PT2S"` +
      ` timeShiftBufferDepth="PT${dvrSeconds}S" suggestedPresentationDelay="PT8S" minBufferTime="PT2S">`,
    '  <Period id="1" start="PT0S">',
    ...sets,
    '  </Period>',
    // A set may be hours wrong about the time.
    `  <UTCTiming schemeIdUri="urn:mpeg:dash:utc:direct:2014" value="${now}"/>`,
    '</MPD>',
    '',
  ].join('\n');
}

function toAdaptationSet(
  kind: LiveTrack['kind'],
  tracks: readonly LiveTrack[],
  segments: readonly LiveSegment[],
): readonly string[] {
  return [
    `    <AdaptationSet contentType="${kind}" mimeType="${kind}/mp4" segmentAlignment="true" startWithSAP="1"${kind === 'audio' ? ' lang="da"' : ''}>`,
    `      <SegmentTemplate timescale="${tracks[0]?.timescale}" startNumber="${segments[0]?.number ?? 0}"` +
      ' initialization="$RepresentationID$/init.mp4" media="$RepresentationID$/$Number$.m4s">',
    '        <SegmentTimeline>',
    ...toTimeline(segments),
    '        </SegmentTimeline>',
    '      </SegmentTemplate>',
    ...tracks.map(toRepresentation),
    '    </AdaptationSet>',
  ];
}

/** Neighbours of one length are written once. */
function toTimeline(segments: readonly LiveSegment[]): readonly string[] {
  const runs: { readonly startTicks: number; readonly ticks: number; count: number }[] = [];
  for (const { startTicks, ticks } of segments) {
    const last = runs[runs.length - 1];
    if (last?.ticks === ticks) last.count += 1;
    else runs.push({ startTicks, ticks, count: 1 });
  }
  return runs.map(
    ({ startTicks, ticks, count }, index) =>
      `          <S${index === 0 ? ` t="${startTicks}"` : ''} d="${ticks}"${count > 1 ? ` r="${count - 1}"` : ''}/>`,
  );
}

function toRepresentation({ id, codecs, bandwidth, width, height }: LiveTrack): string {
  const size = width === undefined ? '' : ` width="${width}" height="${height}"`;
  return `      <Representation id="${id}" codecs="${codecs}" bandwidth="${bandwidth}"${size}/>`;
}
