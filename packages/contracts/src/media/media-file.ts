import { isRecord } from '@fjernsyn/kernel';
import { leaveOut, type ReportFault } from '../reading/fault';
import { malformed } from '../reading/malformed';
import * as z from '../reading/zod';
import { isNoAddress } from '../wire/address';
import { collect } from '../wire/collect';
import { field } from '../wire/fields';
import type { OpenEnum } from '../wire/open-enum';
import { readText } from '../wire/text';
import { readSubtitles, type Subtitles } from './subtitles';
import { readTimeCodes, type TimeCode } from './time-code';

/** What a media file is made of, whatever the wire calls it (`video/hls`, `HLS`, `mpd` …). */
export type MediaFormat = 'dash' | 'hls' | 'mp4' | 'other';

/** One file to play, in the service's order of preference (C3.11). */
export interface MediaFile {
  readonly url: string;
  readonly format: MediaFormat;
  readonly name?: string | undefined;
  readonly accessService: OpenEnum<
    'StandardVideo' | 'SpokenSubtitles' | 'SignLanguage' | 'VisuallyInterpreted' | 'AudioDescription'
  >;
  readonly deliveryType?: OpenEnum<'Stream' | 'Progressive' | 'Download'> | undefined;
  /** The name of a protection system; undefined where the file is clear. */
  readonly drm?: string | undefined;
  readonly containerFormat?: string | undefined;
  readonly resolution?: OpenEnum<'SD' | 'HD-720' | 'HD-1080' | 'HD-4K' | 'External'> | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly channels?: number | undefined;
  readonly language?: string | undefined;
  readonly isStreamLive: boolean;
  readonly subtitles: readonly Subtitles[];
  readonly timeCodes: readonly TimeCode[];
}

export const mediaFileSchema = z.looseObject({
  url: field.address,
  format: z.transform(readMediaFormat),
  name: field.text,
  accessService: field.text,
  deliveryType: field.text,
  drm: z.transform(readDrm),
  containerFormat: field.text,
  resolution: field.text,
  width: field.positive,
  height: field.positive,
  channels: field.positive,
  language: field.text,
  isStreamLive: field.flag,
});

/**
 * The answer of a videos call (C7.25): an empty list means that no files are available. A file whose address is `na` or empty is left
 * out, one with a broken address is reported too. Throws `contracts/malformed-answer` where it is no list.
 */
export function parseMediaFiles(value: unknown, report: ReportFault): readonly MediaFile[] {
  if (!Array.isArray(value)) return malformed('videos');
  return collect(value, (member, index) => readMediaFile(member, report, `videos[${index}]`));
}

/** The one name of a format that the wire writes in many ways. */
export function readMediaFormat(value: unknown): MediaFormat {
  const name = readText(value)?.toLowerCase() ?? '';
  if (/dash|mpd/.test(name)) return 'dash';
  if (/hls|mpegurl|m3u8/.test(name)) return 'hls';
  return /mp4/.test(name) ? 'mp4' : 'other';
}

function readMediaFile(value: unknown, report: ReportFault, at: string): MediaFile | undefined {
  if (!isRecord(value)) return leaveOut(report, at, 'not-an-object');
  const { url, accessService, isStreamLive, ...fields } = z.parse(mediaFileSchema, value);
  if (url === undefined) return isNoAddress(value.url) ? undefined : leaveOut(report, at, 'no-address');
  return {
    ...fields,
    url,
    accessService: accessService ?? 'StandardVideo',
    isStreamLive: isStreamLive === true,
    subtitles: readSubtitles(value.subtitles, report, `${at}.subtitles`),
    timeCodes: readTimeCodes(value.timeCodes, report, `${at}.timeCodes`),
  };
}

function readDrm(value: unknown): string | undefined {
  const name = readText(value);
  return name === undefined || name.toLowerCase() === 'none' ? undefined : name;
}
