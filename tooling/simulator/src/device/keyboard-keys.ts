import type { SimulatorKey } from './simulator-key';

const named: Readonly<Record<string, SimulatorKey>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Enter: 'ok',
  Escape: 'back',
  Backspace: 'back',
  BrowserBack: 'back',
  Home: 'home',
  End: 'exit',
  ' ': 'playPause',
  MediaPlayPause: 'playPause',
  MediaPlay: 'play',
  MediaPause: 'pause',
  MediaStop: 'stop',
  MediaRewind: 'rewind',
  MediaFastForward: 'fastForward',
  MediaTrackPrevious: 'previous',
  MediaTrackNext: 'next',
  PageUp: 'channelUp',
  PageDown: 'channelDown',
  r: 'red',
  g: 'green',
  y: 'yellow',
  b: 'blue',
  i: 'info',
  e: 'guide',
  f: 'search',
  t: 'subtitles',
  p: 'play',
  u: 'pause',
  s: 'stop',
  j: 'rewind',
  l: 'fastForward',
};

/** The button of the remote that a key of a computer's keyboard stands for. */
export function keyboardKey({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): SimulatorKey | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (/^[0-9]$/.test(key)) return `digit${key}` as SimulatorKey;
  return named[key.length === 1 ? key.toLowerCase() : key];
}
