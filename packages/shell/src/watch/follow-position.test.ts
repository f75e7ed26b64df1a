import { createEmitter } from '@fjernsyn/kernel';
import { createFakeClock, createFakeLifecycle } from '@fjernsyn/platform/testing';
import type { PlaybackView } from '@fjernsyn/player';
import { expect, test } from 'vitest';
import { followPosition, savePeriodMs } from './follow-position';

/** A playback at a position, in the test's hand. */
const setUp = () => {
  const clock = createFakeClock();
  const lifecycle = createFakeLifecycle();
  const changes = createEmitter<void>();
  const saved: number[] = [];
  let view = { state: 'LOADING', positionSeconds: 0 } as PlaybackView;
  const playback = { getSnapshot: () => view, subscribe: changes.subscribe };
  const leave = followPosition({ playback, clock, lifecycle, save: (seconds) => saved.push(seconds) });
  const show = (state: PlaybackView['state'], positionSeconds: number): void => {
    view = { ...view, state, positionSeconds };
    changes.emit();
  };
  const playTo = (positionSeconds: number): void => {
    for (let at = view.positionSeconds; at <= positionSeconds; at++) {
      show('PLAYING', at);
      if (at < positionSeconds) clock.advance(1_000);
    }
  };
  return { clock, lifecycle, saved, leave, show, playTo };
};

test('[SH1474] [P078] the position is saved every thirty seconds of playing', () => {
  const { saved, playTo, show, clock } = setUp();
  show('PLAYING', 1);
  playTo(95);
  expect(saved).toEqual([31, 61, 91]);
  show('BUFFERING', 95);
  clock.advance(savePeriodMs);
  show('BUFFERING', 95);
  expect(saved).toHaveLength(3);
});

test.each([
  ['a pause', ({ show }: ReturnType<typeof setUp>) => show('PAUSED', 12.4), [12.4]],
  ['a seek', ({ show }: ReturnType<typeof setUp>) => show('BUFFERING', 300), [300]],
  ['the end', ({ show }: ReturnType<typeof setUp>) => show('ENDED', 13), [13]],
  ['hiding', ({ lifecycle }: ReturnType<typeof setUp>) => lifecycle.send({ type: 'suspended' }), [12]],
  ['leaving', ({ leave }: ReturnType<typeof setUp>) => leave(), [12]],
])('[SH1474] the position is saved on %s', (_, act, expected) => {
  const rig = setUp();
  rig.show('PLAYING', 10);
  rig.show('PLAYING', 12);
  act(rig);
  expect(rig.saved).toEqual(expected);
});

test('[SH1475] [P083] [P012] what is loaded anew, and says 0 for a moment, takes no position back', () => {
  const { saved, show, leave, clock } = setUp();
  show('PLAYING', 1_200);
  clock.advance(savePeriodMs);
  show('BUFFERING', 0);
  show('PLAYING', 0);
  show('ERROR', 0);
  leave();
  expect(saved).toEqual([1_200]);
});

test('[SH1475] what never came to a picture saves nothing', () => {
  const { saved, show, leave } = setUp();
  show('READY', 300);
  show('ERROR', 300);
  leave();
  expect(saved).toEqual([]);
});
