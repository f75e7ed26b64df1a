import { describe, expect, it } from 'vitest';
import { initialKeyInput, reduceKeyInput } from './key-input';
import type { InputAction, InputEvent, KeyInputState } from './key-input-types';

function feed(events: readonly InputEvent[]): { readonly state: KeyInputState; readonly actions: InputAction[] } {
  let state: KeyInputState = initialKeyInput;
  const actions: InputAction[] = [];
  for (const event of events) {
    const step = reduceKeyInput(state, event, { layer: null, hasLongAction: false });
    state = step.state;
    actions.push(...step.actions);
  }
  return { state, actions };
}

const moveTo = (x: number, y: number, at = 0): InputEvent => ({ type: 'pointer-move', x, y, at });
const wheel = (deltaX: number, deltaY: number, at: number): InputEvent => ({ type: 'wheel', deltaX, deltaY, at });

describe('pointer', () => {
  it('[FO59] [ptr-synthetic-move-on-scroll] takes a move to the same place for none, and the first for where it rests', () => {
    expect(feed([moveTo(100, 50), moveTo(100, 50)]).state.mode).toBe('keys');
    expect(feed([moveTo(100, 50), moveTo(101, 50)])).toMatchObject({
      state: { mode: 'pointer' },
      actions: [{ type: 'mode', mode: 'pointer' }],
    });
  });

  it('[FO59] goes back to keys with the first key, before the key acts', () => {
    const { actions } = feed([
      { type: 'pointer-down', at: 0 },
      { type: 'press', key: 'up', isRepeat: false, at: 1 },
    ]);
    expect(actions).toEqual([
      { type: 'mode', mode: 'pointer' },
      { type: 'mode', mode: 'keys' },
      { type: 'move', direction: 'up', isRepeat: false },
    ]);
  });

  it('[FO59] goes back to keys when the device hides its pointer, and says so once', () => {
    const { state, actions } = feed([
      { type: 'pointer-down', at: 0 },
      { type: 'pointer-hide', at: 1 },
      { type: 'pointer-hide', at: 2 },
      moveTo(5, 5, 3),
    ]);
    expect(actions).toHaveLength(2);
    expect(state.mode).toBe('keys');
  });
});

describe('wheel', () => {
  it('[FO60] steps at most once in 300 ms, along the greater axis', () => {
    const { actions } = feed([
      wheel(0, 120, 0),
      wheel(0, 120, 299),
      wheel(0, -120, 300),
      wheel(50, 10, 600),
      wheel(-50, 10, 900),
    ]);
    expect(actions).toEqual(['down', 'up', 'right', 'left'].map((direction) => ({ type: 'scroll', direction })));
  });

  it('[FO60] takes no step for a wheel that did not turn', () => {
    expect(feed([wheel(0, 0, 0), wheel(0, 1, 1)]).actions).toEqual([{ type: 'scroll', direction: 'down' }]);
  });

  it('[FO69] follows Tab and a pointer that the device shows', () => {
    const context = { layer: null, hasLongAction: false };
    const shown = reduceKeyInput(initialKeyInput, { type: 'pointer-show', at: 0 }, context);
    expect(shown.actions).toEqual([{ type: 'mode', mode: 'pointer' }]);
    expect(reduceKeyInput(shown.state, { type: 'tab', at: 5 }, context).actions).toEqual([
      { type: 'mode', mode: 'keys' },
    ]);
    expect(reduceKeyInput(initialKeyInput, { type: 'tab', at: 5 }, context).actions).toEqual([]);
  });
});
