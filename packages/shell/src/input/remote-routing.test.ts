import { createFocusEngine } from '@fjernsyn/focus';
import type { RemoteKey } from '@fjernsyn/kernel';
import { createFakeClock, createFakeRemoteInput } from '@fjernsyn/platform/testing';
import { describe, expect, test } from 'vitest';
import { createRemoteRouting } from './remote-routing';

const setUp = (
  canGoBack = true,
  sequences: Readonly<Record<string, readonly RemoteKey[]>> = {},
  isCovered: () => boolean = () => false,
  holdMs = 200,
) => {
  const clock = createFakeClock();
  const remote = createFakeRemoteInput(clock);
  const focus = createFocusEngine();
  focus.register({ kind: 'row', id: 'row', parent: null });
  for (const [order, key] of ['a', 'b'].entries())
    focus.register({ kind: 'leaf', id: `row/${key}`, parent: 'row', order });
  const told: string[] = [];
  const goBack = (): boolean => {
    told.push('back');
    return canGoBack;
  };
  const routing = createRemoteRouting({ remote, focus, clock, goBack, sequences, isCovered, holdMs });
  routing.activations.subscribe((id) => told.push(`ok ${id}`));
  return { clock, remote, focus, routing, told };
};

test('[SH10] leads arrows to focus and Back to the way back', () => {
  const { remote, focus, told } = setUp();
  expect(remote.press('right')).toBe(true);
  expect(focus.getFocused()).toBe('row/b');
  expect(remote.press('back')).toBe(true);
  expect(told).toEqual(['back']);
});

test('[SH228] [key-10] a tap is one step, and a held arrow repeats after the set’s delay, never before 200 ms', () => {
  const stepsAfter = (holdMs: number, ...afterMs: readonly number[]): number => {
    const { clock, remote, routing } = setUp(true, {}, () => false, holdMs);
    let steps = 0;
    routing.handle(({ type }) => {
      steps += type === 'move' ? 1 : 0;
      return true;
    });
    const press = (isRepeat: boolean) => remote.send({ type: 'press', key: 'right', isRepeat, at: clock.now() });
    press(false);
    for (const ms of afterMs) {
      clock.advance(ms);
      press(true);
    }
    return steps;
  };
  expect(stepsAfter(350, 40, 40, 40)).toBe(1);
  expect(stepsAfter(350, 349)).toBe(1);
  expect(stepsAfter(350, 351)).toBe(2);
  expect([stepsAfter(180, 190), stepsAfter(180, 201)]).toEqual([1, 2]);
});

test('[SH10] asks the newest handler first, and goes on where it says no', () => {
  const { remote, routing, focus, told } = setUp();
  const heard: string[] = [];
  routing.handle((action) => {
    heard.push(`old ${action.type}`);
    return false;
  });
  const end = routing.handle((action) => {
    heard.push(`new ${action.type}`);
    return action.type === 'back';
  });
  remote.press('back');
  remote.press('right');
  expect(heard).toEqual(['new back', 'new move', 'old move']);
  expect(told).toEqual([]);
  expect(focus.getFocused()).toBe('row/b');
  end();
  remote.press('back');
  expect(told).toEqual(['back']);
});

test('[SH10] leaves Back to the browser where there is nowhere to go', () => {
  expect(setUp(false).remote.press('back')).toBe(false);
});

test('[SH11] [key-06] keeps arrows and OK from the browser, used or not', () => {
  const { remote, focus } = setUp();
  expect(focus.move('down').outcome).toBe('edge');
  expect(remote.press('down')).toBe(true);
  expect(remote.press('ok')).toBe(true);
  expect(remote.press('red')).toBe(false);
});

test('[SH12] OK tells the focused node once a press', () => {
  const { remote, clock, told } = setUp();
  remote.send({ type: 'press', key: 'ok', isRepeat: false, at: clock.now() });
  remote.send({ type: 'press', key: 'ok', isRepeat: true, at: clock.now() + 500 });
  remote.send({ type: 'release', key: 'ok', isRepeat: false, at: clock.now() + 600 });
  expect(told).toEqual(['ok row/a']);
});

