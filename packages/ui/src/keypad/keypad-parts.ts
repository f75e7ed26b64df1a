export { Keypad } from './keypad';
export { PinField } from './pin-field';
export { TextField } from './text-field';
