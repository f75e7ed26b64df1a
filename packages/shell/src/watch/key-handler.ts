import type { InputAction } from '@fjernsyn/focus';
import type { Observed } from '@fjernsyn/kernel';
import type { DeviceInfo } from '@fjernsyn/platform';
import type { ControlsVisibility } from './controls-visibility';
import type { SeekMemory } from './seek-memory';
import type { WatchCommand } from './watch-commands';
import { reactToWatchKey } from './watch-keys';
import { isPlaying, type WatchView } from './watch-view';

/** Where the viewer is on the watch screen when an action comes. */
export interface WatchFocus {
  /** On the seek bar, where left and right seek. */
  readonly isSeekBarFocused: boolean;
}

/** Dependencies of {@link createKeyHandler}. */
export interface KeyHandlerDeps {
  readonly view: Observed<WatchView>;
  readonly controls: Pick<ControlsVisibility, 'show' | 'hide' | 'extend'>;
  readonly seeks: Pick<SeekMemory, 'isRecent'>;
  readonly command: (command: WatchCommand) => void;
  /** The reading direction of the moment. */
  readonly dir: () => 'ltr' | 'rtl';
  readonly ports: { readonly device: Pick<DeviceInfo, 'target'> };
  /** Whether a playback is open. */
  readonly isOpen: () => boolean;
}

/** Makes what takes the actions of the remote, and answers whether each was used. */
export function createKeyHandler({ view, controls, seeks, command, dir, ports, isOpen }: KeyHandlerDeps) {
  return (action: InputAction, { isSeekBarFocused }: WatchFocus): boolean => {
    const { areControlsShown, error, playback } = view.get();
    const reaction = reactToWatchKey(action, {
      areControlsShown,
      isPlaying: isPlaying(playback),
      isSeekPending: playback?.previewSeconds !== undefined,
      isSeekRecent: seeks.isRecent(),
      isScanning: playback !== undefined && playback.scanRate !== 0,
      isRemote: ports.device.target !== 'web',
      hasFailed: error !== undefined,
      isSeekBarFocused,
      dir: dir(),
    });
    if (reaction.type === 'pass') {
      if (areControlsShown && isOpen()) controls.extend();
      return false;
    }
    if (reaction.type === 'hide') controls.hide();
    else {
      controls.show(reaction.enter);
      if (reaction.command) command(reaction.command);
    }
    return true;
  };
}
