export type { ResolveMedia } from './machine/playback-actors';
export type { PlaybackCommand, PlaybackRequest, PlaybackSound } from './machine/playback-context';
export type { PlaybackTiming } from './machine/playback-timing';
export type { AccessMode } from './media/access-modes';
export type { MediaChoice, PlayableFile } from './media/choose-media';
export { toFirstSource } from './media/first-source';
export type { OfferedAudio } from './media/offered-audio';
export { parsePreferences } from './media/parse-preferences';
export type { PlaybackPreferences } from './media/playback-preferences';
export type { PlaybackWindow } from './media/playback-window';
export type { SubtitlePreference, SubtitleWish } from './media/wished-subtitles';
export type { Playback } from './playback';
export type { PlaybackErrorCode, PlaybackFailure } from './playback-failure';
export type { PlaybackView } from './playback-view';
export { createPlayer, type Player, type PlayerDeps } from './player';
export type { PlayerState } from './player-state';
export { type LeftAt, toResumeSeconds } from './resume-seconds';
export type { ScanDirection, ScanRate } from './seek/scan-rate';
export { type ChainTimer, createChainTimer } from './timeline/chain-timer';
export type { UpNext } from './timeline/next-offer';
export type { SkipKind } from './timeline/skip-offer';
export {
  createTimeline,
  emptyTimeline,
  type Timeline,
  type TimelineDeps,
  type TimelineView,
} from './timeline/timeline';
export type { TimelineFacts } from './timeline/timeline-facts';
