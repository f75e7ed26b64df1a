export { Keypad } from './keypad';
export { PinField } from './pin-field';
export { TextField } from './text-field';
export { TypedTextListener } from './typed-text-listener';
