import type { MediaFormat } from './media-engine';

/** What the application runs as. */
export type TargetName = 'web' | 'tizen' | 'webos' | 'hbbtv';

/** How much a set can carry: data chosen by its target, so that nobody below an app asks which TV it is. */
export interface DeviceClass {
  readonly memory: 'low' | 'normal';
  readonly animation: 'none' | 'reduced' | 'full';
  /** Factor on the width of pictures asked for: 1 at 1280 × 720. */
  readonly imageScale: number;
  /** How far ahead media may be buffered, in seconds. */
  readonly bufferSeconds: number;
  /** The tallest picture worth fetching, in lines. */
  readonly maxVideoHeight: number;
}

/** Facts of the set. */
export interface DeviceInfo {
  readonly target: TargetName;
  /** The service's name for this kind of device, sent as the query `device` (C7). */
  readonly serviceDevice: string;
  /** For people and logs, as `Chromium 63`. */
  readonly engine: string;
  readonly model: string;
  /** The set's language as BCP 47, as `da-DK`. */
  readonly language: string;
  readonly deviceClass: DeviceClass;
  /** Formats in the order this device should be given them (C4). */
  readonly mediaFormats: readonly MediaFormat[];
}
