import { framesPerSecond } from '../scenes/scene';
import { toDashRange } from './byte-range';
import type { MediaTrack, TextTrack, ThumbnailSheet, VideoTrack } from './rendition';

/** What `toDashManifest` writes down; `container` is `mp4` or `webm`. */
export interface DashOptions {
  readonly durationSeconds: number;
  readonly container: 'mp4' | 'webm';
  readonly videos: readonly VideoTrack[];
  readonly audio: MediaTrack;
  /** The sound with a voice that describes the pictures. */
  readonly description?: MediaTrack;
  readonly texts: readonly TextTrack[];
  readonly thumbnails?: ThumbnailSheet;
}

function toSegmentBase(track: MediaTrack): readonly string[] {
  return [
    `        <BaseURL>${track.path}</BaseURL>`,
    `        <SegmentBase indexRange="${toDashRange(track.index)}">`,
    `          <Initialization range="${toDashRange(track.initialization)}"/>`,
    '        </SegmentBase>',
    '      </Representation>',
  ];
}

function toVideo(track: VideoTrack): readonly string[] {
  return [
    `      <Representation id="v${track.height}" codecs="${track.codecs}" bandwidth="${track.bitsPerSecond}"` +
      ` width="${track.width}" height="${track.height}" frameRate="${framesPerSecond}">`,
    ...toSegmentBase(track),
  ];
}

const aligned = 'segmentAlignment="true" subsegmentAlignment="true" subsegmentStartsWithSAP="1"';

/* A sound that describes says so by its role, as the one without a role is what everybody hears. */
function toAudio(track: MediaTrack, id: 'a' | 'description', container: DashOptions['container']): readonly string[] {
  return [
    `    <AdaptationSet contentType="audio" mimeType="audio/${container}" lang="da" ${aligned}>`,
    ...(id === 'description' ? ['      <Role schemeIdUri="urn:mpeg:dash:role:2011" value="description"/>'] : []),
    `      <Representation id="${id}" codecs="${track.codecs}" bandwidth="${track.bitsPerSecond}" audioSamplingRate="48000">`,
    '        <AudioChannelConfiguration schemeIdUri="urn:mpeg:dash:23003:3:audio_channel_configuration:2011" value="2"/>',
    ...toSegmentBase(track),
    '    </AdaptationSet>',
  ];
}

function toText(track: TextTrack): readonly string[] {
  return [
    `    <AdaptationSet contentType="text" mimeType="text/vtt" lang="${track.languageCode}">`,
    '      <Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/>',
    `      <Label>${track.name}</Label>`,
    `      <Representation id="${track.languageCode}" bandwidth="256">`,
    `        <BaseURL>${track.path}</BaseURL>`,
    '      </Representation>',
    '    </AdaptationSet>',
  ];
}

/* DASH-IF's form of tiled thumbnails: one segment, the sheet, for the whole film. */
function toThumbnails({ path, columns, rows, width, height, everySeconds }: ThumbnailSheet): readonly string[] {
  return [
    '    <AdaptationSet contentType="image" mimeType="image/jpeg">',
    `      <SegmentTemplate media="${path}" duration="${columns * rows * everySeconds}" timescale="1" startNumber="1"/>`,
    `      <Representation id="thumbnails" bandwidth="8000" width="${width}" height="${height}">`,
    `        <EssentialProperty schemeIdUri="http://dashif.org/thumbnail_tile" value="${columns}x${rows}"/>`,
    '      </Representation>',
    '    </AdaptationSet>',
  ];
}

/** Writes a static DASH manifest over whole files that carry their own index. */
export function toDashManifest({
  durationSeconds,
  container,
  videos,
  audio,
  description,
  texts,
  thumbnails,
}: DashOptions): string {
  const profile =
    container === 'mp4' ? 'urn:mpeg:dash:profile:isoff-on-demand:2011' : 'urn:webm:dash:profile:webm-on-demand:2012';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" profiles="${profile}"` +
      ` mediaPresentationDuration="PT${durationSeconds}S" minBufferTime="PT2S">`,
    '  <Period id="1" start="PT0S">',
    `    <AdaptationSet contentType="video" mimeType="video/${container}" ${aligned}>`,
    ...videos.flatMap(toVideo),
    '    </AdaptationSet>',
    ...toAudio(audio, 'a', container),
    ...(description ? toAudio(description, 'description', container) : []),
    ...texts.flatMap(toText),
    ...(thumbnails ? toThumbnails(thumbnails) : []),
    '  </Period>',
    '</MPD>',
    '',
  ].join('\n');
}
