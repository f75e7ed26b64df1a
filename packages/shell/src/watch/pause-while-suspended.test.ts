import { createFakeLifecycle } from '@fjernsyn/platform/testing';
import type { Playback, PlaybackCommand, PlaybackView } from '@fjernsyn/player';
import { expect, test } from 'vitest';
import { pauseWhileSuspended } from './pause-while-suspended';

function setUp(stopsMedia = true) {
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
  pauseWhileSuspended({ lifecycle, playback });
  const turn = (...types: readonly ('suspended' | 'resumed')[]): void => {
    for (const type of types) lifecycle.send({ type });
  };
  return { sent, see, turn };
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
