import type { ConnectedDevice } from '../device/device';
import type { DeviceState } from '../device/device-state';
import type { SimulatorKey } from '../device/simulator-key';
import type { KeyGate } from '../frame/key-face';
import { recorded } from '../frame/recorded';
import { keyConstants } from './key-constants';

/** Groups of keys, each a bit. */
export const keyGroups = {
  RED: 0x1,
  GREEN: 0x2,
  YELLOW: 0x4,
  BLUE: 0x8,
  NAVIGATION: 0x10,
  VCR: 0x20,
  SCROLL: 0x40,
  INFO: 0x80,
  NUMERIC: 0x100,
  ALPHA: 0x200,
  OTHER: 0x400,
} as const;

type Button = readonly [constant: string, group: number];

const { RED, GREEN, YELLOW, BLUE, NAVIGATION, VCR, INFO, NUMERIC, OTHER } = keyGroups;

/** Every button that an application can get. */
const buttons: Readonly<Partial<Record<SimulatorKey, Button>>> = {
  left: ['VK_LEFT', NAVIGATION],
  up: ['VK_UP', NAVIGATION],
  right: ['VK_RIGHT', NAVIGATION],
  down: ['VK_DOWN', NAVIGATION],
  ok: ['VK_ENTER', NAVIGATION],
  back: ['VK_BACK', NAVIGATION],
  red: ['VK_RED', RED],
  green: ['VK_GREEN', GREEN],
  yellow: ['VK_YELLOW', YELLOW],
  blue: ['VK_BLUE', BLUE],
  play: ['VK_PLAY', VCR],
  pause: ['VK_PAUSE', VCR],
  playPause: ['VK_PLAY_PAUSE', VCR],
  stop: ['VK_STOP', VCR],
  rewind: ['VK_REWIND', VCR],
  fastForward: ['VK_FAST_FWD', VCR],
  previous: ['VK_TRACK_PREV', VCR],
  next: ['VK_TRACK_NEXT', VCR],
  record: ['VK_RECORD', VCR],
  info: ['VK_INFO', INFO],
  subtitles: ['VK_SUBTITLE', OTHER],
};

/** Groups that an application started by its channel does not get before the viewer has used it. */
const afterActivation = VCR | NUMERIC | OTHER;
const activating = RED | GREEN | YELLOW | BLUE | NAVIGATION;

function buttonOf(key: SimulatorKey): Button | undefined {
  const digit = /^digit(\d)$/.exec(key)?.[1];
  return digit === undefined ? buttons[key] : [`VK_${digit}`, NUMERIC];
}

const mayHaveAll = ({ start, isActivated }: DeviceState): boolean => start === 'portal' || isActivated;

/** Lets through the groups that the application has asked for and been granted; the first one that is used activates it. */
export function hbbtvGate(device: ConnectedDevice): KeyGate {
  const codes = keyConstants(device.model);
  return (key) => {
    const button = buttonOf(key as SimulatorKey);
    if (button === undefined) return { why: 'the set keeps this button' };
    const [constant, group] = button;
    const state = device.state();
    if ((state.keyset & group) === 0) return { why: `${constant} is outside the keyset` };
    if (!state.isActivated && (group & activating) !== 0) device.update({ isActivated: true });
    return { code: codes[constant] ?? 0, name: 'Unidentified' };
  };
}

/** `privateData.keyset`: asks for groups of keys; what the set does not grant is missing from `value` afterwards. */
export function createKeyset(device: ConnectedDevice) {
  const maximumValue = Object.values(keyGroups).reduce((all, bit) => all | bit, 0);
  let otherKeys: readonly number[] = [];
  return {
    ...keyGroups,
    maximumValue,
    maximumOtherKeys: [],
    supportsPointer: device.model.hasPointer,
    get value() {
      return device.state().keyset;
    },
    get otherKeys() {
      return otherKeys;
    },
    setValue: recorded(device, 'keyset.setValue', (value: number, others: readonly number[] = []) => {
      otherKeys = [...others];
      const granted = mayHaveAll(device.state()) ? value : value & ~afterActivation;
      device.update({ keyset: granted & maximumValue });
      return granted & maximumValue;
    }),
    getKeyIcon: () => null,
    getKeyLabel: () => null,
  };
}
