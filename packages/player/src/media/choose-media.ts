import type { MediaFile } from '@fjernsyn/contracts';
import type { MediaFormat, MediaProtection } from '@fjernsyn/platform';

/** A media file that this device can be given. */
export type PlayableFile = MediaFile & {
  readonly format: MediaFormat;
  /** How its keys are had, where it is protected. */
  readonly protection?: MediaProtection | undefined;
};

/** The files to play, best first, or why there is none. */
export type MediaChoice =
  /** The others of the same access service follow `file`, for when it fails. */
  | {
      readonly type: 'chosen';
      readonly file: PlayableFile;
      readonly fallbacks: readonly PlayableFile[];
      /** All that can be played, of every access service, best first. */
      readonly all: readonly PlayableFile[];
    }
  | { readonly type: 'files-not-available' }
  | { readonly type: 'video-format' }
  | { readonly type: 'drm-protected' };

/**
 * Chooses the media of an item (C4.12, C5): standard access first; of a live stream live files, then what is not DASH; then by
 * `formats`, the device's own order. Files without an address, for downloading, or of other formats are passed over, as are protected ones.
 */
export function chooseMedia(
  files: readonly MediaFile[],
  formats: readonly MediaFormat[],
  options: { readonly isLive: boolean },
): MediaChoice {
  const present = files.filter(hasAddress);
  if (present.length === 0) return { type: 'files-not-available' };
  const playable = present.filter(isStreamed).filter((file): file is PlayableFile => isOneOf(formats, file));
  if (playable.length === 0) return { type: 'video-format' };
  const all = sortBy(playable.filter(hasKeys), [
    isStandard,
    ...(options.isLive ? [isLiveFile, isNotDash] : []),
    ...formats.map((format) => (other: PlayableFile) => other.format === format),
  ]);
  const [file, ...others] = all;
  if (!file) return { type: 'drm-protected' };
  return { type: 'chosen', file, fallbacks: others.filter((other) => other.accessService === file.accessService), all };
}

type Preference = (file: PlayableFile) => boolean;

const isStandard: Preference = (file) => file.accessService === 'StandardVideo';
const isLiveFile: Preference = (file) => file.isStreamLive;
const isNotDash: Preference = (file) => file.format !== 'dash';
const hasKeys: Preference = (file) => !isProtected(file) || file.protection !== undefined;

/** Whether a file is protected by a system that hands out keys. */
export function isProtected({ drm }: Pick<MediaFile, 'drm'>): boolean {
  return drm !== undefined && !/^none$/i.test(drm);
}

function hasAddress({ url }: { readonly url?: string }): boolean {
  return url !== undefined && url !== '' && url.toLowerCase() !== 'na';
}

function isStreamed({ deliveryType }: MediaFile): boolean {
  return deliveryType === undefined || deliveryType === 'Stream' || deliveryType === 'Progressive';
}

function isOneOf(formats: readonly MediaFormat[], file: MediaFile): file is PlayableFile {
  return formats.some((format) => format === file.format);
}

/** Sorts by the first preference that tells two files apart; files that no preference tells apart keep the service's order. */
function sortBy(files: readonly PlayableFile[], preferences: readonly Preference[]): readonly PlayableFile[] {
  return files
    .map((file, order) => ({ file, order }))
    .sort((one, other) => {
      const preference = preferences.find((fits) => fits(one.file) !== fits(other.file));
      // Engines before Chromium 70 do not keep the order of equals by themselves.
      if (!preference) return one.order - other.order;
      return preference(one.file) ? -1 : 1;
    })
    .map(({ file }) => file);
}
