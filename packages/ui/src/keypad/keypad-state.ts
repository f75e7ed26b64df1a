import type { KeyAction, KeypadLayout } from './keypad-keys';
import { appendText, eraseLast, type TextRules } from './typed-text';

/** Which letters are capitals: the first of a text, all, or none. */
export type Capitals = 'first-letter' | 'upper' | 'lower';

/** What a keypad itself remembers. */
export interface KeypadState {
  readonly layout: KeypadLayout;
  readonly capitals: Capitals;
}

/** What a press made of the keypad and of the text. */
export interface KeypadStep {
  readonly state: KeypadState;
  readonly text: string;
}

const capitalsAfter: Readonly<Record<Capitals, Capitals>> = {
  'first-letter': 'upper',
  upper: 'lower',
  lower: 'first-letter',
};

/** The character as it goes into the text where it stands now. */
export function toCase(character: string, capitals: Capitals, text: string): string {
  const isUpper = capitals === 'upper' || (capitals === 'first-letter' && text.trim() === '');
  return isUpper ? character.toUpperCase() : character;
}

/** Presses a key; pure. Done and the caller's own key change nothing here. */
export function pressKey(state: KeypadState, text: string, action: KeyAction, rules: TextRules): KeypadStep {
  switch (action.type) {
    case 'character':
      return { state, text: appendText(text, toCase(action.character, state.capitals, text), rules) };
    case 'space':
      return { state, text: appendText(text, ' ', rules) };
    case 'delete':
      return { state, text: eraseLast(text) };
    case 'clear':
      return { state, text: '' };
    case 'capitals':
      return { state: { ...state, capitals: capitalsAfter[state.capitals] }, text };
    case 'layout':
      return { state: { ...state, layout: action.layout }, text };
    case 'done':
    case 'extra':
      return { state, text };
  }
}
