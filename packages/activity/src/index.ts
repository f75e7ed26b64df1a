export type { ActivityAction, ActivityEvent, OwnList, PressedAction } from './activity-event';
export type { BookmarkState, FollowState, RatingState, WatchedState } from './mark-states';
export type { MarkedItem, PlayedItem } from './marked-item';
export { isWatchedDue } from './merge-watched';
export { createViewerActivity, type ViewerActivity } from './viewer-activity';
export { isRating, type Wish, withWish } from './wish';
