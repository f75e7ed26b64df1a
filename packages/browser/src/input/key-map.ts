import type { RemoteKey } from '@fjernsyn/kernel';

/** Which button a key of the device is. A name that is known wins over a code. */
export interface KeyMap {
  /** By `KeyboardEvent.key`, as `ArrowLeft`. */
  readonly byName: Readonly<Record<string, RemoteKey>>;
  /** By `KeyboardEvent.keyCode`, which is all that engines before Chromium 51 tell. */
  readonly byCode: Readonly<Record<number, RemoteKey>>;
}

/** The button that a key event means, if any. */
export function toRemoteKey(
  map: KeyMap,
  event: { readonly key?: string; readonly keyCode: number },
): RemoteKey | undefined {
  return map.byName[event.key ?? ''] ?? map.byCode[event.keyCode];
}

/** The keys of a computer's keyboard, its media keys among them. */
export const webKeyMap: KeyMap = {
  byName: {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: 'left',
    ArrowRight: 'right',
    Enter: 'ok',
    Escape: 'back',
    Backspace: 'back',
    GoBack: 'back',
    BrowserBack: 'back',
    ' ': 'playPause',
    MediaPlayPause: 'playPause',
    Pause: 'pause',
    MediaPlay: 'play',
    MediaPause: 'pause',
    MediaStop: 'stop',
    MediaRewind: 'rewind',
    MediaFastForward: 'fastForward',
    MediaTrackPrevious: 'previous',
    MediaTrackNext: 'next',
    ChannelUp: 'channelUp',
    ChannelDown: 'channelDown',
    PageUp: 'channelUp',
    PageDown: 'channelDown',
    ColorF0Red: 'red',
    ColorF1Green: 'green',
    ColorF2Yellow: 'yellow',
    ColorF3Blue: 'blue',
    // A computer has no coloured buttons: the letters that they begin with stand in.
    r: 'red',
    R: 'red',
    g: 'green',
    G: 'green',
    y: 'yellow',
    Y: 'yellow',
    b: 'blue',
    B: 'blue',
    // As players on the web have them.
    j: 'rewind',
    J: 'rewind',
    k: 'playPause',
    K: 'playPause',
    l: 'fastForward',
    L: 'fastForward',
    m: 'mute',
    M: 'mute',
    f: 'fullScreen',
    F: 'fullScreen',
    '+': 'volumeUp',
    '-': 'volumeDown',
    Info: 'info',
    Guide: 'guide',
    BrowserSearch: 'search',
    Subtitle: 'subtitles',
    '0': 'digit0',
    '1': 'digit1',
    '2': 'digit2',
    '3': 'digit3',
    '4': 'digit4',
    '5': 'digit5',
    '6': 'digit6',
    '7': 'digit7',
    '8': 'digit8',
    '9': 'digit9',
  },
  byCode: {
    8: 'back',
    13: 'ok',
    19: 'pause',
    27: 'back',
    32: 'playPause',
    37: 'left',
    38: 'up',
    39: 'right',
    40: 'down',
    166: 'back',
    176: 'next',
    177: 'previous',
    178: 'stop',
    179: 'playPause',
    403: 'red',
    404: 'green',
    405: 'yellow',
    406: 'blue',
    412: 'rewind',
    413: 'stop',
    415: 'play',
    417: 'fastForward',
  },
};
