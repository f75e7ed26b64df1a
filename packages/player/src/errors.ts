import type { CodesOf } from '@fjernsyn/kernel';

/** Why playing failed, where it is the player that says so; the codes of api and of the engine pass through as they are. */
export const playerErrors = {
  /** The item has no files for this viewer and device (C8, code 8009). */
  filesNotAvailable: 'player/files-not-available',
  /** It has files, and none of a format that this device plays (C5, C8). */
  videoFormat: 'player/video-format',
  /** Every file that could be played is protected (C5, C8, code 8010). */
  drmProtected: 'player/drm-protected',
  /** It may not be shown where the set is (451). */
  geoBlocked: 'player/geo-blocked',
  /** The account plays on as many devices as it may (403 with 8004). */
  tooManyDevices: 'player/too-many-devices',
  /** No first frame within 30 s. */
  loadingTimeout: 'player/loading-timeout',
  /** What plays stands still, and nothing that was tried has moved it. */
  stalled: 'player/stalled',
  /** Something that is no `AppError` was thrown on the way, with its cause. */
  unexpected: 'player/unexpected',
} as const;

declare module '@fjernsyn/kernel' {
  interface ErrorCodes {
    readonly player: CodesOf<typeof playerErrors>;
  }
}
