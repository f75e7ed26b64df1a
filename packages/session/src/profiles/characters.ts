/** What an engine may bring: `Intl.Segmenter` came with Chromium 87. */
interface SegmenterHost {
  readonly Segmenter?: new (
    locale: string,
    options: { readonly granularity: 'grapheme' },
  ) => { segment(text: string): Iterable<{ readonly segment: string }> };
}

/** Ranges of code points that print nothing by themselves: joiners, marks of direction, variation selectors and fillers. */
const unseenRanges: readonly (readonly [first: number, last: number])[] = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x600, 0x605],
  [0x61c, 0x61c],
  [0x6dd, 0x6dd],
  [0x70f, 0x70f],
  [0x890, 0x891],
  [0x8e2, 0x8e2],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x110bd, 0x110bd],
  [0x110cd, 0x110cd],
  [0x13430, 0x1343f],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

/** Of these, what joins letters and chooses between forms of a sign: it belongs to what stands before it. */
const joiningRanges = [
  [0x200c, 0x200d],
  [0xfe00, 0xfe0f],
  [0xe0020, 0xe007f],
] as const;

/** Controls, halves of characters, and what every font draws as it likes. */
const senselessRanges = [
  [0, 0x1f],
  [0x7f, 0x9f],
  [0xd800, 0xf8ff],
  [0xf0000, 0x10ffff],
] as const;

/** Marks that need a letter to stand on, as far as engines are asked who know no classes of characters. */
const markRanges = [
  [0x300, 0x36f],
  [0x483, 0x489],
  [0x591, 0x5bd],
  [0x610, 0x61a],
  [0x64b, 0x65f],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
] as const;

/** Letters, numbers, punctuation and symbols, as patterns name their classes. */
const signClasses = ['L', 'N', 'P', 'S'] as const;

/** Whether a character prints something, be it a space or a mark. */
export function isSeen(character: string): boolean {
  return !isWithin(character, unseenRanges);
}

/** Whether a character may stand in a name: it prints, or joins what does (S5.6). */
export function isPrintable(character: string): boolean {
  return !isWithin(character, senselessRanges) && (isSeen(character) || isWithin(character, joiningRanges));
}

/** A text without what prints nothing. */
export function withoutUnseen(text: string): string {
  return Array.from(text).filter(isSeen).join('');
}

/** Whether a reader sees a letter, a number or a sign in a text, and not spaces and marks alone. */
export const hasSign: (text: string) => boolean = createHasSign();

/** The characters of a text as a person counts them; code points where the engine knows no better (reading "Length of a name"). */
export const countCharacters: (text: string) => number = createCountCharacters(
  typeof Intl === 'undefined' ? {} : (Intl as SegmenterHost),
);

/** Makes {@link countCharacters} for an engine. */
export function createCountCharacters({ Segmenter }: SegmenterHost): (text: string) => number {
  const segmenter = Segmenter && new Segmenter('da', { granularity: 'grapheme' });
  return (text) => {
    const characters = segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
    return characters.filter((each) => withoutUnseen(each) !== '').length;
  };
}

/** Classes of characters came with Chromium 64; a pattern that the engine does not know throws. */
function createHasSign(): typeof hasSign {
  try {
    // Put together here, since a literal keeps an engine without such classes from reading the whole script.
    const sign = new RegExp(`[${signClasses.map((name) => `\\p{${name}}`).join('')}]`, 'u');
    return (text) => sign.test(withoutUnseen(text));
  } catch {
    return hasSignByRanges;
  }
}

/** As {@link hasSign}, on engines without classes of characters. */
export function hasSignByRanges(text: string): boolean {
  return Array.from(withoutUnseen(text)).some((each) => !/\s/.test(each) && !isWithin(each, markRanges));
}

function isWithin(character: string, ranges: readonly (readonly [first: number, last: number])[]): boolean {
  const point = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= point && point <= last);
}
