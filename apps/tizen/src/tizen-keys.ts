import { attempt, type KeyMap } from '@fjernsyn/browser';
import type { RemoteKey } from '@fjernsyn/kernel';
import type { Telemetry } from '@fjernsyn/platform';
import type { TizenInputKey, TizenWindow } from './tizen-api';

type Keys = readonly (readonly [name: string, code: number, key: RemoteKey])[];

/** Buttons that a set sends by itself. Exit is never asked for: a set that sends it all the same ends the application by it. */
const ownKeys: Keys = [
  ['ArrowLeft', 37, 'left'],
  ['ArrowUp', 38, 'up'],
  ['ArrowRight', 39, 'right'],
  ['ArrowDown', 40, 'down'],
  ['Enter', 13, 'ok'],
  ['Back', 10009, 'back'],
  ['Escape', 27, 'back'],
  ['Exit', 10182, 'exit'],
  // Of the set's own keyboard: ready, and not wanted.
  ['Done', 65376, 'ok'],
  ['Cancel', 65385, 'back'],
];

/** Buttons that a set keeps to itself until it is asked for them, and the codes they have where it does not tell. */
const askedKeys: Keys = [
  ['MediaPlay', 415, 'play'],
  ['MediaPause', 19, 'pause'],
  ['MediaPlayPause', 10252, 'playPause'],
  ['MediaStop', 413, 'stop'],
  ['MediaRewind', 412, 'rewind'],
  ['MediaFastForward', 417, 'fastForward'],
  ['MediaTrackPrevious', 10232, 'previous'],
  ['MediaTrackNext', 10233, 'next'],
  ['MediaRecord', 416, 'record'],
  ['ColorF0Red', 403, 'red'],
  ['ColorF1Green', 404, 'green'],
  ['ColorF2Yellow', 405, 'yellow'],
  ['ColorF3Blue', 406, 'blue'],
  ['ChannelUp', 427, 'channelUp'],
  ['ChannelDown', 428, 'channelDown'],
  ['Info', 457, 'info'],
  ['Guide', 458, 'guide'],
  ['Caption', 10221, 'subtitles'],
  ['Search', 10225, 'search'],
  ['0', 48, 'digit0'],
  ['1', 49, 'digit1'],
  ['2', 50, 'digit2'],
  ['3', 51, 'digit3'],
  ['4', 52, 'digit4'],
  ['5', 53, 'digit5'],
  ['6', 54, 'digit6'],
  ['7', 55, 'digit7'],
  ['8', 56, 'digit8'],
  ['9', 57, 'digit9'],
];

/**
 * Asks a set for its buttons, one by one, so that one it refuses takes no other with it; those it refuses are told in one event. Whether a set
 * names a button says nothing: MediaPlayPause is missing from the list of sets that have it.
 */
export function openTizenKeys({ tizen }: TizenWindow, telemetry: Telemetry): KeyMap {
  const device = tizen?.tvinputdevice;
  const refused = askedKeys.filter(([name]) => {
    const isAsked = attempt(() => {
      if (!device) return false;
      device.registerKey(name);
      return true;
    });
    return isAsked !== true;
  });
  if (refused.length > 0)
    telemetry.emit({ type: 'fault-found', kind: 'remote-keys', at: refused.map(([name]) => name).join() });
  return { byName: {}, byCode: codesOf(Array.from(attempt(() => device?.getSupportedKeys()) ?? [])) };
}

/** The buttons by code: as the set tells them, else as Samsung's sets are known to send them. */
function codesOf(told: readonly TizenInputKey[]): KeyMap['byCode'] {
  const byCode: Record<number, RemoteKey> = {};
  for (const [name, code, key] of [...ownKeys, ...askedKeys]) {
    const own = told.find((other) => other.name === name)?.code;
    byCode[own ?? code] = key;
  }
  return byCode;
}
