import { createEmitter, type RemoteKey } from '@fjernsyn/kernel';
import type { Clock, RemoteEvent, RemoteInput, RemoteModeEvent } from '@fjernsyn/platform';
import { type KeyMap, toRemoteKey } from './key-map';
import { isKeptByTextField } from './text-field';
import { createWinding } from './winding';

/** CSS pixels in a line, where a wheel counts in lines. */
const wheelLinePx = 16;

/** Options of {@link createKeyboardRemote}. */
export interface KeyboardRemoteOptions {
  /** Whether a button that only ever sends its release is pressed by it, as OK is on one of Samsung's models. */
  readonly takesLoneReleases?: boolean;
}

/** Makes the remote control of a window: its keys by `keyMap`, its mouse and its wheel. What no listener uses is left to the browser. */
export function createKeyboardRemote(
  window: Window,
  keyMap: KeyMap,
  clock: Clock,
  options: KeyboardRemoteOptions = {},
): RemoteInput {
  const events = createEmitter<{ readonly event: RemoteEvent; isUsed: boolean }>();
  const keyOf = createKeyReader(keyMap);
  const held = new Map<RemoteKey, { readonly isUsed: boolean }>();
  const pressed = new Set<RemoteKey>();

  const tell = (event: RemoteEvent): boolean => {
    const told = { event, isUsed: false };
    events.emit(told);
    return told.isUsed;
  };

  const press = (key: RemoteKey, isRepeat: boolean): boolean => tell({ type: 'press', key, isRepeat, at: clock.now() });
  const winding = createWinding(clock, (key) => press(key, true));
  /** Whether the set tells when a key comes up: without, a key that is held cannot be told from one that was pressed. */
  let hasReleases = false;

  const release = (key: RemoteKey): boolean => {
    winding.stop();
    const wasUsed = held.get(key)?.isUsed ?? false;
    held.delete(key);
    // A button of the page acts on the key's release: a used press takes its release with it.
    return tell({ type: 'release', key, isRepeat: false, at: clock.now() }) || wasUsed;
  };

  window.addEventListener('keydown', (event) => {
    const mode = modeOf(event);
    if (mode !== undefined) tell({ type: mode, at: clock.now() });
    const key = keyOf(event);
    if (!key || isForBrowser(event) || isKeptByTextField(event.target, event.key, key)) return;
    const before = held.get(key);
    const isRepeat = event.repeat || before !== undefined;
    // Each repeat that a set is left takes a step of its own there, though the press was ours.
    const isUsed = press(key, isRepeat) || (isRepeat && before?.isUsed === true);
    held.set(key, { isUsed });
    winding.stop();
    if (isUsed && !isRepeat && hasReleases) winding.press(key);
    pressed.add(key);
    if (isUsed) event.preventDefault();
  });
  window.addEventListener('keyup', (event) => {
    const key = keyOf(event);
    hasReleases = true;
    // The first release of all may be of the button that started the application.
    if (key && options.takesLoneReleases && pressed.size > 0 && !pressed.has(key))
      held.set(key, { isUsed: press(key, false) });
    if (key && held.has(key) && release(key)) event.preventDefault();
  });
  // A window that loses the keyboard never hears the release. That of OK may act, so it is forgotten and not told.
  window.addEventListener('blur', () => {
    held.delete('ok');
    for (const key of Array.from(held.keys())) release(key);
  });

  listenToPointer(window, clock, tell);

  return {
    subscribe: (listener) =>
      events.subscribe((told) => {
        if (listener(told.event)) told.isUsed = true;
      }),
    letGo() {
      winding.stop();
      held.clear();
    },
  };
}

/** Tells of the mouse, of the pointer that a set shows and hides, and of the wheel. */
function listenToPointer(window: Window, clock: Clock, tell: (event: RemoteEvent) => boolean): void {
  let pointer: { readonly x: number; readonly y: number } | undefined;
  window.addEventListener('mousemove', ({ clientX: x, clientY: y }) => {
    // Browsers send a move after each new layout, though the hand lies still.
    if (pointer?.x === x && pointer.y === y) return;
    pointer = { x, y };
    tell({ type: 'pointer-move', x, y, at: clock.now() });
  });
  // webOS 4 and later tell of their pointer by this event of the document, older ones by the codes below.
  window.document.addEventListener('cursorStateChange', (event) => {
    const { detail } = event as CustomEvent<{ readonly visibility?: boolean } | null>;
    tell({ type: detail?.visibility === true ? 'pointer-show' : 'pointer-hide', at: clock.now() });
  });
  window.addEventListener('mousedown', (event) => {
    if (event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    if (tell({ type: 'pointer-press', x, y, at: clock.now() })) event.preventDefault();
  });
  window.addEventListener(
    'wheel',
    (event) => {
      const wheelX = event.deltaX * pxPerUnit(event.deltaMode, window.innerWidth);
      const wheelY = event.deltaY * pxPerUnit(event.deltaMode, window.innerHeight);
      const isOurs = !event.ctrlKey && tell({ type: 'wheel', wheelX, wheelY, at: clock.now() });
      if (isOurs && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
}

function modeOf({ key, keyCode }: KeyboardEvent): RemoteModeEvent['type'] | undefined {
  if (key === 'Tab' || keyCode === 9) return 'tab';
  return keyCode === 1536 ? 'pointer-show' : keyCode === 1537 ? 'pointer-hide' : undefined;
}

/** Reads the key of an event: the space bar is OK where a button has focus. */
function createKeyReader(keyMap: KeyMap): (event: KeyboardEvent) => RemoteKey | undefined {
  /** What the space bar was when it went down: focus may have left the button by its release. */
  let spaceBar: RemoteKey | undefined;
  return (event) => {
    const key = toRemoteKey(keyMap, event);
    if (event.key !== ' ') return key;
    if (event.type === 'keydown' && !event.repeat) spaceBar = isOnButton(event.target) ? 'ok' : key;
    return spaceBar ?? key;
  };
}

/** Whether a key goes to a button, which the space bar presses. */
function isOnButton(target: EventTarget | null): boolean {
  return (target as Element | null)?.tagName?.toUpperCase() === 'BUTTON';
}

/** Whether the browser or an input method wants the key for itself. */
function isForBrowser(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.altKey || event.metaKey || event.isComposing;
}

function pxPerUnit(deltaMode: number, pagePx: number): number {
  return deltaMode === 1 ? wheelLinePx : deltaMode === 2 ? pagePx : 1;
}
