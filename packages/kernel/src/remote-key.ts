/** A button of a remote control, by what it means and not by its code (S9, reading "Input"). */
export type RemoteKey =
  | Direction
  | 'ok'
  | 'back'
  | 'exit'
  | 'play'
  | 'pause'
  | 'playPause'
  | 'stop'
  | 'rewind'
  | 'fastForward'
  | 'previous'
  | 'next'
  | 'record'
  | 'channelUp'
  | 'channelDown'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'info'
  | 'guide'
  | 'search'
  | 'subtitles'
  | 'mute'
  | 'volumeUp'
  | 'volumeDown'
  | 'fullScreen'
  | 'digit0'
  | 'digit1'
  | 'digit2'
  | 'digit3'
  | 'digit4'
  | 'digit5'
  | 'digit6'
  | 'digit7'
  | 'digit8'
  | 'digit9';

/** A way that focus can move, as seen on the screen: `left` is left in every writing direction. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** Whether a remote key is one of the four arrows. */
export function isDirection(key: RemoteKey): key is Direction {
  return key === 'up' || key === 'down' || key === 'left' || key === 'right';
}
