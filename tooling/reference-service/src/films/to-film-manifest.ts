import type { CutClip } from '../repeat/cut-clip';
import { toAdaptationSets } from '../repeat/to-adaptation-sets';
import { filmSegments } from './film-segments';

/** The DASH manifest of a film that is its clip so many times on end. Subtitles and thumbnails are those that the clip's manifest names. */
export function toFilmManifest(clip: CutClip, times: number, ownManifest: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" profiles="urn:mpeg:dash:profile:isoff-live:2011"' +
      ` mediaPresentationDuration="PT${clip.durationSeconds * times}S" minBufferTime="PT2S">`,
    '  <Period id="1" start="PT0S">',
    ...toAdaptationSets(clip, (track) => filmSegments(clip, track, times)),
    ...(ownManifest.match(/ {4}<AdaptationSet contentType="(text|image)"[\s\S]*?<\/AdaptationSet>/g) ?? []),
    '  </Period>',
    '</MPD>',
    '',
  ].join('\n');
}

/** The DASH manifest of a film whose every time is a period of its own, of the clip's files as they are; `folder` is their address. */
export function toPeriodManifest(durationSeconds: number, times: number, ownManifest: string, folder: string): string {
  const [head = '', period = '', tail = ''] = ownManifest.split(/( {2}<Period [\s\S]*<\/Period>\n)/);
  const periods = Array.from({ length: times }, (_, index) =>
    period.replace(/<Period [^>]*>/, `<Period id="${index + 1}" start="PT${index * durationSeconds}S">`),
  );
  const whole = `mediaPresentationDuration="PT${durationSeconds * times}S"`;
  const longer = head.replace(/mediaPresentationDuration="[^"]*"/, whole);
  return [longer, `  <BaseURL>${folder}</BaseURL>\n`, ...periods, tail].join('');
}
