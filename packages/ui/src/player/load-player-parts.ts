import type { SeekBar } from '../seek-bar/seek-bar';
import type { ControlButton } from './control-button';
import type { EndScreen } from './end-screen';
import type { PlayerControls } from './player-controls';
import type { PlayerMenu } from './player-menu';
import type { PlayerTimes } from './player-times';
import type { UpNextCount } from './up-next-count';
import type { UpNextPanel } from './up-next-panel';

/** What stands over a playing picture. */
export interface PlayerParts {
  readonly ControlButton: typeof ControlButton;
  readonly EndScreen: typeof EndScreen;
  readonly PlayerControls: typeof PlayerControls;
  readonly PlayerMenu: typeof PlayerMenu;
  readonly PlayerTimes: typeof PlayerTimes;
  readonly SeekBar: typeof SeekBar;
  readonly UpNextCount: typeof UpNextCount;
  readonly UpNextPanel: typeof UpNextPanel;
}

/** Fetches what stands over a playing picture, which nobody needs before something is played. Rejects where it cannot be fetched. */
export async function loadPlayerParts(): Promise<PlayerParts> {
  const { ControlButton, EndScreen, PlayerControls, PlayerMenu, PlayerTimes, SeekBar, UpNextCount, UpNextPanel } =
    await import('./player-parts');
  return { ControlButton, EndScreen, PlayerControls, PlayerMenu, PlayerTimes, SeekBar, UpNextCount, UpNextPanel };
}
