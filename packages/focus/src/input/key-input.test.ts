import type { RemoteKey } from '@fjernsyn/kernel';
import { describe, expect, it } from 'vitest';
import { initialKeyInput, keyInputDefaults, longPressAt, reduceKeyInput } from './key-input';
import type { InputAction, InputContext, InputEvent, KeyInputState } from './key-input-types';

/** A remote in the viewer's hand: feeds events and collects what they did. */
function createRemote(first: Partial<InputContext> = {}) {
  let state: KeyInputState = initialKeyInput;
  let context: InputContext = { layer: null, hasLongAction: false, ...first };
  const send = (event: InputEvent): readonly InputAction[] => {
    const step = reduceKeyInput(state, event, context);
    state = step.state;
    return step.actions;
  };
  return {
    send,
    state: () => state,
    setContext(next: Partial<InputContext>) {
      context = { ...context, ...next };
    },
    press: (key: RemoteKey, at: number) => send({ type: 'press', key, isRepeat: false, at }),
    repeat: (key: RemoteKey, at: number) => send({ type: 'press', key, isRepeat: true, at }),
    release: (key: RemoteKey, at: number) => send({ type: 'release', key, at }),
  };
}

describe('arrows', () => {
  it('[FO52] [key-throttle-repeat] steps at most once in 200 ms while held, dropping the rest', () => {
    const remote = createRemote();
    const moved = [remote.press('right', 0)];
    for (const at of [60, 120, 199, 201, 300, 405]) moved.push(remote.repeat('right', at));
    expect(moved.map((actions) => actions.length)).toEqual([1, 0, 0, 0, 1, 0, 1]);
    expect(moved[4]).toEqual([{ type: 'move', direction: 'right', isRepeat: true }]);
  });

  it('[FO72] a held key repeats after the device’s own delay, and then as quickly as others', () => {
    const options = { ...keyInputDefaults, holdMs: 350 };
    let state = initialKeyInput;
    const moved = [0, 120, 300, 351, 500, 552].map((at) => {
      const event = { type: 'press', key: 'right', isRepeat: at > 0, at } as const;
      const step = reduceKeyInput(state, event, { layer: null, hasLongAction: false }, options);
      state = step.state;
      return step.actions.length;
    });
    expect(moved).toEqual([1, 0, 0, 1, 0, 1]);
  });

  it('[FO53] [key-throttle-new-press-passes] never loses distinct presses, however quick', () => {
    const remote = createRemote();
    const moved: (readonly InputAction[])[] = [];
    for (const [key, at] of [
      ['right', 0],
      ['left', 20],
      ['right', 40],
      ['right', 60],
    ] as const) {
      moved.push(remote.press(key, at));
      remote.release(key, at + 10);
    }
    expect(moved.map((actions) => actions.length)).toEqual([1, 1, 1, 1]);
  });

  it('[FO52] [found-wire-02] acts again when 200 ms have passed, and no sooner, the first time and later', () => {
    for (const key of ['right', 'playPause'] as const) {
      const remote = createRemote();
      remote.press(key, 0);
      expect([199, 200, 399, 400, 599, 600].map((at) => remote.repeat(key, at).length)).toEqual([0, 1, 0, 1, 0, 1]);
    }
  });

  it('[FO52] [key-no-queue-after-release] queues nothing for after the release', () => {
    const remote = createRemote();
    remote.press('right', 0);
    remote.repeat('right', 210);
    expect(remote.release('right', 215)).toEqual([]);
    expect(remote.send({ type: 'tick', at: 1_215 })).toEqual([]);
  });

  it('[FO54] takes the same key without a release between as a repeat, where the device flags none', () => {
    const remote = createRemote();
    remote.press('up', 0);
    remote.release('up', 10);
    remote.press('down', 100);
    expect([150, 299, 300].map((at) => remote.press('down', at).length)).toEqual([0, 0, 1]);
  });

  it('[FO52] goes on when the clock was set back', () => {
    const remote = createRemote();
    remote.press('down', 10_000);
    expect(remote.repeat('down', 100)).toHaveLength(1);
  });

  it('[FO55] stop at a layer that opened while they were held', () => {
    const remote = createRemote();
    remote.press('down', 0);
    remote.setContext({ layer: 'dialog' });
    expect(remote.repeat('down', 400)).toEqual([]);
    remote.release('down', 410);
    expect(remote.press('down', 420)).toHaveLength(1);
  });

  it('[FO58] go on with a press that began before anybody listened', () => {
    const remote = createRemote();
    expect(remote.repeat('down', 0)).toEqual([{ type: 'move', direction: 'down', isRepeat: true }]);
    expect(remote.repeat('down', 100)).toEqual([]);
  });
});

