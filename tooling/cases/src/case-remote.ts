import { isKeptByTextField } from '@fjernsyn/browser';
import {
  type InputAction,
  type InputEvent,
  initialKeyInput,
  type KeyInputOptions,
  keyInputDefaults,
  longPressAt,
  reduceKeyInput,
} from '@fjernsyn/focus';
import type { RemoteKey } from '@fjernsyn/kernel';
import type { CasePage } from './case-page';
import type { CaseNode, FocusCase } from './case-types';
import { isField } from './node-kinds';

const keyOfName: Readonly<Record<string, RemoteKey>> = {
  enter: 'ok',
  select: 'ok',
  return: 'back',
  escape: 'back',
  esc: 'back',
  backspace: 'back',
};

/** The remote control of a case: raw presses and pointer in, actions out, by the product's own reducer and timing. */
export interface CaseRemote {
  now(): number;
  /** Presses and lets go, a second after whatever came before. Answers whether the browser was kept from it. */
  tap(key: string): boolean;
  press(key: string, at: number, isRepeat: boolean): boolean;
  release(key: string, at: number): void;
  /** Moves the pointer; answers whether it has moved. */
  point(x: number, y: number): boolean;
  send(event: InputEvent): void;
  wait(ms: number): void;
}

/** Makes the {@link CaseRemote} of a page; `act` takes each action. */
export const createCaseRemote = (
  source: FocusCase,
  page: CasePage,
  act: (action: InputAction) => boolean,
): CaseRemote => {
  const options = optionsOf(source);
  let state = initialKeyInput;
  let now = 0;

  const focusedNode = (): CaseNode | undefined => page.nodes.get(page.toCaseId(page.engine.getFocused()) ?? '');
  const take = (event: InputEvent): boolean => {
    now = Math.max(now, event.at);
    const context = {
      layer: page.engine.getTopLayer(),
      hasLongAction: hasLongAction(source, focusedNode()),
    };
    const step = reduceKeyInput(state, event, context, options);
    state = step.state;
    return step.actions.map(act).some((isUsed) => isUsed);
  };
  const advanceTo = (at: number): void => {
    const due = longPressAt(state, options);
    if (due !== null && due <= at) take({ type: 'tick', at: due });
    now = Math.max(now, at);
  };

  const remote: CaseRemote = {
    now: () => now,
    tap(name) {
      const at = now + 1000;
      const isConsumed = remote.press(name, at, false);
      remote.release(name, at + 50);
      return isConsumed;
    },
    press(name, at, isRepeat) {
      advanceTo(at);
      const key = toKey(name);
      const node = focusedNode();
      if (node && isField(node) && isKeptByTextField(fieldOf(node), undefined, key)) {
        if (key === 'left' || key === 'right') moveCaret(page, node, key === 'left' ? -1 : 1);
        return false;
      }
      const isUsed = take({ type: 'press', key, isRepeat, at });
      // Arrows and OK never reach the browser, used or not.
      return isUsed || ['up', 'down', 'left', 'right', 'ok'].includes(key);
    },
    release(name, at) {
      advanceTo(at);
      take({ type: 'release', key: toKey(name), at });
    },
    point(x, y) {
      const before = state.pointer;
      take({ type: 'pointer-move', x, y, at: now });
      return before?.x !== x || before.y !== y;
    },
    send: (event) => void take(event),
    wait: (ms) => advanceTo(now + ms),
  };
  // The pointer lies outside the page: what is told of it first is a move.
  take({ type: 'pointer-move', x: -1, y: -1, at: 0 });
  return remote;
};

const toKey = (name: string): RemoteKey => keyOfName[name.toLowerCase()] ?? (name as RemoteKey);

const optionsOf = ({ config = {} }: FocusCase): KeyInputOptions => {
  const known = Object.entries(config).filter(
    ([name, value]) => name in keyInputDefaults && typeof value === 'number',
  ) as [keyof KeyInputOptions, number][];
  return { ...keyInputDefaults, ...Object.fromEntries(known) };
};

const hasLongAction = ({ config = {} }: FocusCase, node: CaseNode | undefined): boolean =>
  node?.longPress === true || config.longPress === true || typeof config.longPressMs === 'number';

const fieldOf = ({ value = '', caret = value.length }: CaseNode): EventTarget => {
  const field: Partial<HTMLInputElement> = {
    tagName: 'INPUT',
    type: 'text',
    value,
    selectionStart: caret,
    selectionEnd: caret,
  };
  return field as HTMLInputElement;
};

const moveCaret = (page: CasePage, node: CaseNode, way: 1 | -1): void => {
  page.nodes.set(node.id, { ...node, caret: (node.caret ?? node.value?.length ?? 0) + way });
};
