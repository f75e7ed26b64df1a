import type { CutClip } from '../repeat/cut-clip';
import { toAdaptationSets } from '../repeat/to-adaptation-sets';
import { dvrSeconds, liveEpochAt, liveSegments } from './live-window';

/** The DASH manifest of a live stream at a moment (epoch ms). */
export function toLiveManifest(clip: CutClip, nowAt: number): string {
  const now = new Date(nowAt).toISOString();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="dynamic" profiles="urn:mpeg:dash:profile:isoff-live:2011"' +
      ` availabilityStartTime="${new Date(liveEpochAt).toISOString()}" publishTime="${now}" minimumUpdatePeriod="PT2S"` +
      ` timeShiftBufferDepth="PT${dvrSeconds}S" suggestedPresentationDelay="PT8S" minBufferTime="PT2S">`,
    '  <Period id="1" start="PT0S">',
    ...toAdaptationSets(clip, (track) => liveSegments(clip, track, nowAt)),
    '  </Period>',
    // A set may be hours wrong about the time.
    `  <UTCTiming schemeIdUri="urn:mpeg:dash:utc:direct:2014" value="${now}"/>`,
    '</MPD>',
    '',
  ].join('\n');
}
