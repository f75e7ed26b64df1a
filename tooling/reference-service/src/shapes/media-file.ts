import type { AnswerContext, Wire } from './wire';

/** What is wanted of a file: its format as a query names it. */
export type AskedFormat = 'mpd' | 'hls' | 'mp4';

/** Where media are sent from; the second host has all that the first has. */
export const mediaHosts = ['media', 'mirror'] as const;

/** One of {@link mediaHosts}. */
export type MediaHost = (typeof mediaHosts)[number];

/** A file of a clip before it is known what it is asked for. */
export interface DraftFile {
  readonly asked: AskedFormat;
  /** The first, unless told. */
  readonly host?: MediaHost;
  /** Relative to the clips folder, or a whole address. */
  readonly path: string;
  /** What differs from the file that most are. */
  readonly fields?: Wire;
}

const formatNames: Readonly<Record<AskedFormat, string>> = { mpd: 'video/dash', hls: 'video/hls', mp4: 'video/mp4' };

/** A file as the service writes it, with its oddities: no size, protection None as a text. */
export function toMediaFile(
  { asked, host = 'media', path, fields = {} }: DraftFile,
  { cdnUrl }: AnswerContext,
): Wire & { readonly resolution?: unknown } {
  const isMp4 = asked === 'mp4';
  return {
    accessService: 'StandardVideo',
    channels: 2,
    complianceProfile: 'sample-avc-high, 41',
    containerFormat: isMp4 ? 'MP4' : 'FMP4',
    deliveryType: isMp4 ? 'Progressive' : 'Stream',
    drm: 'None',
    format: formatNames[asked],
    resolution: 'HD-1080',
    width: 0,
    height: 0,
    isStreamLive: false,
    language: 'da',
    name: 'Video Resource',
    subtitles: [],
    timeCodes: [],
    url: path.includes('://') || path === 'na' ? path : `${cdnUrl}/${host}/${path}`,
    ...fields,
  };
}
