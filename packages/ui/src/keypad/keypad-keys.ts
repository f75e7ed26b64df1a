/** Layouts that lead to one another. */
export type TypedLayout = 'alphanumeric' | 'numeric' | 'punctuation';

/** Which keys a keypad shows; the static one stands alone. */
export type KeypadLayout = TypedLayout | 'static-numeric';

/** What a key does. */
export type KeyAction =
  | { readonly type: 'character'; readonly character: string }
  | { readonly type: 'layout'; readonly layout: TypedLayout }
  | { readonly type: 'space' | 'delete' | 'clear' | 'capitals' | 'done' | 'extra' };

/** One key and its place: columns counted from the left of a left-to-right page. */
export interface KeypadKey {
  /** Key in the focus tree; the keys of the foot keep theirs in every layout, so that focus stays. */
  readonly focusKey: string;
  readonly action: KeyAction;
  readonly column: number;
  /** Columns that it takes. */
  readonly span: number;
}

/** A line of keys. */
export interface KeypadRow {
  readonly focusKey: string;
  readonly keys: readonly KeypadKey[];
  /** Mirrored in right-to-left: what is not typed has no order of its own. */
  readonly isMirrored: boolean;
}

/** What stands in a keypad beside what its layout has. */
export interface KeySet {
  /** The wide key at the end is done; otherwise it empties the text. */
  readonly hasDone: boolean;
  /** The numeric keypad that stands alone has a key of its caller's. */
  readonly hasExtra: boolean;
}

/** Columns of the layouts that are typed in; the numeric keypad that stands alone has three. */
export const keypadColumns = 6;

/** 29 letters; with delete and the four keys of the foot 34 (S9). */
const letters = ['abcdef', 'ghijkl', 'mnopqr', 'stuvwx', 'yzæøå'];

/** Signs, and the letters of the neighbours' names: Faroese, Greenlandic, Swedish, German, French. */
const signs = ['.,?!\'"', '-_:;&@', '()/+#%', 'éáíóúý', 'ðäöüë'];

const digits = ['123', '456', '789'];

/** The lines of a layout, from the top. */
export function rowsOf(layout: KeypadLayout, parts: KeySet): readonly KeypadRow[] {
  switch (layout) {
    case 'alphanumeric':
      return [...toRows(letters, 1, eraseAt(5, 1)), footOf({ type: 'capitals' }, 'numeric', parts)];
    case 'punctuation':
      return [...toRows(signs, 1, eraseAt(5, 1)), footOf({ type: 'layout', layout: 'numeric' }, 'alphanumeric', parts)];
    case 'numeric':
      return [
        ...toRows(digits, 2),
        lastOfDigits(2),
        footOf({ type: 'layout', layout: 'punctuation' }, 'alphanumeric', parts),
      ];
    case 'static-numeric':
      return [...toRows(digits, 1), lastOfDigits(1, parts.hasExtra)];
  }
}

function toRows(lines: readonly string[], span: number, last?: KeypadKey): readonly KeypadRow[] {
  return lines.map((line, index) => {
    const keys = Array.from(line, (character, place) => characterAt(character, place * span, span));
    const isLast = index === lines.length - 1;
    return rowOf(index, isLast && last !== undefined ? [...keys, last] : keys);
  });
}

function lastOfDigits(span: number, hasExtra = false): KeypadRow {
  const extra: KeypadKey = { focusKey: 'extra', action: { type: 'extra' }, column: 0, span };
  return rowOf(3, [...(hasExtra ? [extra] : []), characterAt('0', span, span), eraseAt(2 * span, span)]);
}

function rowOf(index: number, keys: readonly KeypadKey[]): KeypadRow {
  return { focusKey: `row-${index}`, keys, isMirrored: false };
}

function footOf(first: KeyAction, layout: TypedLayout, { hasDone }: KeySet): KeypadRow {
  return {
    focusKey: 'foot',
    isMirrored: true,
    keys: [
      { focusKey: 'first', action: first, column: 0, span: 1 },
      { focusKey: 'layout', action: { type: 'layout', layout }, column: 1, span: 1 },
      { focusKey: 'space', action: { type: 'space' }, column: 2, span: 2 },
      { focusKey: 'last', action: { type: hasDone ? 'done' : 'clear' }, column: 4, span: 2 },
    ],
  };
}

function characterAt(character: string, column: number, span: number): KeypadKey {
  return { focusKey: character, action: { type: 'character', character }, column, span };
}

function eraseAt(column: number, span: number): KeypadKey {
  return { focusKey: 'delete', action: { type: 'delete' }, column, span };
}