describe('OK on what has a menu', () => {
  const withMenu = () => {
    const world = setUp();
    const { clock, remote, routing, told } = world;
    routing.knowMenus((id) => id === 'row/b');
    routing.menus.subscribe((id) => told.push(`menu ${id}`));
    remote.press('right');
    const send = (type: 'press' | 'release', isRepeat = false) =>
      remote.send({ type, key: 'ok', isRepeat, at: clock.now() });
    return { ...world, send };
  };

  test('[SH1090] acts when it is let go, and opens the menu alone where it was held', () => {
    const { send, clock, told } = withMenu();
    send('press');
    expect(told).toEqual([]);
    clock.advance(200);
    send('release');
    expect(told).toEqual(['ok row/b']);
    send('press');
    clock.advance(600);
    expect(told).toEqual(['ok row/b', 'menu row/b']);
    send('press', true);
    send('release');
    expect(told).toEqual(['ok row/b', 'menu row/b']);
  });

  test('[SH1090] acts at once on what has none, and on a set that never says that a key was let go', () => {
    const { send, focus, told } = withMenu();
    focus.focus('row/a');
    send('press');
    expect(told).toEqual(['ok row/a']);
    const { remote, clock, routing, told: first } = setUp();
    routing.knowMenus(() => true);
    remote.send({ type: 'press', key: 'ok', isRepeat: false, at: clock.now() });
    expect(first).toEqual(['ok row/a']);
  });

  test('[SH1091] does nothing to what focus has gone to meanwhile', () => {
    const { send, focus, clock, told } = withMenu();
    send('press');
    focus.focus('row/a');
    send('release');
    send('press');
    expect(told).toEqual(['ok row/a']);
    focus.focus('row/b');
    send('release');
    send('press');
    focus.focus('row/a');
    clock.advance(600);
    expect(told).toEqual(['ok row/a']);
  });
});

test('[SH10] turns to the pointer when it moves, and back to keys on a key', () => {
  const { remote, routing } = setUp();
  remote.send({ type: 'pointer-move', x: 1, y: 1, at: 1 });
  remote.send({ type: 'pointer-move', x: 9, y: 9, at: 2 });
  expect(routing.mode.get()).toBe('pointer');
  remote.press('right');
  expect(routing.mode.get()).toBe('keys');
});

test('[SH21] a key that was held when the application was left starts anew', () => {
  const { remote, clock, focus, routing } = setUp();
  remote.send({ type: 'press', key: 'right', isRepeat: false, at: clock.now() });
  routing.release();
  expect(remote.letGoCount).toBe(1);
  focus.focus('row/a');
  remote.send({ type: 'press', key: 'right', isRepeat: false, at: clock.now() + 10 });
  expect(focus.getFocused()).toBe('row/b');
});

test('[SH60] tells handlers of a sequence of keys that was configured', () => {
  const { remote, routing } = setUp(true, { menu: ['rewind', 'fastForward', 'pause'] });
  const heard: string[] = [];
  routing.handle((action) => {
    if (action.type === 'sequence') heard.push(action.name);
    return false;
  });
  for (const key of ['rewind', 'fastForward', 'pause'] as const) remote.press(key);
  expect(heard).toEqual(['menu']);
});

test('[SH61] goes to keys with Tab, and to the pointer and back as the set shows and hides its own', () => {
  const { remote, routing, clock } = setUp();
  const modes = (['pointer-show', 'tab', 'pointer-show', 'pointer-hide'] as const).map((type) => {
    remote.send({ type, at: clock.now() });
    return routing.mode.get();
  });
  expect(modes).toEqual(['pointer', 'keys', 'pointer', 'keys']);
});

test('[SH61] goes to the pointer with a press of the mouse', () => {
  const { remote, routing, clock } = setUp();
  remote.send({ type: 'pointer-press', x: 5, y: 5, at: clock.now() });
  expect(routing.mode.get()).toBe('pointer');
});

test('[SH311] [found-wheel-01] a wheel turned sideways goes along the rail, one turned down to what lies below', () => {
  const { remote, focus, clock } = setUp();
  focus.focus('row/a');
  remote.send({ type: 'wheel', wheelX: 60, wheelY: 8, at: clock.now() });
  expect(focus.getFocused()).toBe('row/b');
  remote.send({ type: 'wheel', wheelX: -60, wheelY: 8, at: clock.now() + 400 });
  expect(focus.getFocused()).toBe('row/a');
});

test('[SH155] what stands over the screen hears actions, and the screen below nothing', () => {
  let isCovered = true;
  const { remote, routing, focus, told } = setUp(true, {}, () => isCovered);
  const heard: string[] = [];
  routing.handle(({ type }) => heard.push(`over ${type}`) < 0, 'overlay');
  routing.handle(({ type }) => heard.push(`screen ${type}`) > 0);
  remote.press('right');
  remote.press('back');
  expect([heard, focus.getFocused(), told]).toEqual([['over move', 'over back'], 'row/b', ['back']]);
  isCovered = false;
  remote.press('left');
  expect(heard.slice(2)).toEqual(['screen move']);
});
