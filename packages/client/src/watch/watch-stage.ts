import { awaitsPicture, type WatchView } from '@fjernsyn/shell';

/** What a watch screen is about at a moment, which decides what stands on it and where keys go. */
export type WatchStage = 'failed' | 'question' | 'ended' | 'up-next' | 'playing';

/** The {@link WatchStage} of a view. */
export function stageOf({ error, isChainQuestion, end, upNext, playback }: WatchView): WatchStage {
  if (error !== undefined) return 'failed';
  if (isChainQuestion) return 'question';
  if (end !== undefined || playback?.state === 'ENDED') return 'ended';
  return upNext === undefined ? 'playing' : 'up-next';
}

/** Whether there is no picture yet. */
export function isWaiting({ playback, item }: WatchView): boolean {
  return playback === undefined || item === undefined || awaitsPicture(playback);
}
