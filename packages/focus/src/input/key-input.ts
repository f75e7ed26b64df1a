import { type Instant, isDirection, type RemoteKey } from '@fjernsyn/kernel';
import { hasPassed } from './has-passed';
import type {
  HeldKey,
  InputAction,
  InputContext,
  InputEvent,
  KeyInputOptions,
  KeyInputState,
  KeyInputStep,
} from './key-input-types';
import { followSequences } from './key-sequences';
import { reducePointer } from './pointer-input';

/** How keys repeat and throttle (reading "Input", S9, C9). */
export const keyInputDefaults = {
  arrowRepeatMs: 200,
  holdMs: 200,
  backRepeatMs: 350,
  longPressMs: 600,
  wheelStepMs: 300,
  sequences: {},
  sequenceGapMs: 2000,
} as const satisfies KeyInputOptions;

/** State before any input: keys, nothing held. */
export const initialKeyInput: KeyInputState = {
  mode: 'keys',
  hasReleases: false,
  held: [],
  wheelActedAt: null,
  pointer: null,
  recent: null,
};

type Press = Extract<InputEvent, { type: 'press' }>;

/** Turns one raw event into actions; pure, time comes in with the event. */
export function reduceKeyInput(
  state: KeyInputState,
  event: InputEvent,
  context: InputContext,
  options: KeyInputOptions = keyInputDefaults,
): KeyInputStep {
  switch (event.type) {
    case 'press':
      return press(state, event, context, options);
    case 'release':
      return release(state, event.key, event.at, context, options);
    case 'tick':
      return wakeLongPress(state, event.at, context, options);
    case 'lost':
      return { state: { ...state, held: [] }, actions: [] };
    default:
      return reducePointer(state, event, options);
  }
}

/** When a `tick` is due for the long action of a held OK; null when none waits. */
export function longPressAt(state: KeyInputState, options: KeyInputOptions = keyInputDefaults): Instant | null {
  const waiting = state.held.find((held) => held.isWaiting);
  return waiting ? waiting.pressedAt + options.longPressMs : null;
}

function press(state: KeyInputState, event: Press, context: InputContext, options: KeyInputOptions): KeyInputStep {
  const { key, at } = event;
  const mode: readonly InputAction[] = state.mode === 'keys' ? [] : [{ type: 'mode', mode: 'keys' }];
  const inKeys: KeyInputState = { ...state, mode: 'keys' };
  const held = state.held.find((other) => other.key === key);
  const isRepeat = event.isRepeat || (held !== undefined && isStillHeld(state, held, at, options));
  if (isRepeat) {
    const step = repeat(inKeys, held, event, context, options);
    return { state: step.state, actions: [...mode, ...step.actions] };
  }
  const step = begin(inKeys, key, at, context);
  const { recent, found } = followSequences(state.recent, key, at, options);
  const sequence: readonly InputAction[] = found === null ? [] : [{ type: 'sequence', name: found }];
  return { state: { ...step.state, recent }, actions: [...mode, ...step.actions, ...sequence] };
}

function isStillHeld(state: KeyInputState, held: HeldKey, at: Instant, options: KeyInputOptions): boolean {
  if (state.hasReleases) return true;
  const isOnce = held.key === 'back' || held.key === 'ok';
  return !hasPassed(at, held.lastSeenAt, isOnce ? options.backRepeatMs : options.arrowRepeatMs);
}

/** A new press. It ends any other: a remote has one finger on it, and a lost release must not stall a key. */
function begin(state: KeyInputState, key: RemoteKey, at: Instant, context: InputContext): KeyInputStep {
  const isWaiting = key === 'ok' && context.hasLongAction;
  const held: HeldKey = { key, pressedAt: at, actedAt: at, lastSeenAt: at, layer: context.layer, isWaiting };
  return { state: { ...state, held: [held] }, actions: isWaiting ? [] : [actionOf(key, false)] };
}

function repeat(
  state: KeyInputState,
  known: HeldKey | undefined,
  { key, at }: Press,
  context: InputContext,
  options: KeyInputOptions,
): KeyInputStep {
  const isOnce = key === 'back' || key === 'ok';
  if (!known) {
    // The press began before anybody listened: only what may repeat acts.
    const step = begin(state, key, at, { ...context, hasLongAction: false });
    return { state: step.state, actions: isOnce ? [] : [actionOf(key, true)] };
  }
  const seen: HeldKey = { ...known, lastSeenAt: at };
  if (known.layer !== context.layer) return withHeld(state, { ...seen, isWaiting: false }, []);
  if (isOnce) return wakeLongPress(withHeld(state, seen, []).state, at, context, options);
  const hasRepeated = known.actedAt !== known.pressedAt;
  if (!hasPassed(at, known.actedAt, hasRepeated ? options.arrowRepeatMs : options.holdMs))
    return withHeld(state, seen, []);
  return withHeld(state, { ...seen, actedAt: at }, [actionOf(key, true)]);
}

function release(
  state: KeyInputState,
  key: RemoteKey,
  at: Instant,
  context: InputContext,
  options: KeyInputOptions,
): KeyInputStep {
  const held = state.held.find((other) => other.key === key);
  const next: KeyInputState = { ...state, hasReleases: true, held: state.held.filter((other) => other !== held) };
  if (!held?.isWaiting || held.layer !== context.layer) return { state: next, actions: [] };
  const isLong = at - held.pressedAt >= options.longPressMs;
  return { state: next, actions: [{ type: isLong ? 'long-activate' : 'activate' }] };
}

function wakeLongPress(
  state: KeyInputState,
  at: Instant,
  context: InputContext,
  options: KeyInputOptions,
): KeyInputStep {
  const waiting = state.held.find((held) => held.isWaiting);
  if (!waiting) return { state, actions: [] };
  const settled: HeldKey = { ...waiting, isWaiting: false };
  if (waiting.layer !== context.layer) return withHeld(state, settled, []);
  if (at - waiting.pressedAt < options.longPressMs) return { state, actions: [] };
  return withHeld(state, settled, [{ type: 'long-activate' }]);
}

function withHeld(state: KeyInputState, held: HeldKey, actions: readonly InputAction[]): KeyInputStep {
  return {
    state: { ...state, held: state.held.map((other) => (other.key === held.key ? held : other)) },
    actions,
  };
}

function actionOf(key: RemoteKey, isRepeat: boolean): InputAction {
  if (isDirection(key)) return { type: 'move', direction: key, isRepeat };
  if (key === 'ok') return { type: 'activate' };
  if (key === 'back') return { type: 'back' };
  return { type: 'key', key, isRepeat };
}
