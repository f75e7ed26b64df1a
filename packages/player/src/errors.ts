/**
 * Why playing failed, where it is the player that says so; other reasons come through from api and the engine as they are.
 *
 * - `player/files-not-available`: the item has no files for this viewer and device (C8, code 8009).
 * - `player/video-format`: it has files, and none of a format that this device plays (C5, C8).
 * - `player/drm-protected`: every file that could be played is protected (C5, C8, code 8010).
 * - `player/loading-timeout`: no first frame within 30 s.
 * - `player/unexpected`: something that is no `AppError` was thrown on the way, with its cause.
 */
export const playerErrors = {
  filesNotAvailable: 'player/files-not-available',
  videoFormat: 'player/video-format',
  drmProtected: 'player/drm-protected',
  loadingTimeout: 'player/loading-timeout',
  unexpected: 'player/unexpected',
} as const;
