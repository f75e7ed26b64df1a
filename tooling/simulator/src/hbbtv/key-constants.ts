import type { DeviceModel } from '../device/device-models';

/** Numbers of today's sets. */
const usual: Readonly<Record<string, number>> = {
  VK_LEFT: 37,
  VK_UP: 38,
  VK_RIGHT: 39,
  VK_DOWN: 40,
  VK_ENTER: 13,
  VK_BACK: 461,
  VK_RED: 403,
  VK_GREEN: 404,
  VK_YELLOW: 405,
  VK_BLUE: 406,
  VK_PLAY: 415,
  VK_PAUSE: 19,
  VK_PLAY_PAUSE: 402,
  VK_STOP: 413,
  VK_REWIND: 412,
  VK_FAST_FWD: 417,
  VK_TRACK_PREV: 424,
  VK_TRACK_NEXT: 425,
  VK_RECORD: 416,
  VK_INFO: 457,
  VK_SUBTITLE: 460,
  VK_0: 48,
  VK_1: 49,
  VK_2: 50,
  VK_3: 51,
  VK_4: 52,
  VK_5: 53,
  VK_6: 54,
  VK_7: 55,
  VK_8: 56,
  VK_9: 57,
};

/** Numbers of some early sets and emulators, which are letters and function keys elsewhere. */
const early: Readonly<Record<string, number>> = {
  ...usual,
  VK_BACK: 0xa6,
  VK_RED: 0x74,
  VK_GREEN: 0x75,
  VK_YELLOW: 0x76,
  VK_BLUE: 0x77,
  VK_PLAY: 0x50,
  VK_PAUSE: 0x51,
  VK_STOP: 0x53,
  VK_REWIND: 0x52,
  VK_FAST_FWD: 0x46,
};

/** The model's `KeyEvent` constants. */
export function keyConstants({ systemVersion }: Pick<DeviceModel, 'systemVersion'>): Readonly<Record<string, number>> {
  return systemVersion === '1.2.1' ? early : usual;
}
