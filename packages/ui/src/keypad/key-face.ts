import type { KeyIconName } from './key-icon';
import type { KeyAction, TypedLayout } from './keypad-keys';
import { type Capitals, type KeypadState, toCase } from './keypad-state';

/** Words of a keypad, in the viewer's language. */
export interface KeypadTexts {
  /** Its name: "Tastatur". */
  readonly label: string;
  readonly space: string;
  readonly delete: string;
  /** Shown on its key, as done is. */
  readonly clear: string;
  readonly done: string;
  /** What the key of the capitals stands at. */
  readonly capitals: Readonly<Record<Capitals, string>>;
  /** What the key to each layout says. */
  readonly layouts: Readonly<Record<TypedLayout, string>>;
  /** How a sign is read where its own name would not be; the character as it shows comes in. */
  readonly nameOf?: ((character: string) => string | undefined) | undefined;
}

/** What shows on a key and what is read of it. */
export interface KeyFace {
  readonly text?: string;
  readonly icon?: KeyIconName;
  readonly name: string;
}

const layoutFaces: Readonly<Record<TypedLayout, string>> = {
  alphanumeric: 'abc',
  numeric: '123',
  punctuation: '&é',
};

/** The face of a key as the keypad and the text stand now. */
export function faceOf(action: KeyAction, state: KeypadState, text: string, texts: KeypadTexts): KeyFace {
  switch (action.type) {
    case 'character': {
      const shown = toCase(action.character, state.capitals, text);
      return { text: shown, name: texts.nameOf?.(shown) ?? shown };
    }
    case 'layout':
      return { text: layoutFaces[action.layout], name: texts.layouts[action.layout] };
    case 'capitals':
      return { icon: state.capitals, name: texts.capitals[state.capitals] };
    case 'space':
      return { icon: 'space', name: texts.space };
    case 'delete':
      return { icon: 'delete', name: texts.delete };
    case 'clear':
      return { text: texts.clear, name: texts.clear };
    case 'done':
      return { text: texts.done, name: texts.done };
    case 'extra':
      return { name: '' };
  }
}