describe('back', () => {
  it('[FO56] [key-back-once] leaves one screen however long it is held', () => {
    const remote = createRemote();
    expect(remote.press('back', 0)).toEqual([{ type: 'back' }]);
    for (const at of [90, 180, 340, 360, 5_000]) expect(remote.repeat('back', at)).toEqual([]);
  });

  it('[FO56] is not throttled for distinct presses', () => {
    const remote = createRemote();
    remote.press('back', 0);
    remote.release('back', 50);
    expect(remote.press('back', 100)).toEqual([{ type: 'back' }]);
  });

  it('[P091] [FO54] [FO52] a second of presses each 50 ms is Back three times at most, and an arrow six times', () => {
    const countOf = (key: RemoteKey, isFlagged: boolean): number => {
      const remote = createRemote();
      const actions = [remote.press(key, 0)];
      for (let at = 50; at <= 1_000; at += 50) actions.push((isFlagged ? remote.repeat : remote.press)(key, at));
      return actions.filter(({ length }) => length > 0).length;
    };
    expect([countOf('back', true), countOf('back', false)].every((count) => count >= 1 && count <= 3)).toBe(true);
    expect([countOf('right', true), countOf('right', false)]).toEqual([6, 6]);
  });

  it('[FO54] acts again after 350 ms where the device sends no releases, but not before', () => {
    const remote = createRemote();
    remote.press('back', 0);
    expect(remote.press('back', 349)).toEqual([]);
    expect(remote.press('back', 698)).toEqual([]);
    expect(remote.press('back', 1_048)).toEqual([{ type: 'back' }]);
  });

  it('[FO58] does nothing for a press that began elsewhere', () => {
    expect(createRemote().repeat('back', 0)).toEqual([]);
    expect(createRemote().repeat('ok', 0)).toEqual([]);
  });
});

describe('ok', () => {
  it('[FO57] acts on the press where there is no long action, once', () => {
    const remote = createRemote();
    expect(remote.press('ok', 0)).toEqual([{ type: 'activate' }]);
    expect(remote.repeat('ok', 700)).toEqual([]);
    expect(remote.release('ok', 950)).toEqual([]);
  });

  it('[FO57] waits for its release where there is one', () => {
    const remote = createRemote({ hasLongAction: true });
    expect(remote.press('ok', 0)).toEqual([]);
    expect(longPressAt(remote.state())).toBe(keyInputDefaults.longPressMs);
    expect(remote.release('ok', 300)).toEqual([{ type: 'activate' }]);
    expect(longPressAt(remote.state())).toBeNull();
  });

  it('[FO57] [key-07] does the long action once at the threshold, by a repeat, a tick or a late release, and not the short one', () => {
    const ways = [
      (remote: ReturnType<typeof createRemote>) => remote.repeat('ok', 600),
      (remote: ReturnType<typeof createRemote>) => remote.send({ type: 'tick', at: 600 }),
      (remote: ReturnType<typeof createRemote>) => remote.release('ok', 600),
    ];
    for (const way of ways) {
      const remote = createRemote({ hasLongAction: true });
      remote.press('ok', 0);
      expect(remote.send({ type: 'tick', at: 599 })).toEqual([]);
      expect(way(remote)).toEqual([{ type: 'long-activate' }]);
      expect(remote.repeat('ok', 700)).toEqual([]);
      expect(remote.release('ok', 950)).toEqual([]);
    }
  });

  it('[FO55] [key-held-enter-not-into-modal] does nothing in a layer that opened under it', () => {
    for (const hasLongAction of [false, true]) {
      const remote = createRemote({ hasLongAction });
      remote.press('ok', 0);
      remote.setContext({ layer: 'dialog' });
      expect(remote.repeat('ok', 300)).toEqual([]);
      expect(remote.repeat('ok', 700)).toEqual([]);
      expect(remote.release('ok', 950)).toEqual([]);
      expect(remote.press('ok', 1_000)).toHaveLength(hasLongAction ? 0 : 1);
    }
  });

  it('[FO58] is over without acting when the window loses the keys or another key is pressed', () => {
    const lost = createRemote({ hasLongAction: true });
    lost.press('ok', 0);
    lost.send({ type: 'lost', at: 10 });
    expect(lost.release('ok', 100)).toEqual([]);
    const other = createRemote({ hasLongAction: true });
    other.press('ok', 0);
    expect(other.press('right', 50)).toHaveLength(1);
    expect(other.release('ok', 100)).toEqual([]);
  });
});

describe('other keys', () => {
  it('[FO52] pass as they are, and repeat as arrows do', () => {
    const remote = createRemote();
    expect(remote.press('playPause', 0)).toEqual([{ type: 'key', key: 'playPause', isRepeat: false }]);
    expect(remote.repeat('playPause', 100)).toEqual([]);
    expect(remote.repeat('playPause', 200)).toEqual([{ type: 'key', key: 'playPause', isRepeat: true }]);
  });
});
