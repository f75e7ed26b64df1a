import type { SimulatorKey } from '../device/simulator-key';
import type { KeyFace, KeyGate } from '../frame/key-face';

const unnamed = (code: number): KeyFace => ({ code, name: 'Unidentified' });

/** Buttons as LG's sets send them; the others stay with the set. */
const faces: Readonly<Partial<Record<SimulatorKey, KeyFace>>> = {
  left: { code: 37, name: 'ArrowLeft' },
  up: { code: 38, name: 'ArrowUp' },
  right: { code: 39, name: 'ArrowRight' },
  down: { code: 40, name: 'ArrowDown' },
  ok: { code: 13, name: 'Enter' },
  back: { code: 461, name: 'GoBack' },
  play: unnamed(415),
  pause: unnamed(19),
  stop: unnamed(413),
  rewind: unnamed(412),
  fastForward: unnamed(417),
  channelUp: { code: 33, name: 'PageUp' },
  channelDown: { code: 34, name: 'PageDown' },
  red: unnamed(403),
  green: unnamed(404),
  yellow: unnamed(405),
  blue: unnamed(406),
  info: unnamed(457),
};

/** Lets through what LG's sets give to every application. */
export const webosGate: KeyGate = (key) => {
  const digit = /^digit(\d)$/.exec(key)?.[1];
  if (digit !== undefined) return { code: 48 + Number(digit), name: digit };
  return faces[key as SimulatorKey] ?? { why: 'the set keeps this button' };
};
