import { splitCharacters } from './characters';

/** What a text may become by typing. */
export interface TextRules {
  /** Characters as a person counts them. */
  readonly maxCharacters: number;
  /** UTF-16 code units; default no bound of its own. */
  readonly maxCodeUnits?: number | undefined;
  /** Default any character that shows. */
  readonly accepts?: 'digits' | undefined;
  /** Whether a text must not stand there: a character that would make it so is ignored. Default none. */
  readonly refuses?: ((text: string) => boolean) | undefined;
  /**
   * Spaces as between the words of a name: none leads, a space trims what stands before it, and a character that makes
   * the text no longer is ignored. Default as typed.
   */
  readonly spaces?: 'between-words' | undefined;
}

/** What neither shows nor joins what does: controls, marks of direction and widths of nothing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away.
const unseen = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** How many characters a person counts. */
export function countCharacters(text: string): number {
  return splitCharacters(text).length;
}

/** The text with more typed or pasted at its end, in NFC; what the rules refuse is left out. */
export function appendText(text: string, typed: string, rules: TextRules): string {
  const shown = typed.replace(unseen, '').replace(/\s/g, ' ').normalize('NFC');
  return splitCharacters(shown).reduce((before, character) => append(before, character, rules), text);
}

/** What a whole text becomes under the rules. */
export function toAllowedText(text: string, rules: TextRules): string {
  return appendText('', text, rules);
}

/** The text without its last character. */
export function eraseLast(text: string): string {
  return splitCharacters(text).slice(0, -1).join('');
}

function append(text: string, character: string, rules: TextRules): string {
  if (rules.accepts === 'digits' && !/^[0-9]$/.test(character)) return text;
  const isBetweenWords = rules.spaces === 'between-words';
  const before = isBetweenWords && character === ' ' ? text.trim() : text;
  if (isBetweenWords && character === ' ' && before === '') return text;
  const next = (before + character).normalize('NFC');
  const length = countCharacters(next);
  if (isBetweenWords && length <= countCharacters(text)) return text;
  const isTooLong =
    length > rules.maxCharacters || (rules.maxCodeUnits !== undefined && next.length > rules.maxCodeUnits);
  return isTooLong || rules.refuses?.(next) ? text : next;
}
