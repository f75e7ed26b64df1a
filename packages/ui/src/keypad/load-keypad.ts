import type { Keypad } from './keypad';
import type { PinField } from './pin-field';
import type { TextField } from './text-field';

/** What a viewer types by and where it shows. */
export interface KeypadParts {
  readonly Keypad: typeof Keypad;
  readonly PinField: typeof PinField;
  readonly TextField: typeof TextField;
}

/** Fetches the on-screen keyboard and its fields, which nobody needs before a name, a PIN or a search. Rejects where they cannot be fetched. */
export async function loadKeypad(): Promise<KeypadParts> {
  const { Keypad, PinField, TextField } = await import('./keypad-parts');
  return { Keypad, PinField, TextField };
}
