import type { MediaKey } from '@fjernsyn/media';
import type { CutClip, CutTrack } from './cut-clip';
import type { RepeatedSegment } from './repeated-segments';

/** The adaptation sets of a DASH manifest: one of all pictures, and one of each sound; `segmentsOf` gives what there is of a track. */
export function toAdaptationSets(
  { tracks, key }: CutClip,
  segmentsOf: (track: CutTrack) => readonly RepeatedSegment[],
): readonly string[] {
  const videos = tracks.filter(({ kind }) => kind === 'video');
  const sounds = tracks.filter(({ kind }) => kind === 'audio').map((track) => [track]);
  return [videos, ...sounds].flatMap((set) =>
    set[0] === undefined ? [] : toAdaptationSet(set[0], set, segmentsOf, key),
  );
}

function toAdaptationSet(
  first: CutTrack,
  tracks: readonly CutTrack[],
  segmentsOf: (track: CutTrack) => readonly RepeatedSegment[],
  key: MediaKey | undefined,
): readonly string[] {
  const { kind, timescale, isDescription } = first;
  const segments = segmentsOf(first);
  return [
    `    <AdaptationSet contentType="${kind}" mimeType="${kind}/mp4" segmentAlignment="true" startWithSAP="1"${kind === 'audio' ? ' lang="da"' : ''}>`,
    ...(key === undefined ? [] : toProtection(key)),
    ...(isDescription === true ? ['      <Role schemeIdUri="urn:mpeg:dash:role:2011" value="description"/>'] : []),
    `      <SegmentTemplate timescale="${timescale}" startNumber="${segments[0]?.number ?? 0}"` +
      ' initialization="$RepresentationID$/init.mp4" media="$RepresentationID$/$Number$.m4s">',
    '        <SegmentTimeline>',
    ...toTimeline(segments),
    '        </SegmentTimeline>',
    '      </SegmentTemplate>',
    ...tracks.map(toRepresentation),
    '    </AdaptationSet>',
  ];
}

/** How the samples are hidden, and by which system their key is had: ClearKey's, as DASH-IF numbers it. */
function toProtection({ id }: MediaKey): readonly string[] {
  const keyId = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return [
    `      <ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="cenc" xmlns:cenc="urn:mpeg:cenc:2013" cenc:default_KID="${keyId}"/>`,
    '      <ContentProtection schemeIdUri="urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e" value="ClearKey1.0"/>',
  ];
}

/** Neighbours of one length are written once. */
function toTimeline(segments: readonly RepeatedSegment[]): readonly string[] {
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

function toRepresentation({ id, codecs, bandwidth, width, height }: CutTrack): string {
  const size = width === undefined ? '' : ` width="${width}" height="${height}"`;
  return `      <Representation id="${id}" codecs="${codecs}" bandwidth="${bandwidth}"${size}/>`;
}
