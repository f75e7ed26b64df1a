import { expect, test } from 'vitest';
import { readTypedKey, type TypedEvent, type TypedKey, withAccent } from './typed-key';

interface Press extends Partial<TypedEvent> {
  readonly isAltGraph?: boolean;
}

function read({ isAltGraph = false, ...press }: Press): TypedKey {
  return readTypedKey({
    code: '',
    keyCode: 0,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    shiftKey: false,
    isComposing: false,
    getModifierState: (name) => isAltGraph && name === 'AltGraph',
    ...press,
  });
}

test('[UI210] reads what is written, whatever wrote it', () => {
  for (const key of ['a', 'Å', ' ', '7', '@', '🎬']) expect(read({ key })).toEqual({ type: 'text', text: key });
  expect(read({ key: '@', ctrlKey: true, altKey: true, isAltGraph: true })).toEqual({ type: 'text', text: '@' });
  expect(read({ key: 'Backspace' })).toEqual({ type: 'delete' });
});

test('[UI210] reads the digits of a remote control by their codes where they have no names', () => {
  expect(read({ key: 'Unidentified', keyCode: 53 })).toEqual({ type: 'text', text: '5' });
  expect(read({ keyCode: 97 })).toEqual({ type: 'text', text: '1' });
});

test('[UI314] leaves arrows, OK, Back, shortcuts and input methods alone', () => {
  const left: readonly Press[] = [
    ...['ArrowLeft', 'Enter', 'Escape', 'GoBack', 'XF86Back', 'Tab', 'F5', 'Shift'].map((key) => ({ key })),
    { key: 'Unidentified', keyCode: 10_009 },
    { key: 'Unidentified', keyCode: 461 },
    { key: 'v', ctrlKey: true },
    { key: 'r', metaKey: true },
    { key: 'e', altKey: true },
    { key: 'k', isComposing: true },
    { key: 'Process', keyCode: 229 },
  ];
  for (const press of left) expect([press, read(press)]).toEqual([press, null]);
});

test('[UI212] reads the accents of the Nordic dead keys', () => {
  const accent = (code: string, press: Press = {}) => read({ key: 'Dead', code, ...press });
  expect(accent('Equal')).toEqual({ type: 'accent', accent: '\u0301' });
  expect(accent('Equal', { shiftKey: true })).toEqual({ type: 'accent', accent: '\u0300' });
  expect(accent('BracketRight')).toEqual({ type: 'accent', accent: '\u0308' });
  expect(accent('BracketRight', { isAltGraph: true })).toEqual({ type: 'accent', accent: '\u0303' });
  expect([accent('KeyQ'), accent('Equal', { isAltGraph: true })]).toEqual([null, null]);
});

test('[UI212] puts an accent on a letter that takes it, and on none that has its own', () => {
  expect([withAccent('e', '\u0301'), withAccent('Ü', '\u0308'), withAccent('x', '\u0301')]).toEqual(['é', 'Ü', 'x']);
  expect(withAccent('é', '\u0301')).toBe('é');
});
