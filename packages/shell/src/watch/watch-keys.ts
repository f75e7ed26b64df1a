import type { InputAction } from '@fjernsyn/focus';
import { assertNever, type RemoteKey } from '@fjernsyn/kernel';
import type { WatchCommand } from './watch-commands';

/** A control that focus enters when the controls appear. */
export type WatchControl = 'seek-bar' | 'play-pause';

/** How the screen stands when a key comes. */
export interface WatchKeyState {
  readonly areControlsShown: boolean;
  /** Whether pictures run, or would if there were enough of them. */
  readonly isPlaying: boolean;
  /** Whether steps of a seek have been taken that the engine has not been asked for yet. */
  readonly isSeekPending: boolean;
  /** Whether the last step of a seek was taken so lately that OK still means it. */
  readonly isSeekRecent: boolean;
  /** Whether a preview runs by itself. */
  readonly isScanning: boolean;
  /** Whether the keys are those of a remote, whose winding keys scan; those of a computer step. */
  readonly isRemote: boolean;
  readonly hasFailed: boolean;
  readonly isSeekBarFocused: boolean;
  readonly dir: 'ltr' | 'rtl';
}

/** What a key does: nothing of ours (`pass`), hides the controls, or shows them with or without a command. */
export type WatchReaction =
  | { readonly type: 'pass' }
  | { readonly type: 'hide' }
  | { readonly type: 'show'; readonly command?: WatchCommand; readonly enter?: WatchControl };

type ActionOf<Type extends InputAction['type']> = Extract<InputAction, { readonly type: Type }>;

const pass: WatchReaction = { type: 'pass' };

/** Decides what a key does while something is watched (reading "Remote with controls hidden"). */
export function reactToWatchKey(action: InputAction, state: WatchKeyState): WatchReaction {
  if (state.hasFailed) return pass;
  switch (action.type) {
    case 'move':
      return reactToMove(action, state);
    case 'activate':
      if (state.isScanning) return { type: 'show', command: 'take-seek' };
      if (!state.areControlsShown) return { type: 'show', enter: 'play-pause' };
      if (!state.isSeekBarFocused) return pass;
      return { type: 'show', command: state.isSeekPending || state.isSeekRecent ? 'take-seek' : 'toggle' };
    case 'back':
      if (state.isSeekPending) return { type: 'show', command: 'cancel-seek' };
      return state.areControlsShown && state.isPlaying ? { type: 'hide' } : pass;
    case 'key':
      // What switches acts once a press.
      if (action.isRepeat && (action.key === 'mute' || action.key === 'fullScreen')) return { type: 'show' };
      return reactToKey(action, state);
    case 'scroll':
      return { type: 'show' };
    case 'long-activate':
    case 'sequence':
    case 'mode':
      return pass;
    default:
      return assertNever(action);
  }
}

function reactToMove({ direction, isRepeat }: ActionOf<'move'>, state: WatchKeyState): WatchReaction {
  const isAlong = direction === 'left' || direction === 'right';
  if (!isAlong) return state.areControlsShown ? pass : { type: 'show', enter: 'play-pause' };
  // The seek bar runs with the reading direction, so what lies ahead is on the left in right-to-left.
  const isForward = (direction === 'right') === (state.dir === 'ltr');
  const command = toSeekStep(isForward ? 'seek-forward' : 'seek-backward', isRepeat);
  if (!state.areControlsShown) return { type: 'show', command, enter: 'seek-bar' };
  return state.isSeekBarFocused ? { type: 'show', command } : pass;
}

/** A step of a seek, as a press or as a held key asks for it. */
function toSeekStep(step: 'seek-backward' | 'seek-forward', isHeld: boolean): WatchCommand {
  return isHeld ? `${step}-held` : step;
}

function reactToKey({ key, isRepeat }: ActionOf<'key'>, state: WatchKeyState): WatchReaction {
  const isTaken = state.isSeekPending && (key === 'play' || key === 'playPause');
  const command = isTaken ? 'take-seek' : commandOf(key, isRepeat, state.isRemote);
  if (command === undefined) return pass;
  if (state.areControlsShown) return { type: 'show', command };
  const isScan = command === 'scan-backward' || command === 'scan-forward';
  return { type: 'show', command, enter: isScan ? 'seek-bar' : 'play-pause' };
}

function commandOf(key: RemoteKey, isRepeat: boolean, isRemote: boolean): WatchCommand | undefined {
  switch (key) {
    case 'play':
      return 'play';
    case 'pause':
      return 'pause';
    case 'playPause':
      return 'toggle';
    case 'rewind':
      return isRemote ? 'scan-backward' : toSeekStep('seek-backward', isRepeat);
    case 'fastForward':
      return isRemote ? 'scan-forward' : toSeekStep('seek-forward', isRepeat);
    case 'stop':
      return 'leave';
    case 'mute':
      return 'mute';
    case 'volumeUp':
      return 'louder';
    case 'volumeDown':
      return 'quieter';
    case 'fullScreen':
      return 'full-screen';
    default:
      return undefined;
  }
}
