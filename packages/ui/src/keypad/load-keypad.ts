import type { Keypad } from './keypad';
import type { PinField } from './pin-field';
import type { TextField } from './text-field';
import type { TypedTextListener } from './typed-text-listener';

/** What a viewer types by and where it shows. */
export interface KeypadParts {
  readonly Keypad: typeof Keypad;
  readonly PinField: typeof PinField;
  readonly TextField: typeof TextField;
  readonly TypedTextListener: typeof TypedTextListener;
}

/** Fetches the on-screen keyboard and its fields, which nobody needs before a name, a PIN or a search. Rejects where they cannot be fetched. */
export async function loadKeypad(): Promise<KeypadParts> {
  const { Keypad, PinField, TextField, TypedTextListener } = await import('./keypad-parts');
  return { Keypad, PinField, TextField, TypedTextListener };
}
