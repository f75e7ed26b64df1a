export type { ResolveMedia } from './machine/playback-actors';
export type { PlaybackCommand, PlaybackRequest } from './machine/playback-context';
export type { PlaybackTiming } from './machine/playback-timing';
export type { MediaChoice, PlayableFile } from './media/choose-media';
export type { Playback } from './playback';
export type { PlaybackErrorCode, PlaybackFailure } from './playback-failure';
export type { PlaybackView } from './playback-view';
export { createPlayer, type Player, type PlayerDeps } from './player';
export type { PlayerState } from './player-state';
