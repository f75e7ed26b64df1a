import { type MediaObservation, nothingObserved } from '@fjernsyn/platform';
import { fakeMediaSurface } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { film } from '../testing/player-rig';
import { positionOf, toInitialContext, withObservation } from './playback-context';

const begun = toInitialContext({ item: film, startSeconds: 0, surface: fakeMediaSurface });

/** Where the viewer is once an engine that was sent from 10 s observes something. */
const positionAfter = (seconds: number, change: Partial<MediaObservation>): number => {
  const sent = { ...begun, seekTarget: { seconds, fromSeconds: 10 } };
  const observation = { ...nothingObserved, isLoaded: true, ...change };
  return positionOf({ ...sent, ...withObservation(sent, observation) });
};

test('[PL350] an engine has arrived within two seconds of its target, or anywhere but where it was sent from', () => {
  expect(positionAfter(60, { positionSeconds: 57 })).toBe(57);
  expect(positionAfter(12, { positionSeconds: 10 })).toBe(10);
  expect(positionAfter(60, { positionSeconds: 10 })).toBe(60);
});

test('[PL13] what seeks, or is not loaded yet, has arrived nowhere', () => {
  expect(positionAfter(60, { positionSeconds: 57, isSeeking: true })).toBe(60);
  expect(positionAfter(60, { positionSeconds: 0, isLoaded: false })).toBe(60);
});

test('[PL12] a start at the beginning is no place to be sent to, a start within is', () => {
  const targetOf = (startSeconds: number) => toInitialContext({ ...begun.request, startSeconds }).seekTarget;
  expect([targetOf(0), targetOf(30)]).toEqual([undefined, { seconds: 30, fromSeconds: 0 }]);
});
