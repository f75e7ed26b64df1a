import type { InputContext, InputEvent, KeyInputOptions, KeyInputState, KeyInputStep } from './key-input-types';

/** The timing of decisions "Input". */
export const keyInputDefaults = {
  arrowRepeatMs: 200,
  backRepeatMs: 350,
  longPressMs: 800,
  wheelStepMs: 300,
} as const satisfies KeyInputOptions;

/** State before any input: keys, nothing held. */
export const initialKeyInput: KeyInputState = { mode: 'keys', held: [], wheelActedAt: null, pointer: null };

/** Turns one raw event into actions; pure, time comes in with the event. */
export function reduceKeyInput(
  state: KeyInputState,
  event: InputEvent,
  context: InputContext,
  options: KeyInputOptions = keyInputDefaults,
): KeyInputStep {
  void event;
  void context;
  void options;
  return { state, actions: [] };
}
