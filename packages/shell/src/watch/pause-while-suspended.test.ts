import { createFakeClock, createFakeLifecycle } from '@fjernsyn/platform/testing';
import type { Playback, PlaybackCommand, PlaybackView } from '@fjernsyn/player';
import { expect, test } from 'vitest';
import { pauseWhileSuspended, pictureTimeoutMs } from './pause-while-suspended';

function setUp(stopsMedia = true) {
  const clock = createFakeClock();
  const lifecycle = createFakeLifecycle('ask', stopsMedia);
  const sent: PlaybackCommand['type'][] = [];
  let view = { state: 'PLAYING', isPlayIntended: true, positionSeconds: 12 } as PlaybackView;
  const see = (change: Partial<PlaybackView>): void => {
    view = { ...view, ...change };
  };
  const playback: Pick<Playback, 'getSnapshot' | 'send'> = {
    getSnapshot: () => view,
    send({ type }) {
      sent.push(type);
      if (type === 'PAUSE') see({ state: 'PAUSED', isPlayIntended: false });
      if (type === 'PLAY') see({ state: 'PLAYING', isPlayIntended: true });
    },
  };
  const end = pauseWhileSuspended({ lifecycle, clock, playback });
  const turn = (...types: readonly ('suspended' | 'resumed')[]): void => {
    for (const type of types) lifecycle.send({ type });
  };
  return { clock, sent, see, end, turn };
}

test('[SH229] [life-03] pauses and plays on once each, however often the set tells', () => {
  const { sent, turn } = setUp();
  turn('suspended', 'suspended', 'resumed', 'resumed');
  expect(sent).toEqual(['PAUSE', 'PLAY']);
});

test('[SH229] what was paused or has ended stays so, and a browser’s tab plays on', () => {
  const paused = setUp();
  paused.see({ state: 'PAUSED', isPlayIntended: false });
  paused.turn('suspended', 'resumed');
  const ended = setUp();
  ended.see({ state: 'ENDED' });
  ended.turn('suspended', 'resumed');
  expect(ended.sent).toEqual([]);
  const tab = setUp(false);
  tab.turn('suspended', 'resumed');
  expect([paused.sent, tab.sent]).toEqual([[], []]);
});

test('[SH230] [life-04] a picture that does not move for 5 s after its return is loaded anew, once', () => {
  const { sent, turn, clock } = setUp();
  turn('suspended', 'resumed');
  clock.advance(pictureTimeoutMs);
  clock.advance(10 * pictureTimeoutMs);
  expect(sent).toEqual(['PAUSE', 'PLAY', 'RELOAD']);
});

test.each([
  ['moves', { positionSeconds: 14 }],
  ['is paused', { state: 'PAUSED' }],
  ['waits for the network', { state: 'BUFFERING' }],
] as const)('[SH230] one that %s is left alone', (_what, change) => {
  const { sent, see, turn, clock } = setUp();
  turn('suspended', 'resumed');
  see(change);
  clock.advance(pictureTimeoutMs);
  expect(sent).toEqual(['PAUSE', 'PLAY']);
});

test('[SH230] nothing is loaded for a viewer who has left again', () => {
  const away = setUp();
  away.turn('suspended', 'resumed', 'suspended');
  away.see({ state: 'PLAYING' });
  away.clock.advance(pictureTimeoutMs);
  const gone = setUp();
  gone.turn('suspended', 'resumed');
  gone.end();
  gone.clock.advance(pictureTimeoutMs);
  expect([away.sent, gone.sent].map((sent) => sent.includes('RELOAD'))).toEqual([false, false]);
});
