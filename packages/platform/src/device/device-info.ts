import type { DurationMs } from '@fjernsyn/kernel';
import type { MediaFormat } from '../media-engine';

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
  /** How much the pictures of mounted tiles may take once they are decoded, in bytes; infinite where nothing limits it. */
  readonly decodedImageBytes: number;
}

/** What differs by brand and model in time. */
export interface DeviceTiming {
  /** How long focus rests before pictures are asked for, and an arrow is held before it repeats (C9.28). */
  readonly delayMs: DurationMs;
  /** How long a page takes to scroll; 0 on a model that cannot keep up (S9.6). */
  readonly scrollMs: DurationMs;
}

/** How the viewer has told the set to show subtitles. What is undefined is left to us. */
export interface CaptionSettings {
  /** Whether subtitles are to show wherever there are any. */
  readonly isOn: boolean;
  /** Factor on the size of the letters. */
  readonly sizeScale?: number | undefined;
  /** Colours as CSS has them. */
  readonly textColor?: string | undefined;
  readonly backgroundColor?: string | undefined;
}

/** What the set's own parental control says. What is undefined the set does not tell. */
export interface ParentalControl {
  readonly isOn: boolean | undefined;
  /** The age from which the set locks what it shows, in years. */
  readonly limitAge: number | undefined;
  /** Whether the set takes no PIN for a while, as after several wrong ones. */
  readonly isPinEntryLocked: boolean | undefined;
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
  readonly timing: DeviceTiming;
  /** Whose cut of the screen's edges text and what can be focused stay clear of: a broadcaster's, within x 128 to 1152 of 1280, else the usual. */
  readonly safeArea?: 'broadcast' | undefined;
  /** Whether the viewer's system asks for more contrast, or forces colours of its own on pages. */
  readonly isContrastWanted?: boolean | undefined;
  /** Whether the remote's Back arrives as a keyboard's Backspace. */
  readonly isBackspaceBack?: boolean | undefined;
  /** Whether the set opens a keyboard of its own where a text field has the caret, often with a microphone. */
  readonly hasOwnKeyboard?: boolean | undefined;
  /** Formats in the order this device should be given them (C4). */
  readonly mediaFormats: readonly MediaFormat[];
  /** The set's settings for subtitles, as they are when asked; missing, or undefined, where the set has none. */
  readonly captions?: (() => CaptionSettings | undefined) | undefined;
  /** The set's own parental control, as it is when asked; missing, or undefined, where the set has none. */
  readonly parentalControl?: (() => ParentalControl | undefined) | undefined;
  /** What the set says of the media that it plays, beyond their formats, in short words for people and logs: `UHD`, `PlayReady`. */
  readonly mediaTraits?: readonly string[] | undefined;
}
