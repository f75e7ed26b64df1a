export { expectFocus } from './expect-focus';
export { expectNoFocus } from './expect-no-focus';
export { inRoom } from './in-room';
export { keypadTextsOf } from './keypad-texts-of';
export { pictureOf } from './picture-of';
export { press } from './press';
export { titleOf } from './title-of';
export { wordsOf } from './words-of';
