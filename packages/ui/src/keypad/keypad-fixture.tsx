import { type ReactNode, useState } from 'react';
import type { KeypadTexts } from './key-face';
import { Keypad, type KeypadProps } from './keypad';
import { TextField } from './text-field';

/** Words of a test's keypad. */
export const testTexts: KeypadTexts = {
  label: 'Tastatur',
  space: 'Mellemrum',
  delete: 'Slet',
  clear: 'Ryd alt',
  done: 'Færdig',
  capitals: { 'first-letter': 'Stort første', upper: 'Kun store', lower: 'Kun små' },
  layouts: { alphanumeric: 'Bogstaver', numeric: 'Tal', punctuation: 'Tegn' },
  nameOf: (character) => ({ ',': 'komma', A: 'stort A' })[character],
};

/** Props of {@link TypingPage}. */
export interface TypingPageProps extends Partial<KeypadProps> {
  readonly start?: string;
}

/** A keypad under its field, with the text in its own state. */
export function TypingPage({ start = '', ...props }: TypingPageProps): ReactNode {
  const [text, setText] = useState(start);
  return (
    <>
      <TextField label="Navn" text={text} describe={({ added, removed }) => added || `${removed} slettet`} />
      <Keypad rules={{ maxCharacters: 20 }} texts={testTexts} {...props} text={text} onChange={setText} />
    </>
  );
}
