import type { Direction } from '@fjernsyn/kernel';
import { hasPassed } from './has-passed';
import type { InputEvent, InputMode, KeyInputOptions, KeyInputState, KeyInputStep } from './key-input-types';

type PointerEvent = Extract<InputEvent, { type: 'wheel' | 'tab' | `pointer-${string}` }>;

/** The part of the reducer that knows pointer and wheel; pure. */
export function reducePointer(state: KeyInputState, event: PointerEvent, options: KeyInputOptions): KeyInputStep {
  switch (event.type) {
    case 'wheel':
      return wheel(state, event, options);
    case 'pointer-move': {
      const { x, y } = event;
      const last = state.pointer;
      const next: KeyInputState = { ...state, pointer: { x, y } };
      // Browsers send a move when content scrolls below a resting pointer, and one for where it rests at the start.
      const isMove = last !== null && (last.x !== x || last.y !== y);
      return isMove ? inMode(next, 'pointer') : { state: next, actions: [] };
    }
    case 'pointer-down':
    case 'pointer-show':
      return inMode(state, 'pointer');
    case 'tab':
      return inMode(state, 'keys');
    case 'pointer-hide':
      return inMode({ ...state, pointer: null }, 'keys');
  }
}

function inMode(state: KeyInputState, mode: InputMode): KeyInputStep {
  return state.mode === mode
    ? { state, actions: [] }
    : { state: { ...state, mode }, actions: [{ type: 'mode', mode }] };
}

function wheel(
  state: KeyInputState,
  { deltaX, deltaY, at }: Extract<InputEvent, { type: 'wheel' }>,
  options: KeyInputOptions,
): KeyInputStep {
  const isIdle = deltaX === 0 && deltaY === 0;
  if (isIdle || (state.wheelActedAt !== null && !hasPassed(at, state.wheelActedAt, options.wheelStepMs))) {
    return { state, actions: [] };
  }
  const isAcross = Math.abs(deltaX) > Math.abs(deltaY);
  const forward: Direction = isAcross ? 'right' : 'down';
  const backward: Direction = isAcross ? 'left' : 'up';
  const direction = (isAcross ? deltaX : deltaY) > 0 ? forward : backward;
  return { state: { ...state, wheelActedAt: at }, actions: [{ type: 'scroll', direction }] };
}
