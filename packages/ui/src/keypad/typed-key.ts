/** What a keyboard's event tells of itself. */
export interface TypedEvent {
  /** Not told by engines before Chromium 51. */
  readonly key?: string | undefined;
  readonly code: string;
  readonly keyCode: number;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  getModifierState(name: string): boolean;
}

/** What a press on a keyboard means for a text; null where it is not for the text. */
export type TypedKey =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'delete' }
  /** An accent that waits for its letter, as a combining mark. */
  | { readonly type: 'accent'; readonly accent: string }
  | null;

/** Accents on the dead keys of the Nordic keyboards, by physical key: alone, with Shift, with AltGr. */
const accents: Readonly<Record<string, readonly [string, string, string?]>> = {
  Equal: ['\u0301', '\u0300'],
  BracketRight: ['\u0308', '\u0302', '\u0303'],
};

/** `keyCode` of a key that an input method keeps. */
const processedCode = 229;

/** Reads a press. Arrows, OK, Back and all shortcuts are not for the text. */
export function readTypedKey(event: TypedEvent): TypedKey {
  const { key = 'Unidentified', code, keyCode } = event;
  const isAltGraph = event.getModifierState('AltGraph');
  const isShortcut = event.metaKey || ((event.ctrlKey || event.altKey) && !isAltGraph);
  if (isShortcut || event.isComposing || keyCode === processedCode) return null;
  if (key === 'Backspace') return { type: 'delete' };
  if (key === 'Dead') {
    const accent = accents[code]?.[isAltGraph ? 2 : event.shiftKey ? 1 : 0];
    return accent === undefined ? null : { type: 'accent', accent };
  }
  const character = key === 'Unidentified' ? digitOf(keyCode) : key;
  return Array.from(character).length === 1 ? { type: 'text', text: character } : null;
}

/** The letter with the accent that waited for it; the letter alone where they make none, or where it came with one. */
export function withAccent(text: string, accent: string): string {
  const joined = (text + accent).normalize('NFC');
  return Array.from(joined).length === 1 ? joined : text;
}

/** Remotes send their digits by code alone, on some sets. */
function digitOf(keyCode: number): string {
  if (keyCode >= 48 && keyCode <= 57) return String(keyCode - 48);
  return keyCode >= 96 && keyCode <= 105 ? String(keyCode - 96) : '';
}
