import type { SimulatedTarget } from '../device/device-state';
import type { SimulatorKey } from '../device/simulator-key';

/** A button as it is drawn: what stands on it, what it is called, and the key of a keyboard that presses it too. */
export interface RemoteFace {
  readonly sign: string;
  readonly name: string;
  readonly keyboard: string;
}

/** A row of the remote. */
export interface RemoteRow {
  readonly name: 'system' | 'digits' | 'round' | 'way' | 'tape' | 'skip' | 'colours' | 'channel' | 'service';
  readonly keys: readonly SimulatorKey[];
}

const face = (sign: string, name: string, keyboard = ''): RemoteFace => ({ sign, name, keyboard });

/** The faces of every button but the digits, whose sign is themselves. */
export const remoteFaces: Readonly<Partial<Record<SimulatorKey, RemoteFace>>> = {
  up: face('▲', 'Up', 'arrow up'),
  down: face('▼', 'Down', 'arrow down'),
  left: face('◀', 'Left', 'arrow left'),
  right: face('▶', 'Right', 'arrow right'),
  ok: face('OK', 'OK', 'Enter'),
  back: face('Back', 'Back', 'Esc or Backspace'),
  exit: face('Exit', 'Exit', 'End'),
  home: face('Home', 'Home', 'Home'),
  play: face('▶', 'Play', 'P'),
  pause: face('❚❚', 'Pause', 'U'),
  playPause: face('▶❚❚', 'Play or pause', 'Space'),
  stop: face('■', 'Stop', 'S'),
  record: face('●', 'Record'),
  rewind: face('◀◀', 'Rewind', 'J'),
  fastForward: face('▶▶', 'Fast forward', 'L'),
  previous: face('❙◀', 'Previous'),
  next: face('▶❙', 'Next'),
  channelUp: face('CH ▲', 'Channel up', 'Page up'),
  channelDown: face('CH ▼', 'Channel down', 'Page down'),
  red: face('', 'Red', 'R'),
  green: face('', 'Green', 'G'),
  yellow: face('', 'Yellow', 'Y'),
  blue: face('', 'Blue', 'B'),
  info: face('Info', 'Info', 'I'),
  guide: face('Guide', 'Guide', 'E'),
  search: face('Search', 'Search', 'F'),
  subtitles: face('CC', 'Subtitles', 'T'),
};

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => `digit${digit}` as SimulatorKey);

const allRows: readonly RemoteRow[] = [
  { name: 'system', keys: ['home', 'info', 'guide', 'search', 'subtitles'] },
  { name: 'digits', keys: digits },
  { name: 'channel', keys: ['channelDown', 'channelUp'] },
  { name: 'round', keys: ['up', 'left', 'ok', 'right', 'down'] },
  { name: 'way', keys: ['back', 'exit'] },
  { name: 'tape', keys: ['rewind', 'play', 'pause', 'stop', 'fastForward'] },
  { name: 'skip', keys: ['previous', 'playPause', 'record', 'next'] },
  { name: 'colours', keys: ['red', 'green', 'yellow', 'blue'] },
];

/** The rows of a target's remote: the buttons that it has, and no row that would be empty. */
export function rowsOf(keys: readonly SimulatorKey[]): readonly RemoteRow[] {
  return allRows
    .map(({ name, keys: row }) => ({ name, keys: row.filter((key) => keys.includes(key)) }))
    .filter(({ keys: row }) => row.length > 0);
}

/** What the maker calls the remote. */
export const remoteTitles: Readonly<Record<SimulatedTarget, string>> = {
  tizen: 'Samsung remote',
  webos: 'Magic Remote',
  hbbtv: 'TV remote',
};
