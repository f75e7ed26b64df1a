import type { CdpConnection } from './cdp-connection';

interface Key {
  readonly key: string;
  readonly code: string;
  readonly keyCode: number;
  readonly text?: string;
}

/** The keys of a remote control and a keyboard, as a desktop browser reports them; `back` is Escape. */
export const keys = {
  left: { key: 'ArrowLeft', code: 'ArrowLeft', keyCode: 37 },
  up: { key: 'ArrowUp', code: 'ArrowUp', keyCode: 38 },
  right: { key: 'ArrowRight', code: 'ArrowRight', keyCode: 39 },
  down: { key: 'ArrowDown', code: 'ArrowDown', keyCode: 40 },
  ok: { key: 'Enter', code: 'Enter', keyCode: 13, text: '\r' },
  back: { key: 'Escape', code: 'Escape', keyCode: 27 },
  backspace: { key: 'Backspace', code: 'Backspace', keyCode: 8 },
  space: { key: ' ', code: 'Space', keyCode: 32, text: ' ' },
  tab: { key: 'Tab', code: 'Tab', keyCode: 9 },
  playPause: { key: 'MediaPlayPause', code: 'MediaPlayPause', keyCode: 179 },
  play: { key: 'MediaPlay', code: 'MediaPlay', keyCode: 250 },
  pause: { key: 'MediaPause', code: 'MediaPause', keyCode: 0 },
  stop: { key: 'MediaStop', code: 'MediaStop', keyCode: 178 },
  rewind: { key: 'MediaRewind', code: 'MediaRewind', keyCode: 0 },
  fastForward: { key: 'MediaFastForward', code: 'MediaFastForward', keyCode: 0 },
  channelUp: { key: 'ChannelUp', code: 'ChannelUp', keyCode: 0 },
  channelDown: { key: 'ChannelDown', code: 'ChannelDown', keyCode: 0 },
  red: { key: 'ColorF0Red', code: 'ColorF0Red', keyCode: 0 },
  green: { key: 'ColorF1Green', code: 'ColorF1Green', keyCode: 0 },
  yellow: { key: 'ColorF2Yellow', code: 'ColorF2Yellow', keyCode: 0 },
  blue: { key: 'ColorF3Blue', code: 'ColorF3Blue', keyCode: 0 },
  info: { key: 'Info', code: 'Info', keyCode: 0 },
  guide: { key: 'Guide', code: 'Guide', keyCode: 0 },
} as const satisfies Readonly<Record<string, Key>>;

/** The name of a key that the driver can press. */
export type KeyName = keyof typeof keys;

async function down(connection: CdpConnection, key: Key, isRepeat: boolean): Promise<void> {
  await connection.send('Input.dispatchKeyEvent', {
    type: key.text === undefined ? 'rawKeyDown' : 'keyDown',
    key: key.key,
    code: key.code,
    windowsVirtualKeyCode: key.keyCode,
    nativeVirtualKeyCode: key.keyCode,
    autoRepeat: isRepeat,
    ...(key.text === undefined ? {} : { text: key.text, unmodifiedText: key.text }),
  });
}

async function up(connection: CdpConnection, key: Key): Promise<void> {
  await connection.send('Input.dispatchKeyEvent', {
    type: 'keyUp',
    key: key.key,
    code: key.code,
    windowsVirtualKeyCode: key.keyCode,
    nativeVirtualKeyCode: key.keyCode,
  });
}

/** Presses a key and lets it go. */
export async function pressKey(connection: CdpConnection, name: KeyName): Promise<void> {
  await down(connection, keys[name], false);
  await up(connection, keys[name]);
}

/** Holds a key: one press, then repeats every `intervalMs`, then the key comes up. */
export async function holdKey(
  connection: CdpConnection,
  name: KeyName,
  { repeats, intervalMs }: { readonly repeats: number; readonly intervalMs: number },
): Promise<void> {
  await down(connection, keys[name], false);
  for (let repeat = 0; repeat < repeats; repeat++) {
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
    await down(connection, keys[name], true);
  }
  await up(connection, keys[name]);
}

/** Types a text into whatever has the focus, one key after the other. */
export async function typeText(connection: CdpConnection, text: string): Promise<void> {
  for (const character of text) {
    const isPlain = /^[a-zA-Z0-9]$/.test(character);
    const keyCode = isPlain ? character.toUpperCase().charCodeAt(0) : 0;
    const code = /^[0-9]$/.test(character) ? `Digit${character}` : isPlain ? `Key${character.toUpperCase()}` : '';
    const key: Key = { key: character, code, keyCode, text: character };
    await down(connection, key, false);
    await up(connection, key);
  }
}
