/** States of AVPlay. */
export type AvPlayState = 'NONE' | 'IDLE' | 'READY' | 'PLAYING' | 'PAUSED';

const open = ['IDLE', 'READY', 'PLAYING', 'PAUSED'] as const;
const prepared = ['READY', 'PLAYING', 'PAUSED'] as const;
const begun = ['PLAYING', 'PAUSED'] as const;

/** In which states a call is allowed, as Samsung's documents have it; those that stand here not are allowed in all. */
export const allowedStates = {
  open: ['NONE', 'IDLE'],
  prepare: ['IDLE', 'READY'],
  prepareAsync: ['IDLE', 'READY'],
  setDisplayRect: open,
  setDisplayMethod: open,
  setDrm: ['IDLE'],
  setStreamingProperty: ['IDLE'],
  setBufferingParam: ['IDLE'],
  setTimeoutForBuffering: open,
  play: prepared,
  pause: begun,
  seekTo: open,
  jumpForward: begun,
  jumpBackward: begun,
  setSpeed: prepared,
  setSilentSubtitle: ['IDLE', 'PLAYING', 'PAUSED'],
  setSelectTrack: begun,
  // Before it plays only what was prepared by the call that blocks tells its tracks.
  getTotalTrackInfo: begun,
  getCurrentStreamInfo: prepared,
  getStreamingProperty: prepared,
  suspend: prepared,
  restore: ['NONE', 'PLAYING', 'PAUSED'],
  restoreAsync: ['NONE', 'PLAYING', 'PAUSED'],
} as const satisfies Readonly<Record<string, readonly AvPlayState[]>>;

/** A call that is allowed in some states alone. */
export type AvPlayCall = keyof typeof allowedStates;
