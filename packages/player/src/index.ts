export { chooseMedia, type MediaChoice, type PlayableFile } from './choose-media';
export { playerErrors } from './errors';
export { createPlayback, type Playback, type PlaybackDeps, type PlaybackSession } from './playback';
export type { ResolveMedia } from './playback-actors';
export type { PlaybackEvent, PlaybackRequest } from './playback-context';
export type { PlaybackErrorCode, PlaybackFailure } from './playback-failure';
export { type PlaybackTiming, playbackTiming } from './playback-timing';
export type { PlaybackView } from './playback-view';
export { type PlayerState, toPlayerState } from './player-state';
