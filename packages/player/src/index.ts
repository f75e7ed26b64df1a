export type { MediaChoice, PlayableFile } from './choose-media';
export type { Playback } from './playback';
export type { ResolveMedia } from './playback-actors';
export type { PlaybackCommand, PlaybackRequest } from './playback-context';
export type { PlaybackErrorCode, PlaybackFailure } from './playback-failure';
export type { PlaybackTiming } from './playback-timing';
export type { PlaybackView } from './playback-view';
export { createPlayer, type Player, type PlayerDeps } from './player';
export type { PlayerState } from './player-state';
