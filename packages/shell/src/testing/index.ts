export { openedOf } from './opened-of';
