// What casts, and what shows of it: one script, fetched with the watch screen where something can be cast.
export { createCasting } from '@fjernsyn/shell';
export { CastButton } from './cast-button';
export { CastPicture } from './cast-picture';
