import type { ByteRange } from './byte-range';
import type { MediaSegment } from './fragmented-mp4';

/** A media file as a manifest names it; `path` is relative to the manifest. */
export interface MediaTrack {
  readonly path: string;
  readonly codecs: string;
  readonly bitsPerSecond: number;
  readonly initialization: ByteRange;
  readonly index: ByteRange;
}

/** A video file of one size in pixels. */
export interface VideoTrack extends MediaTrack {
  readonly width: number;
  readonly height: number;
}

/** A track whose segments are known one by one, as HLS must name them. */
export interface Segmented {
  readonly segments: readonly MediaSegment[];
}

/** A subtitle track; `path` is the whole WebVTT file, `name` what a viewer reads in a menu. */
export interface TextTrack {
  readonly languageCode: string;
  readonly name: string;
  readonly path: string;
}

/** Small pictures of a film on one sheet, row by row, one every `everySeconds`. */
export interface ThumbnailSheet {
  readonly path: string;
  readonly columns: number;
  readonly rows: number;
  /** Of the whole sheet, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly everySeconds: number;
}
