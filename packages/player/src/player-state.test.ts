import type { MediaObservation } from '@fjernsyn/platform';
import { nothingObserved } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { type PlaybackFacts, type PlaybackIntent, toPlayerState } from './player-state';

const playing: Partial<MediaObservation> = { isLoaded: true, isPaused: false };

function stateOf(
  loadState: PlaybackFacts['loadState'],
  change: Partial<MediaObservation> = playing,
  { hasPlayed = true, ...intent }: Partial<PlaybackIntent> & { readonly hasPlayed?: boolean } = {},
) {
  const facts = { loadState, hasPlayed, positionSeconds: 50, observation: { ...nothingObserved, ...change } };
  return toPlayerState(facts, { isPlayIntended: true, previewSeconds: undefined, scanRate: 0, ...intent });
}

test('[PL7] derives each of the ten states from facts and intent', () => {
  expect(stateOf('none')).toBe('UNKNOWN');
  expect(stateOf('starting', {}, { hasPlayed: false })).toBe('LOADING');
  expect(stateOf('shown', {}, { hasPlayed: false, isPlayIntended: false })).toBe('READY');
  expect(stateOf('shown', { ...playing, isWaiting: true })).toBe('BUFFERING');
  expect(stateOf('shown', {}, { isPlayIntended: false })).toBe('PAUSED');
  expect(stateOf('shown')).toBe('PLAYING');
  expect(stateOf('shown', playing, { previewSeconds: 60 })).toBe('FF');
  expect(stateOf('shown', playing, { previewSeconds: 40 })).toBe('REWIND');
  expect(stateOf('shown', {}, { previewSeconds: 50, scanRate: -2 })).toBe('REWIND');
  expect(stateOf('shown', { hasEnded: true })).toBe('ENDED');
  expect(stateOf('failed')).toBe('ERROR');
});

test('[PL7] shows a stream that is fetched anew, a seek, and a play not yet begun as BUFFERING', () => {
  expect(stateOf('starting', {})).toBe('BUFFERING');
  expect(stateOf('shown', { ...playing, isSeeking: true })).toBe('BUFFERING');
  expect(stateOf('shown', {}, { isPlayIntended: true })).toBe('BUFFERING');
});
