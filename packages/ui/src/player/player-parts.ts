export { SeekBar } from '../seek-bar/seek-bar';
export { ControlButton } from './control-button';
export { EndScreen } from './end-screen';
export { PlayerControls } from './player-controls';
export { PlayerMenu } from './player-menu';
export { PlayerTimes } from './player-times';
export { UpNextCount } from './up-next-count';
export { UpNextPanel } from './up-next-panel';
