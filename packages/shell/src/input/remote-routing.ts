import type { FocusEngine } from '@fjernsyn/focus';
import {
  type InputAction,
  type InputEvent,
  type InputMode,
  initialKeyInput,
  type KeyInputOptions,
  keyInputDefaults,
  longPressAt,
  type NodeId,
  reduceKeyInput,
} from '@fjernsyn/focus';
import {
  createEmitter,
  createObservable,
  type DurationMs,
  type Emitter,
  type Observed,
  type Unsubscribe,
} from '@fjernsyn/kernel';
import type { Clock, RemoteEvent, RemoteInput } from '@fjernsyn/platform';
import { createHolding } from './holding';

/** Takes an action before focus does; answers whether it was used. */
export type ActionHandler = (action: InputAction) => boolean;

/** Where the one who handles actions stands. */
export type HandlerPlace = 'screen' | 'overlay';

/** What {@link createRemoteRouting} stands on. */
export interface RemoteRoutingDeps {
  readonly remote: RemoteInput;
  readonly focus: FocusEngine;
  readonly clock: Clock;
  /** Keys that mean something when pressed one after another, by name: handlers hear a `sequence` (S9). */
  readonly sequences?: KeyInputOptions['sequences'];
  /** How long a key is held before it repeats (C9). */
  readonly holdMs?: DurationMs;
  /** Whether something stands over the screen: its handlers then hear nothing. */
  readonly isCovered?: () => boolean;
  /** Back when nobody else wants it; answers whether there was somewhere to go. */
  readonly goBack: () => boolean;
}

/** Leads each key to the one it is meant for: the newest handler, then focus, then the way back. */
export interface RemoteRouting {
  /** Whether the viewer uses keys or a pointer now (S4). */
  readonly mode: Observed<InputMode>;
  /** Tells the id of the focused node that OK was pressed on. */
  readonly activations: Emitter<NodeId>;
  /** Tells the id of the focused node that OK was held on, of those that have a menu. */
  readonly menus: Emitter<NodeId>;
  /** Takes who knows which nodes have a menu: on these OK acts once it is let go, and on others at once. */
  knowMenus(hasMenu: (id: NodeId) => boolean): void;
  /** Lets a screen, or what stands over it, hear actions first; the newest handler is asked first, and a covered screen's not at all. */
  handle(handler: ActionHandler, place?: HandlerPlace): Unsubscribe;
  /** Forgets which keys are held, as when the application is left while one is down. */
  release(): void;
  stop(): void;
}

/** Makes the {@link RemoteRouting} of an application. */
export function createRemoteRouting(deps: RemoteRoutingDeps): RemoteRouting {
  const { focus, isCovered = () => false } = deps;
  const options = toOptions(deps);
  const mode = createObservable<InputMode>('keys');
  const activations = createEmitter<NodeId>();
  const menus = createEmitter<NodeId>();
  const handlers = createHandlers(isCovered);
  const holding = createHolding(deps);
  let state = initialKeyInput;

  const tellFocused = (whom: Emitter<NodeId>): boolean => {
    const focused = focus.getFocused();
    if (focused === null || !holding.isMeant(focused)) return false;
    whom.emit(focused);
    return true;
  };

  const route = (action: InputAction): boolean => {
    if (action.type === 'mode') {
      mode.set(action.mode);
      focus.setInputMode(action.mode);
      return false;
    }
    if (handlers.take(action)) return true;
    switch (action.type) {
      case 'move':
        return focus.move(action.direction, { isHeld: action.isRepeat }).outcome !== 'edge';
      case 'scroll':
        return focus.move(action.direction).outcome !== 'edge';
      case 'activate':
        return tellFocused(activations);
      case 'back':
        return deps.goBack();
      case 'long-activate':
        return tellFocused(menus);
      case 'sequence':
      case 'key':
        return false;
    }
  };

  /** Leads on every action of an event, even after one that was used; answers whether any was. */
  const take = (event: InputEvent): boolean => {
    const hasLongAction = event.type === 'press' && event.key === 'ok' && state.hasReleases && holding.hasMenu();
    const step = reduceKeyInput(state, event, { layer: focus.getTopLayer(), hasLongAction }, options);
    state = step.state;
    holding.follow(longPressAt(state, options), take);
    return step.actions.map(route).some((isUsed) => isUsed);
  };

  const stop = deps.remote.subscribe((event) => take(toInput(event)) || isOurs(event));

  return {
    mode,
    activations,
    menus,
    knowMenus: holding.knowMenus,
    handle: handlers.handle,
    release() {
      deps.remote.letGo();
      take({ type: 'lost', at: deps.clock.now() });
    },
    stop() {
      stop();
      holding.follow(null, take);
    },
  };
}

function toOptions({ sequences = {}, holdMs = keyInputDefaults.holdMs }: RemoteRoutingDeps): KeyInputOptions {
  return { ...keyInputDefaults, sequences, holdMs: Math.max(holdMs, keyInputDefaults.arrowRepeatMs) };
}

/** Whoever hears actions before focus does. */
interface Handlers extends Pick<RemoteRouting, 'handle'> {
  /** Asks the newest first; answers whether one used the action. */
  take(action: InputAction): boolean;
}

function createHandlers(isCovered: () => boolean): Handlers {
  let handlers: readonly { readonly handler: ActionHandler; readonly place: HandlerPlace }[] = [];
  return {
    handle(handler, place = 'screen') {
      const entry = { handler, place };
      handlers = [...handlers, entry];
      return () => {
        handlers = handlers.filter((other) => other !== entry);
      };
    },
    take(action) {
      const hearing = isCovered() ? handlers.filter(({ place }) => place === 'overlay') : handlers;
      return [...hearing].reverse().some(({ handler }) => handler(action));
    },
  };
}

function toInput(event: RemoteEvent): InputEvent {
  switch (event.type) {
    case 'press':
    case 'release':
    case 'tab':
    case 'pointer-show':
    case 'pointer-hide':
      return event;
    case 'wheel':
      return { type: 'wheel', deltaX: event.wheelX, deltaY: event.wheelY, at: event.at };
    case 'pointer-move':
      return { type: 'pointer-move', x: event.x, y: event.y, at: event.at };
    case 'pointer-press':
      return { type: 'pointer-down', at: event.at };
  }
}

/** Arrows and OK never reach the browser: it would scroll the page or press a link a second time, also on a throttled repeat. */
function isOurs(event: RemoteEvent): boolean {
  if (event.type === 'wheel') return true;
  if (event.type !== 'press') return false;
  return (
    event.key === 'ok' || event.key === 'up' || event.key === 'down' || event.key === 'left' || event.key === 'right'
  );
}
