import type { KeypadTexts, TextChange } from '@fjernsyn/ui';
import type { Translate } from '../create-translate';
import { keypadTexts } from './keypad-texts';

/** What the keypad and its field say. */
export interface KeypadWords {
  readonly keys: KeypadTexts;
  /** What a reader says of a change: the character that came, or what went. */
  readonly describe: (change: TextChange) => string;
}

const signs = {
  '.': 'keypad.period',
  ',': 'keypad.comma',
  '?': 'keypad.question',
  '!': 'keypad.exclamation',
  "'": 'keypad.apostrophe',
  '"': 'keypad.quote',
  '-': 'keypad.hyphen',
  _: 'keypad.underscore',
  ':': 'keypad.colon',
  ';': 'keypad.semicolon',
  '&': 'keypad.ampersand',
  '@': 'keypad.at',
  '(': 'keypad.opening',
  ')': 'keypad.closing',
  '/': 'keypad.slash',
  '+': 'keypad.plus',
  '#': 'keypad.hash',
  '%': 'keypad.percent',
} as const;

/** The words of a keypad and its field in the language of our texts. */
export function toKeypadWords(texts: Translate): KeypadWords {
  const t = texts.with(keypadTexts);
  const nameOf = (character: string): string | undefined => {
    if (character in signs) return t(signs[character as keyof typeof signs]);
    return character === character.toLowerCase() ? undefined : t('keypad.capital', { letter: character });
  };
  return {
    keys: {
      label: t('keypad.label'),
      space: t('keypad.space'),
      delete: t('keypad.delete'),
      clear: t('keypad.clear'),
      done: t('keypad.done'),
      capitals: { 'first-letter': t('keypad.firstCapital'), upper: t('keypad.upper'), lower: t('keypad.lower') },
      layouts: { alphanumeric: t('keypad.letters'), numeric: t('keypad.digits'), punctuation: t('keypad.signs') },
      nameOf,
    },
    describe({ added, removed }) {
      const changed = added || removed;
      const name = changed === ' ' ? t('keypad.space') : (nameOf(changed) ?? changed);
      return added === '' ? t('keypad.removed', { text: name }) : name;
    },
  };
}
