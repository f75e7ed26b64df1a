export { createAvPlayEngine } from './media/av-play/av-play-engine';
