import type { RemoteEvent } from '@fjernsyn/platform';
import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createTestWindow } from '../testing/test-window';
import { webKeyMap } from './key-map';
import { createKeyboardRemote } from './keyboard-remote';

function setUp(isUsed: boolean | ((event: RemoteEvent) => boolean) = true) {
  const window = createTestWindow();
  const heard: string[] = [];
  const clock = createFakeClock();
  const remote = createKeyboardRemote(window, webKeyMap, clock);
  remote.subscribe((event) => {
    heard.push(toText(event));
    return typeof isUsed === 'boolean' ? isUsed : isUsed(event);
  });
  const key = (name: string, init: KeyboardEventInit = {}, target: EventTarget = window, type = 'keydown'): boolean => {
    const event = new window.KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const field = (tag: 'input' | 'textarea', value: string): HTMLInputElement => {
    const element = window.document.createElement(tag) as HTMLInputElement;
    element.value = value;
    window.document.body.appendChild(element);
    return element;
  };
  return { window, clock, remote, heard, key, field };
}

/** A set that sends some button's release alone. */
function setUpLone() {
  const window = createTestWindow();
  const heard: string[] = [];
  const options = { takesLoneReleases: true };
  createKeyboardRemote(window, webKeyMap, createFakeClock(), options).subscribe((event) => {
    heard.push(toText(event));
    return true;
  });
  const keys = (type: string, ...codes: readonly number[]): void => {
    for (const keyCode of codes) window.dispatchEvent(new window.KeyboardEvent(type, { keyCode }));
  };
  return { heard, keys };
}

function toText(event: RemoteEvent): string {
  switch (event.type) {
    case 'press':
      return `${event.key}${event.isRepeat ? ' again' : ''}`;
    case 'release':
      return `${event.key} up`;
    case 'tab':
    case 'pointer-show':
    case 'pointer-hide':
      return event.type;
    case 'wheel':
      return `wheel ${event.wheelX} ${event.wheelY}`;
    default:
      return `${event.type} ${event.x} ${event.y}`;
  }
}

test('[BR11] reads keys by name, and by code where there is no known name', () => {
  const { heard, key } = setUp();
  for (const name of ['ArrowUp', 'Enter', 'Escape', 'Backspace', 'GoBack', ' ', 'MediaPlayPause', 'F5', 'a']) key(name);
  key('Unidentified', { keyCode: 37 });
  expect(heard).toEqual(['up', 'ok', 'back', 'back again', 'back again', 'playPause', 'playPause again', 'left']);
});

test.each([
  ['r', 'R', 'ColorF0Red', 403, 'red'],
  ['g', 'G', 'ColorF1Green', 404, 'green'],
  ['y', 'Y', 'ColorF2Yellow', 405, 'yellow'],
  ['b', 'B', 'ColorF3Blue', 406, 'blue'],
])(
  '[BR280] [found-sets-02] %s, %s, %s and code %i of a computer are %s, and a letter in a field is the field’s',
  (small, large, name, keyCode, colour) => {
    const { heard, key, field, window } = setUp();
    for (const one of [small, large, name]) {
      key(one);
      key(one, {}, window, 'keyup');
    }
    key('Unidentified', { keyCode });
    expect(heard.filter((event) => !event.endsWith(' up'))).toEqual([colour, colour, colour, colour]);
    const before = heard.length;
    key(small, {}, field('input', ''));
    expect(heard).toHaveLength(before);
  },
);

test('[BR12] marks a press as a repeat where the device says so or no release came between', () => {
  const { heard, key, window } = setUp();
  key('ArrowLeft');
  key('ArrowLeft');
  key('ArrowLeft', {}, window, 'keyup');
  key('ArrowLeft');
  key('ArrowRight', { repeat: true });
  expect(heard).toEqual(['left', 'left again', 'left up', 'left', 'right again']);
});

test('[BR12] releases what is held when the window loses the keyboard, but never OK', () => {
  const { heard, key, window } = setUp();
  key('ArrowDown');
  key('Enter');
  window.dispatchEvent(new window.Event('blur'));
  key('ArrowDown');
  expect(heard).toEqual(['down', 'ok', 'down up', 'down']);
});

test('[BR260] forgets what is held, and winds no further, when it is told to let go', () => {
  const { heard, key, window, clock, remote } = setUp();
  key('Enter');
  key('Enter', {}, window, 'keyup');
  heard.length = 0;
  key('MediaRewind');
  expect(clock.pending).toBe(1);
  remote.letGo();
  clock.advance(3_000);
  key('MediaRewind');
  expect(heard).toEqual(['rewind', 'rewind']);
});

test('[BR13] leaves modified keys and keys of an input method to the browser', () => {
  const { heard, key } = setUp();
  key('ArrowLeft', { altKey: true });
  key('ArrowLeft', { ctrlKey: true });
  key('ArrowLeft', { metaKey: true });
  key('Enter', { isComposing: true });
  expect(heard).toEqual([]);
});

test('[BR14] leaves typing, erasing and the caret to a text field, and takes what leads out of it', () => {
  const { heard, key, field } = setUp();
  const input = field('input', 'film');
  input.setSelectionRange(2, 2);
  for (const name of ['5', ' ', 'Backspace', 'ArrowLeft', 'ArrowRight']) expect(key(name, {}, input)).toBe(false);
  for (const name of ['ArrowUp', 'ArrowDown', 'Enter', 'Escape', 'MediaPlay']) key(name, {}, input);
  input.setSelectionRange(4, 4);
  key('ArrowRight', {}, input);
  input.setSelectionRange(0, 0);
  key('ArrowLeft', {}, input);
  expect(heard).toEqual(['up', 'down', 'ok', 'back', 'play', 'right', 'left']);
});

test('[BR14] leaves arrows and Enter to a field of several lines, and takes keys on a button', () => {
  const { heard, key, field, window } = setUp();
  const lines = field('textarea', 'a');
  for (const name of ['ArrowUp', 'Enter', 'a', 'Escape']) key(name, {}, lines);
  key('ArrowDown', {}, window.document.body.appendChild(window.document.createElement('button')));
  expect(heard).toEqual(['back', 'down']);
});

test.each([8, 27, 166])('[BR11] [P093] code %i without a name is Back', (keyCode) => {
  const { heard, key } = setUp();
  key('Unidentified', { keyCode });
  expect(heard).toEqual(['back']);
});

test.each([true, false])('[BR15] keeps an event from the browser only where it was used: %s', (isUsed) => {
  const { key, window } = setUp(isUsed);
  expect(key(' ')).toBe(isUsed);
  expect(key(' ', {}, window, 'keyup')).toBe(isUsed);
  const wheel = new window.WheelEvent('wheel', { deltaY: 3, cancelable: true });
  window.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(isUsed);
});

test('[BR16] tells of the pointer, and not of a move to where it is', () => {
  const { heard, window } = setUp();
  const mouse = (type: string, init: MouseEventInit) => window.dispatchEvent(new window.MouseEvent(type, init));
  mouse('mousemove', { clientX: 4, clientY: 5 });
  mouse('mousemove', { clientX: 4, clientY: 5 });
  mouse('mousedown', { clientX: 4, clientY: 5, button: 2 });
  mouse('mousedown', { clientX: 4, clientY: 5, button: 0 });
  window.dispatchEvent(new window.WheelEvent('wheel', { deltaX: 2, deltaY: 3, deltaMode: 1 }));
  expect(heard).toEqual(['pointer-move 4 5', 'pointer-press 4 5', 'wheel 32 48']);
});

test('[BR171] [found-keys-01] each repeat of a used press is kept from the set, used or not', () => {
  const { key } = setUp((event) => event.type === 'press' && !event.isRepeat);
  expect(key('GoBack')).toBe(true);
  for (let count = 0; count < 5; count++) expect(key('GoBack', { repeat: true })).toBe(true);
  expect(key('GoBack', {}, undefined, 'keyup')).toBe(true);
});

test('[BR172] [found-keys-02] winding goes on while its key is down, on sets that repeat no key, until it comes up', () => {
  const { window, clock, heard, key } = setUp();
  key('ArrowUp');
  key('ArrowUp', {}, window, 'keyup');
  heard.length = 0;
  key('MediaFastForward');
  clock.advance(3_000);
  const repeats = heard.filter((event) => event === 'fastForward again').length;
  expect([repeats > 10, heard[0]]).toEqual([true, 'fastForward']);
  key('MediaFastForward', {}, window, 'keyup');
  clock.advance(3_000);
  expect([heard.filter((event) => event === 'fastForward again').length, clock.pending]).toEqual([repeats, 0]);
});

test('[BR172] a set’s own repeats take the place of ours, and a set without releases gets none', () => {
  const repeating = setUp();
  repeating.key('ArrowUp');
  repeating.key('ArrowUp', {}, repeating.window, 'keyup');
  repeating.key('MediaRewind');
  repeating.key('MediaRewind', { repeat: true });
  const silent = setUp();
  silent.key('MediaRewind');
  expect([repeating.clock.pending, silent.clock.pending]).toEqual([0, 0]);
});

test('[BR170] [found-space-01] the space bar presses the button that has focus, and plays or pauses elsewhere', () => {
  const { window, heard, key } = setUp();
  const button = window.document.body.appendChild(window.document.createElement('button'));
  key(' ', {}, button);
  button.remove();
  key(' ', {}, window.document.body, 'keyup');
  key(' ', {}, window.document.body);
  key(' ', {}, window.document.body, 'keyup');
  expect(heard).toEqual(['ok', 'ok up', 'playPause', 'playPause up']);
});

test('[BR61] tells of Tab, and leaves it to the browser', () => {
  const { heard, key } = setUp();
  expect(key('Tab')).toBe(false);
  expect(heard).toEqual(['tab']);
});

test('[BR62] tells of a pointer that the set shows and hides, by its event or its codes', () => {
  const { heard, key, window } = setUp();
  for (const visibility of [true, false]) {
    window.document.dispatchEvent(new window.CustomEvent('cursorStateChange', { detail: { visibility } }));
  }
  key('Unidentified', { keyCode: 1536 });
  key('Unidentified', { keyCode: 1537 });
  expect(heard).toEqual(['pointer-show', 'pointer-hide', 'pointer-show', 'pointer-hide']);
});

test('[BR101] [key-12] takes the release of a button that sends no press for one, once', () => {
  const { heard, keys } = setUpLone();
  keys('keydown', 37);
  keys('keyup', 37, 13, 13);
  expect(heard).toEqual(['left', 'left up', 'ok', 'ok up', 'ok', 'ok up']);
});

test('[BR101] knows a lone release from one whose press went elsewhere', () => {
  const { heard, keys } = setUpLone();
  keys('keyup', 13);
  keys('keydown', 13);
  keys('keyup', 13, 13);
  expect(heard).toEqual(['ok', 'ok up']);
});
