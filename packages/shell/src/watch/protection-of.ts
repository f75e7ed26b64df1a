import { type MediaFile, type PlaybackConfig, readProtection } from '@fjernsyn/contracts';
import type { MediaProtection } from '@fjernsyn/platform';

/** Gives how the keys of a protected file are had, as the service configures it. */
export function createProtectionOf(
  config: PlaybackConfig | undefined,
): (file: Pick<MediaFile, 'drm'>) => MediaProtection | undefined {
  return ({ drm }) => readProtection(config, drm);
}
